import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { pageId } from '#portal/data/prefetch/prefetch.ts';
import { type Prefetches, prefetch, prefetchDomain } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of the page of an offer's candidates. */
export const candidatesPrefetch: Prefetches = (_, { language }) => [
  prefetch(dameDatosProceso, { params: { id: pageId } }),
  // Painted rows name states, degrees and years.
  prefetchDomain('estadosCandidaturasAlumno', language),
  prefetchDomain('titulaciones', language),
  prefetchDomain('cursos', language),
];
