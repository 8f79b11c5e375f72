import { createAnswers } from './answers.ts';
import { call } from './server.ts';
import { $session } from './session.ts';
import { portalKey, tab } from './storage.ts';

/** The end of a token tells users apart and says nothing about them. */
const user = (): string => $session.get()?.token.slice(-12) ?? '';

/** Beginning of the keys of what is kept for the present user. */
export const answersPrefix = (): string => portalKey(`cache.${user()}.`);

/** The answers that this portal keeps for its pages. */
export const answers = createAnswers({
  call,
  storage: tab,
  prefix: answersPrefix,
  language: () => document.documentElement.lang,
  now: () => Date.now(),
});
