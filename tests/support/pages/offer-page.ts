import type { Locator, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../portal/live-portal.ts';

/** Creates an offer of the first company of a portal; returns its `urlAcceso`. */
export function newOffer({ db }: LivePortal, values: Parameters<typeof makeOffer>[2] = {}): string {
  const company = db.value<number>(sql`SELECT id FROM company WHERE estado = 'validada' ORDER BY id`) ?? 0;
  return makeOffer(db, company, values).urlAcceso;
}

/** Number of a persona's applications to an offer. */
export function applicationsTo(portal: LivePortal, url: string, persona: PersonaId): number {
  return (
    portal.db.value<number>(sql`
      SELECT count(*) FROM candidacy JOIN offer ON offer.id = candidacy.offer
      WHERE urlAcceso = ${url} AND student = ${personaAccount(portal, persona)}`) ?? 0
  );
}

/** Button that starts the application. */
export const applyButton = (page: Page, name = 'Inscribirme'): Locator =>
  page.locator('.offer-apply').getByRole('button', { name, exact: true });

/** Waits until the offer is shown. */
export const offerShown = (page: Page): Promise<void> => page.locator('.offer-apply').waitFor();

/** Waits until the started action has ended, in success or failure. */
export async function applyEnded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.offer-apply') && !document.querySelector('.offer-apply [data-busy]'),
  );
}

/** Error below the pressed button. */
export const errorBanner = (page: Page): Locator => page.locator('.offer-apply .banner[data-tone=danger]');
