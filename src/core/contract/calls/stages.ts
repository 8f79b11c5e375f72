import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { CallName } from './index.ts';

/** Calls by stage of building a server; with those of stage 1 a student signs in, finds an offer and applies. */
export const stages = {
  1: [
    'dominio',
    'logaUsuario',
    'guardaAceptacionRGPD',
    'dameNotificaciones',
    'dameOfertasUsuario',
    'ofertasEncajanConUsuario',
    'dameOferta',
    'inscribirse',
    'dameCandidaturasPracticasUsuarioPorEstados',
    'dameCandidaturasEmpleoUsuario',
  ],
} as const satisfies Readonly<Record<number, readonly CallName[]>>;

/** Domain lists that the pages of stage 1 need; those of filters can wait. */
export const firstLists = [
  'estadosCandidaturasAlumno',
  'provincias',
  'titulaciones',
] as const satisfies readonly DomainListName[];
