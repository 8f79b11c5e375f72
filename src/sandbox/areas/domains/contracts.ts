import type { TextRow } from './rows.ts';
import data from './data/contracts.json' with { type: 'json' };

/** Contracts of job offers. */
export const contractTypes: readonly TextRow[] = data.contractTypes;

/** What a placement offer counts as. */
export const placementKinds = { curricular: 1, extracurricular: 2, dual: 3, finalProject: 4 } as const;

export const placementContractTypes: readonly TextRow[] = data.placementContractTypes;

/** Contracts of the work experience in a CV. */
export const experienceContractTypes: readonly TextRow[] = data.experienceContractTypes;

/** Each belongs to a contract of `experienceContractTypes`. */
export const experienceContractSubtypes: readonly TextRow[] = data.experienceContractSubtypes;

/** Fewest years of each experience that an offer can ask for. */
export const experienceYears: Readonly<Record<number, number>> = { 1: 0, 2: 0, 3: 1, 4: 3, 5: 5 };

/** Experience that an offer asks for. */
export const experienceLevels: readonly TextRow[] = [
  { id: 1, es: 'Sin experiencia', ca: 'Sense experiència', en: 'No experience' },
  { id: 2, es: 'Menos de un año', ca: 'Menys d’un any', en: 'Less than a year' },
  { id: 3, es: 'De uno a tres años', ca: 'D’un a tres anys', en: 'One to three years' },
  { id: 4, es: 'De tres a cinco años', ca: 'De tres a cinc anys', en: 'Three to five years' },
  { id: 5, es: 'Más de cinco años', ca: 'Més de cinc anys', en: 'More than five years' },
];

export const attendance = { onSite: 1, remote: 2, hybrid: 3 } as const;

export const attendanceModes: readonly TextRow[] = [
  { id: attendance.onSite, es: 'Presencial', ca: 'Presencial', en: 'On site' },
  { id: attendance.remote, es: 'A distancia', ca: 'A distància', en: 'Remote' },
  { id: attendance.hybrid, es: 'Híbrida', ca: 'Híbrida', en: 'Hybrid' },
];
