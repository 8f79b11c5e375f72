import { type Prefetches, prefetch, prefetchDomain } from '#portal/data/prefetch/declare-prefetches.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import { applicationsOf } from './applications-of.ts';

/** Prefetches of the page of one's own applications. */
export const applicationsPrefetch: Prefetches = (student, { brand, language }) => [
  ...ownKinds(student, brand).map((kind) => prefetch(applicationsOf[kind], {})),
  prefetchDomain('estadosCandidaturasAlumno', language),
];
