import { dameEventos } from '#core/contract/calls/events.ts';
import { programasPracticasActivos } from '#core/contract/calls/programmes.ts';
import { damePropuestasAlumno } from '#core/contract/calls/student-proposal.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';

/** What the page of one's own requests asks for at first. */
export const proceduresAsks: Asks = (person, { brand: { paths } }) => [
  ...(paths['placement-proposal'] && person.conPracticas ? [wants(damePropuestasAlumno, {})] : []),
  ...(paths.programmes ? [wants(programasPracticasActivos, {})] : []),
  ...(paths.events ? [wants(dameEventos, {})] : []),
];
