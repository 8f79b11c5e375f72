import { faltaDatosNecesariosPorPractica } from '#core/contract/calls/student-placement-documents.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { type Asks, wants } from '#portal/data/ahead/wanted.ts';

/** What the page of one's own placements asks for. */
export const placementsAsks: Asks = () => [
  wants(damePracticasAlumno, {}),
  wants(faltaDatosNecesariosPorPractica, {}),
];
