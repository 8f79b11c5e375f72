import { storagePrefix } from '#core/shared/storage.ts';
import { $refusal } from '#portal/data/session/account-refusal.ts';
import { userCacheKey } from '#portal/data/prefetch/prefetch.ts';
import { type CachePrefix, createQueryCache } from './query-cache.ts';
import { call } from '#portal/data/server/call.ts';
import { $session } from '#portal/data/session/session-store.ts';
import { documentBrand, tab } from '#portal/data/browser/storage.ts';
import { hasUnsavedInput } from '#portal/data/browser/unsaved-input.ts';

/** Key prefix of everything cached for the current user. */
export const cachePrefix = (): CachePrefix =>
  `${storagePrefix(documentBrand())}cache.${userCacheKey($session.get()?.token)}.`;

/** The query cache of this portal. */
export const queryCache = createQueryCache({
  call,
  storage: tab,
  prefix: cachePrefix,
  language: () => document.documentElement.lang,
  now: () => Date.now(),
  refusal: $refusal,
  hasUnsavedInput,
});
