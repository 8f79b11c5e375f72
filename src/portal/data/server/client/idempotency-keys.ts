/**
 * Idempotency keys of one filled-in form, or of one question. Each of its calls keeps its key until the server has
 * answered, even if the body changes: where a first answer was lost and other values are sent then, the server replies
 * that the first request has arrived.
 */
export interface IdempotencyKeys {
  /** Key to send a call with, by the name of the call. */
  of: (call: string) => string;
  /** Whether a call was sent whose outcome is unknown. */
  isOpen: (call: string) => boolean;
  /** Drops the key of a call that the server has answered: the next one is a new request. */
  settle: (call: string) => void;
  /** Drops all keys, whatever the outcome of the calls: the next ones are new requests. */
  renew: () => void;
}

type Keys = Readonly<Record<string, string>>;

/** Stores keys beside the draft of a form, for a reload before the answer. */
export interface KeyStore {
  read: () => Keys;
  write: (keys: Keys) => void;
}

function pageStore(): KeyStore {
  let known: Keys = {};
  return {
    read: () => known,
    write: (keys) => {
      known = keys;
    },
  };
}

/** A random key of 128 bits: unguessable, and unique across pages. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Creates keys in a store; by default they last as long as the page. */
export function createIdempotencyKeys({ read, write } = pageStore()): IdempotencyKeys {
  return {
    of: (call) => {
      const keys = read();
      const key = keys[call] ?? newIdempotencyKey();
      if (!keys[call]) write({ ...keys, [call]: key });
      return key;
    },
    isOpen: (call) => read()[call] !== undefined,
    settle: (call) => {
      const { [call]: settled, ...others } = read();
      if (settled) write(others);
    },
    renew: () => write({}),
  };
}
