import type { Prefetches } from '#portal/data/ahead/wanted.ts';
import { companyHomePrefetch } from './company-home-asks.ts';
import { studentHomePrefetch } from './student-home-asks.ts';

/** What the home of someone asks for. */
export const homePrefetch: Prefetches = (person, page) =>
  (person.type === 'Empresa' ? companyHomePrefetch : studentHomePrefetch)(person, page);
