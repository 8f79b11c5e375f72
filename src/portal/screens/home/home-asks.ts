import type { Asks } from '#portal/data/ahead/wanted.ts';
import { companyHomeAsks } from './company-home-asks.ts';
import { studentHomeAsks } from './student-home-asks.ts';

/** What the home of someone asks for. */
export const homeAsks: Asks = (person, page) =>
  (person.type === 'Empresa' ? companyHomeAsks : studentHomeAsks)(person, page);
