import type { TextRow } from './rows.ts';
import data from './data/study-levels.json' with { type: 'json' };

/** Levels of a degree. */
export const level = { grado: 1, master: 2, doctorado: 3, gradoMedio: 4, gradoSuperior: 5 } as const;

export const degreeLevels: readonly TextRow[] = data.degreeLevels;

/** Levels after a first university degree. */
export const postgraduateLevels: ReadonlySet<number> = new Set([level.master, level.doctorado]);

/** Vocational cycles: what a student of cycles only studies. */
export const vocationalLevels: ReadonlySet<number> = new Set([level.gradoMedio, level.gradoSuperior]);

/** Kinds of study. */
export const studyKind = {
  official: 1,
  own: 2,
  vocational: 3,
  secondary: 4,
  artistic: 5,
  complementary: 6,
  other: 99,
} as const;

export const studyKinds: readonly TextRow[] = data.studyKinds;

export const courses: readonly TextRow[] = data.courses;

/** Periods of the academic year, for a placement. */
export const coursePeriods: readonly TextRow[] = [
  { id: 1, es: 'Primer semestre', ca: 'Primer semestre', en: 'First semester' },
  { id: 2, es: 'Segundo semestre', ca: 'Segon semestre', en: 'Second semester' },
  { id: 3, es: 'Todo el curso', ca: 'Tot el curs', en: 'Whole academic year' },
  { id: 4, es: 'Verano', ca: 'Estiu', en: 'Summer' },
];

/** Fewest credits of each range. */
export const leastCredits: Readonly<Record<number, number>> = { 1: 0, 2: 60, 3: 120, 4: 180, 5: 240 };

/** Credits passed. */
export const creditRanges: readonly TextRow[] = [
  { id: 1, es: 'Menos de 60 créditos', ca: 'Menys de 60 crèdits', en: 'Fewer than 60 credits' },
  { id: 2, es: 'De 60 a 119 créditos', ca: 'De 60 a 119 crèdits', en: '60 to 119 credits' },
  { id: 3, es: 'De 120 a 179 créditos', ca: 'De 120 a 179 crèdits', en: '120 to 179 credits' },
  { id: 4, es: 'De 180 a 239 créditos', ca: 'De 180 a 239 crèdits', en: '180 to 239 credits' },
  { id: 5, es: '240 créditos o más', ca: '240 crèdits o més', en: '240 credits or more' },
];

/** Level of education as the public employment service asks for it. */
export const employmentServiceLevels: readonly TextRow[] = data.employmentServiceLevels;
