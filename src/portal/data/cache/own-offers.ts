import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { dameDatosProcesoComoAlumno } from '#core/contract/calls/company-offer.ts';
import { dameNumProcesos, dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { queryCache } from './portal-cache.ts';

/** Refetches the offers of the company; `undefined` where the request failed and none were known. */
export async function rereadOwnOffers(): Promise<readonly Process[] | undefined> {
  return queryCache.refresh(dameProcesosEmpleoYpracticas, {});
}

/** The offers of the company as the page shows them; `undefined` before they are loaded. */
export function shownOwnOffers(): readonly Process[] | undefined {
  const shown = queryCache.of(dameProcesosEmpleoYpracticas, {}).get();
  return shown.state === 'ready' ? shown.datos : undefined;
}

/** Drops the cached offers of the company after one has changed; those on the screen are refetched. */
export function dropOwnOffers(): void {
  queryCache.drop(
    dameProcesosEmpleoYpracticas,
    dameNumProcesos,
    dameDatosProceso,
    dameDatosProcesoComoAlumno,
  );
}
