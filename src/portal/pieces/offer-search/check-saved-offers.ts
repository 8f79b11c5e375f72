import { dameOferta } from '#core/contract/calls/student-offer.ts';
import * as codes from '#core/contract/codes.ts';
import { localDay } from '#core/i18n/dates.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Person } from '#portal/data/session/person.ts';
import type { SavedItems, SavedOffer } from './saved-items.ts';
import { updateOffer } from './saved-offers.ts';

/** Minimum interval between looks at the same offer, in milliseconds. */
const checkInterval = 30 * 60_000;

/** Maximum number of offers looked at on a page. */
const maxChecks = 6;

interface CheckSettings {
  saved: SavedItems;
  person: Person;
  call: Caller;
  now: number;
}

/** Saved offers that may still be open and have not been looked at lately, those longest ago first. */
function offersToCheck(offers: readonly SavedOffer[], now: number): SavedOffer[] {
  const today = localDay(now);
  return offers
    .filter(({ cerrada, fechaCaducidad = today }) => !cerrada && fechaCaducidad >= today)
    .filter(({ mirada = 0 }) => now - mirada >= checkInterval)
    .toSorted((a, b) => (a.mirada ?? 0) - (b.mirada ?? 0))
    .slice(0, maxChecks);
}

/** Looks at saved offers, one after another, and stores their last day, and which are closed. */
export async function checkSavedOffers({ saved, person, call, now }: CheckSettings): Promise<void> {
  for (const { urlAcceso } of offersToCheck(saved.ofertas, now)) {
    const result = await call(dameOferta, { params: { url: urlAcceso } });
    if (result.ok) {
      const { fechaCaducidad, inscrito } = result.datos;
      updateOffer(person, urlAcceso, { ...omitUndefined({ fechaCaducidad, inscrito }), mirada: now });
    } else if (result.kind === 'error' && result.code === codes.offerNotFound) {
      const { fechaCierre } = result;
      const cerrada = { dia: fechaCierre ?? localDay(now), esDelServidor: fechaCierre !== undefined };
      updateOffer(person, urlAcceso, { cerrada, mirada: now });
    } else {
      // Stops at the first failure, so as not to burden a failing server.
      return;
    }
  }
}
