import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
  dameCandidaturasPracticasUsuarioPorEstados,
  dameOfertasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { queryCache } from './portal-cache.ts';

/** Forgets what is kept of applications, and of lists of offers that say whether there is one, because one has changed. */
export function dropApplications(): void {
  queryCache.drop(
    dameCandidaturasPracticasUsuario,
    dameCandidaturasPracticasUsuarioPorEstados,
    dameCandidaturasEmpleoUsuario,
    dameOfertasUsuario,
  );
}
