import type { StorageKey } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

// Single sign-on for a survey: the sign-in of the portal starts it, receives the answer of the university, and hands it
// over to the survey, which has a call and a token of its own.

const parameter = 'encuesta';
const startKey = (): StorageKey => portalKey('encuestaSSO');
const answerKey = (id: string): StorageKey => portalKey(`respuestaEncuesta.${id}`);

/** Address that starts single sign-on for a survey. @param ssoPath path of the page that starts single sign-on */
export function surveyStart(ssoPath: string, id: string): string {
  return `${ssoPath}?${new URLSearchParams({ [parameter]: id }).toString()}`;
}

/** Records the purpose of the sign-in that is started: the survey in the query, else the portal. */
export function rememberSurveyOfSignIn(search: string): void {
  const id = new URLSearchParams(search).get(parameter);
  if (id) tab.set(startKey(), id);
  else tab.remove(startKey());
}

/** Takes the survey that the sign-in was started for out of the storage. */
export function takeSurveyOfStart(): string | undefined {
  const id = tab.get(startKey());
  tab.remove(startKey());
  return id;
}

/** Stores the one-time code of the university for the page of a survey. */
export function storeSsoAnswer(id: string, respuesta: string): void {
  tab.set(answerKey(id), respuesta);
}

/** Takes the one-time code for a survey out of the storage. */
export function takeSsoAnswer(id: string): string | undefined {
  const respuesta = tab.get(answerKey(id));
  tab.remove(answerKey(id));
  return respuesta;
}
