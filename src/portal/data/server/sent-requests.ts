import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** A new row that was sent and whose outcome is unknown. */
export interface SentRequest<S> {
  /** Ids of the rows that existed before the first send. */
  before: readonly number[];
  /** The values of each try, the last one last. */
  said: readonly S[];
  /** End of the window in which the server may still act on the request, in milliseconds since 1970. */
  until: number;
}

/** Remembers a sent request, together with the form that it was filled in. */
export interface SentMemory<S> {
  read: () => SentRequest<S> | undefined;
  keep: (sent: SentRequest<S>) => void;
  /** Forgets the request: its outcome is known. */
  clear: () => void;
  /** Idempotency keys of the request. */
  keys?: IdempotencyKeys | undefined;
}

/** Reads a stored request; also in the format of earlier versions, which stored only the ids. */
export function asSentRequest<S>(stored: unknown): SentRequest<S> | undefined {
  if (Array.isArray(stored)) return { before: stored as number[], said: [], until: 0 };
  const { before, said, until } = (stored ?? {}) as Partial<SentRequest<S>>;
  return before && said && until !== undefined ? { before, said, until } : undefined;
}

/** A memory that lasts as long as the page. */
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

/** A memory in `sessionStorage`, which survives a reload. The values must not contain secrets. */
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
