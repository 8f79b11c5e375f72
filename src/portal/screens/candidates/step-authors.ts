/** Names of the authors of a candidacy's steps, as companies read them. */
export const stepAuthors = {
  estudiante: 'candidates.byStudent',
  empresa: 'candidates.byCompany',
  universidad: 'candidates.byUniversity',
  sistema: 'candidates.bySystem',
} as const;
