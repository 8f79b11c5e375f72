import { faltaDatosNecesariosPorPractica } from '#core/contract/calls/student-placement-documents.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of the page of the student's placements. */
export const placementsPrefetch: Prefetches = () => [
  prefetch(damePracticasAlumno, {}),
  prefetch(faltaDatosNecesariosPorPractica, {}),
];
