import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { dameDatosProcesoComoAlumno } from '#core/contract/calls/company-offer.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { queryCache } from './portal-cache.ts';

/** Asks for the offers of the company again; `undefined` where they did not come. */
export async function rereadOwnOffers(): Promise<readonly Process[] | undefined> {
  return queryCache.refresh(dameProcesosEmpleoYpracticas, {});
}

/** The offers of the company as the page has them; `undefined` where it has none of them. */
export function shownOwnOffers(): readonly Process[] | undefined {
  const shown = queryCache.of(dameProcesosEmpleoYpracticas, {}).get();
  return shown.state === 'ready' ? shown.datos : undefined;
}

/** Forgets what is kept of the company's offers, because one has changed; what is on the screen is asked for again. */
export function dropOwnOffers(): void {
  queryCache.drop(
    dameProcesosEmpleoYpracticas,
    dameNumProcesos,
    dameDatosProceso,
    dameDatosProcesoComoAlumno,
  );
}
