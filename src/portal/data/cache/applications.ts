import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
  dameOfertasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { queryCache } from './portal-cache.ts';

/** Drops the cached applications after one has changed, and the lists of offers, which show them. */
export function dropApplications(): void {
  queryCache.drop(
    dameCandidaturasPracticasUsuario,
    dameCandidaturasPracticasUsuarioPorEstados,
    dameCandidaturasEmpleoUsuario,
    dameOfertasUsuario,
  );
}
