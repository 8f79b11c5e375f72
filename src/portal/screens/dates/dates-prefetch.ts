import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { dameEventos, dameEventosEmpresa } from '#core/contract/calls/events.ts';
import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of the page of dates. */
export const datesPrefetch: Prefetches = (visitor, { brand: { paths } }) =>
  visitor.type === 'Empresa'
    ? [
        prefetch(dameProcesosEmpleoYpracticas, {}),
        ...(paths['upload-agreement'] ? [prefetch(dameConveniosEmpresa, {})] : []),
        ...(paths.events ? [prefetch(dameEventosEmpresa, {})] : []),
      ]
    : [
        ...(visitor.conPracticas && paths['placement-offers']
          ? [prefetch(dameCandidaturasPracticasUsuario, {})]
          : []),
        ...(visitor.conEmpleo && paths['job-offers'] ? [prefetch(dameCandidaturasEmpleoUsuario, {})] : []),
        ...(visitor.conPracticas && paths.placements ? [prefetch(damePracticasAlumno, {})] : []),
        ...(paths.events ? [prefetch(dameEventos, {})] : []),
      ];
