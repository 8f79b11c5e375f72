import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** What is remembered of something new that was sent, until it is known what has become of it. */
export interface SentRequest<S> {
  /** Ids of what was there before anything was sent. */
  before: readonly number[];
  /** What was sent, the last of several tries last. */
  said: readonly S[];
  /** When no server acts on it any more, in milliseconds since 1970. */
  until: number;
}

/** Where it is remembered what was sent: with the form in which it was filled in. */
export interface SentMemory<S> {
  read: () => SentRequest<S> | undefined;
  keep: (sent: SentRequest<S>) => void;
  /** It is known what has become of it. */
  clear: () => void;
  /** Idempotency keys with which it is sent. */
  keys?: IdempotencyKeys | undefined;
}

/** What was kept, also where only ids were kept. */
export function asSentRequest<S>(kept: unknown): SentRequest<S> | undefined {
  if (Array.isArray(kept)) return { before: kept as number[], said: [], until: 0 };
  const { before, said, until } = (kept ?? {}) as Partial<SentRequest<S>>;
  return before && said && until !== undefined ? { before, said, until } : undefined;
}

/** As long as the page is there. */
export function pageMemory<S>(): SentMemory<S> {
  let sent: SentRequest<S> | undefined;
  return {
    keys: createIdempotencyKeys(),
    read: () => sent,
    keep: (next) => {
      sent = next;
    },
    clear: () => {
      sent = undefined;
    },
  };
}

/** In the tab, should the page be loaded again in between. Nothing that is secret may be said. */
export function tabMemory<S>(name: StoredName): SentMemory<S> {
  const key = (): StorageKey => portalKey(name);
  return {
    read: () => {
      try {
        return asSentRequest<S>(JSON.parse(tab.get(key()) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    keep: (sent) => void tab.set(key(), JSON.stringify(sent)),
    clear: () => void tab.remove(key()),
  };
}
