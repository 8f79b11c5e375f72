/**
 * Keys of one filled-in form, or of one question, for servers that do once what they get twice. Each of its calls has one
 * until the server has answered it, whatever is sent: where a first answer is lost and then something else is sent, the
 * server says that the first has arrived.
 */
export interface IdempotencyKeys {
  /** Key to send a call with. */
  of: (call: string) => string;
  /** Whether a call was sent of which it is not known what has become of it. */
  isOpen: (call: string) => boolean;
  /** The server has answered: what is sent next is something new. */
  settle: (call: string) => void;
  /** What is sent next is something new, whatever has become of what was sent. */
  renew: () => void;
}

type Keys = Readonly<Record<string, string>>;

/** Where keys are kept beside what was typed, should the page be loaded again before an answer came. */
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

/** Nobody guesses it, and no other page makes the same. */
export const newIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** @param store by default they go with the page */
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
