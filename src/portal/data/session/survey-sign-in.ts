import type { StorageKey } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

// Signing in with the account of the university for a survey: the sign-in of the portal starts it and takes the answer
// of the university, and hands it over to the survey, which has a call and a token of its own.

const parameter = 'encuesta';
const startKey = (): StorageKey => portalKey('encuestaSSO');
const answerKey = (id: string): StorageKey => portalKey(`respuestaEncuesta.${id}`);

/** Address that starts it, from the address of the page that starts any. */
export function surveyStart(ssoPath: string, id: string): string {
  return `${ssoPath}?${new URLSearchParams({ [parameter]: id }).toString()}`;
}

/** Notes what the sign-in that is being started is for: the survey of this query, or else the portal. */
export function noteSurveyOfStart(search: string): void {
  const id = new URLSearchParams(search).get(parameter);
  if (id) tab.set(startKey(), id);
  else tab.remove(startKey());
}

/** The survey that the sign-in was started for; once. */
export function takeSurveyOfStart(): string | undefined {
  const id = tab.get(startKey());
  tab.remove(startKey());
  return id;
}

/** Keeps the one-time code of the university for the page of a survey. */
export function storeSsoAnswer(id: string, respuesta: string): void {
  tab.set(answerKey(id), respuesta);
}

/** The one-time code for a survey; once. */
export function takeSsoAnswer(id: string): string | undefined {
  const respuesta = tab.get(answerKey(id));
  tab.remove(answerKey(id));
  return respuesta;
}
