import type { TextRow } from './rows.ts';
import data from './data/skills.json' with { type: 'json' };

const programNames = data.programNames;

/** Computer programs; their names are the same in every language. */
export const programs: readonly TextRow[] = programNames.map((es, index) => ({ id: index + 1, es }));

export const programLevels: readonly TextRow[] = [
  { id: 1, es: 'Básico', ca: 'Bàsic', en: 'Basic' },
  { id: 2, es: 'Medio', ca: 'Mitjà', en: 'Intermediate' },
  { id: 3, es: 'Avanzado', ca: 'Avançat', en: 'Advanced' },
  { id: 4, es: 'Experto', ca: 'Expert', en: 'Expert' },
];

export const competences: readonly TextRow[] = data.competences;

/** What interests a student. */
export const interests: readonly TextRow[] = data.interests;

/** Why someone stayed abroad. */
export const stayReasons: readonly TextRow[] = data.stayReasons;

/** Driving licences by their official code. */
export const drivingLicences: readonly TextRow[] = [
  'AM',
  'A1',
  'A2',
  'A',
  'B',
  'B+E',
  'C1',
  'C1+E',
  'C',
  'C+E',
  'D1',
  'D1+E',
  'D',
  'D+E',
].map((es, index) => ({ id: index + 1, es }));
