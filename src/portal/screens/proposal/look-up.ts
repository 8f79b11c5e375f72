import { atom, type ReadableAtom } from 'nanostores';
import type { CallFailure } from '#portal/data/server/client/result.ts';

/** What the server said about something: what it knows of it, or why it refuses it. */
export type LookUpResult<T> = { ok: true; datos: T } | CallFailure;

/** What was asked about so far, by what was asked. */
export type LookUpResults<T> = ReadonlyMap<string, LookUpResult<T>>;

export interface LookUp<T> {
  $found: ReadableAtom<LookUpResults<T>>;
  /** Asks about something once, however often it is wanted. */
  look: (what: string) => Promise<LookUpResult<T>>;
}

/**
 * Looks things up while a form is filled in. Answers are kept by what was asked, so one that comes late is never taken
 * for another; one that never came is asked for again the next time.
 * @param refusals codes that are about what was asked, and stay what they are
 */
export function createLookUp<T>(
  ask: (what: string) => Promise<LookUpResult<T>>,
  refusals: readonly number[],
): LookUp<T> {
  const $found = atom<LookUpResults<T>>(new Map());
  const underWay = new Map<string, Promise<LookUpResult<T>>>();
  const isLasting = (finding: LookUpResult<T>): boolean =>
    finding.ok || (finding.kind === 'error' && refusals.includes(finding.code));

  async function askOnce(what: string): Promise<LookUpResult<T>> {
    const finding = await ask(what);
    underWay.delete(what);
    if (isLasting(finding)) $found.set(new Map([...$found.get(), [what, finding]]));
    return finding;
  }

  return {
    $found,
    look: (what) => {
      const known = $found.get().get(what);
      if (known) return Promise.resolve(known);
      const asked = underWay.get(what) ?? askOnce(what);
      underWay.set(what, asked);
      return asked;
    },
  };
}
