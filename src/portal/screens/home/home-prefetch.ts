import type { Prefetches } from '#portal/data/prefetch/declare-prefetches.ts';
import { companyHomePrefetch } from './company-home-prefetch.ts';
import { studentHomePrefetch } from './student-home-prefetch.ts';

/** Prefetches of the home page, by the visitor's side. */
export const homePrefetch: Prefetches = (visitor, page) =>
  (visitor.type === 'Empresa' ? companyHomePrefetch : studentHomePrefetch)(visitor, page);
