import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { damePropuestasAlumno } from '#core/contract/calls/student-proposal.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of the page of the student's requests. */
export const proceduresPrefetch: Prefetches = (student, { brand: { paths } }) => [
  ...(paths['placement-proposal'] && student.conPracticas ? [prefetch(damePropuestasAlumno, {})] : []),
  ...(paths.programmes ? [prefetch(programasPracticasActivos, {})] : []),
  ...(paths.events ? [prefetch(dameEventos, {})] : []),
];
