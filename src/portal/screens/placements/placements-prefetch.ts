import { faltaDatosNecesariosPorPractica } from '#core/contract/calls/student-placement-documents.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** What the page of one's own placements asks for. */
export const placementsPrefetch: Prefetches = () => [
  prefetch(damePracticasAlumno, {}),
  prefetch(faltaDatosNecesariosPorPractica, {}),
];
