import type { Survey } from '#api/entities/survey-entry.ts';
import { fillPattern } from '#routing/pattern.ts';

/** Address of a survey; with the token of the list nobody is asked again who they are. */
export function surveyAddress(pattern: string, { urlAcceso, token }: Survey): string {
  const path = fillPattern(pattern, { id: urlAcceso });
  return token ? `${path}?${new URLSearchParams({ t: token }).toString()}` : path;
}

/** Surveys to answer, those that must be first, and those that are answered. */
export function sortSurveys(surveys: readonly Survey[]): { open: Survey[]; answered: Survey[] } {
  const rank = (survey: Survey): number => (survey.respuestaObligatoria ? 0 : 1);
  return {
    open: surveys.filter(({ contestada }) => !contestada).toSorted((a, b) => rank(a) - rank(b)),
    answered: surveys.filter(({ contestada }) => contestada),
  };
}
