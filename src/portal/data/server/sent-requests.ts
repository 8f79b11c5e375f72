import { createIdempotencyKeys, type IdempotencyKeys } from '#portal/data/server/client/idempotency-keys.ts';
import type { StorageKey, StoredName } from '#core/shared/stored-names.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';

/** A new row that was sent and whose outcome is unknown. */
export interface SentRequest<Values> {
  /** Ids of the rows that existed before the first send. */
  before: readonly number[];
  /** The values of each attempt, the latest last. */
  attempts: readonly Values[];
  /** End of the window in which the server may still act on the request, in milliseconds since 1970. */
  until: number;
}

/** Remembers a sent request, together with the form that it was filled in. */
export interface SentMemory<Values> {
  read: () => SentRequest<Values> | undefined;
  keep: (sent: SentRequest<Values>) => void;
  /** Forgets the request: its outcome is known. */
  clear: () => void;
  /** Idempotency keys of the request. */
  keys?: IdempotencyKeys | undefined;
}

/** A request as it is stored in the browser. */
interface StoredRequest<Values> extends Omit<SentRequest<Values>, 'attempts'> {
  said: SentRequest<Values>['attempts'];
}

/** Converts a request for storage; `asSentRequest` reads it. */
export function asStoredRequest<Values>({
  before,
  attempts,
  until,
}: SentRequest<Values>): StoredRequest<Values> {
  return { before, said: attempts, until };
}

/** Reads a stored request; also in the format of earlier versions, which stored only the ids. */
export function asSentRequest<Values>(stored: unknown): SentRequest<Values> | undefined {
  if (Array.isArray(stored)) return { before: stored as number[], attempts: [], until: 0 };
  const { before, said, until } = (stored ?? {}) as Partial<StoredRequest<Values>>;
  return before && said && until !== undefined ? { before, attempts: said, until } : undefined;
}

/** A memory that lasts as long as the page. */
export function pageMemory<Values>(): SentMemory<Values> {
  let sent: SentRequest<Values> | undefined;
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
export function tabMemory<Values>(name: StoredName): SentMemory<Values> {
  const key = (): StorageKey => portalKey(name);
  return {
    read: () => {
      try {
        return asSentRequest<Values>(JSON.parse(tab.get(key()) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    keep: (sent) => void tab.set(key(), JSON.stringify(asStoredRequest(sent))),
    clear: () => void tab.remove(key()),
  };
}
