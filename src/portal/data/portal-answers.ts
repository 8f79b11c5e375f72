import { storagePrefix } from '#core/shared/storage.ts';
import { $refusal } from './account-refusal.ts';
import { userMark } from './ahead/ask.ts';
import { type CachePrefix, createQueryCache } from './answers.ts';
import { call } from './server.ts';
import { $session } from './session.ts';
import { documentBrand, tab } from './storage.ts';
import { hasUnsavedInput } from './typed.ts';

/** Beginning of the keys of what is kept for the present user. */
export const cachePrefix = (): CachePrefix =>
  `${storagePrefix(documentBrand())}cache.${userMark($session.get()?.token)}.`;

/** The answers that this portal keeps for its pages. */
export const queryCache = createQueryCache({
  call,
  storage: tab,
  prefix: cachePrefix,
  language: () => document.documentElement.lang,
  now: () => Date.now(),
  refusal: $refusal,
  holdsTyped: hasUnsavedInput,
});
