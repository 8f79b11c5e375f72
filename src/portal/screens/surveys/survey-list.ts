import type { Survey } from '#core/contract/entities/survey-entry.ts';

/** Splits surveys into open ones, mandatory first, and answered ones. */
export function sortSurveys(surveys: readonly Survey[]): { open: Survey[]; answered: Survey[] } {
  const rank = (survey: Survey): number => (survey.respuestaObligatoria ? 0 : 1);
  return {
    open: surveys.filter(({ contestada }) => !contestada).toSorted((a, b) => rank(a) - rank(b)),
    answered: surveys.filter(({ contestada }) => contestada),
  };
}
