import { atom, type ReadableAtom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';

/** Result of looking up a key: data, or a failure. */
export type LookUpResult<T> = { ok: true; datos: T } | CallFailure;

/** Stored results by key. */
export type LookUpResults<T> = ReadonlyMap<string, LookUpResult<T>>;

export interface LookUp<T> {
  $found: ReadableAtom<LookUpResults<T>>;
  /** Looks a key up, with a single request however often it is called. */
  look: (key: string) => Promise<LookUpResult<T>>;
}

/**
 * Looks up keys while a form is filled in. Results are stored by key, so a late answer is never taken for another
 * one's; a lost answer is requested again the next time.
 * @param refusals codes that concern the key itself, and are stored as results
 */
export function createLookUp<T>(
  request: (key: string) => Promise<LookUpResult<T>>,
  refusals: readonly number[],
): LookUp<T> {
  const $found = atom<LookUpResults<T>>(new Map());
  const pending = new Map<string, Promise<LookUpResult<T>>>();
  const isFinal = (result: LookUpResult<T>): boolean =>
    result.ok || (result.kind === 'error' && refusals.includes(result.code));

  async function send(key: string): Promise<LookUpResult<T>> {
    const result = await request(key);
    pending.delete(key);
    if (isFinal(result)) $found.set(new Map([...$found.get(), [key, result]]));
    return result;
  }

  return {
    $found,
    look: (key) => {
      const stored = $found.get().get(key);
      if (stored) return Promise.resolve(stored);
      const result = pending.get(key) ?? send(key);
      pending.set(key, result);
      return result;
    },
  };
}
