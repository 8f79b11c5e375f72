/** Who took a step of a candidacy, for its company. */
export const byWhom = {
  estudiante: 'candidates.byStudent',
  empresa: 'candidates.byCompany',
  universidad: 'candidates.byUniversity',
  sistema: 'candidates.bySystem',
} as const;
