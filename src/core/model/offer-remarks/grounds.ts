/** Grounds of discrimination, in the order in which they are counted. */
export const grounds = [
  'gender',
  'age',
  'origin',
  'look',
  'family',
  'health',
  'religion',
  'orientation',
] as const;

export type Ground = (typeof grounds)[number];
