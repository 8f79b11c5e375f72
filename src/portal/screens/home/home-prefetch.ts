import type { Prefetches } from '#portal/data/prefetch/declare-prefetches.ts';
import { companyHomePrefetch } from './company-home-prefetch.ts';
import { studentHomePrefetch } from './student-home-prefetch.ts';

/** What the home of someone asks for. */
export const homePrefetch: Prefetches = (person, page) =>
  (person.type === 'Empresa' ? companyHomePrefetch : studentHomePrefetch)(person, page);
