import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { damePropuestasAlumno } from '#core/contract/calls/student-proposal.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** What the page of one's own requests asks for at first. */
export const proceduresPrefetch: Prefetches = (person, { brand: { paths } }) => [
  ...(paths['placement-proposal'] && person.conPracticas ? [prefetch(damePropuestasAlumno, {})] : []),
  ...(paths.programmes ? [prefetch(programasPracticasActivos, {})] : []),
  ...(paths.events ? [prefetch(dameEventos, {})] : []),
];
