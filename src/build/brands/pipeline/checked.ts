import type { Problem } from '#build/diagnostics/problem.ts';
import type { Draft } from './draft.ts';

/** What was read from files of a brand, without the parts in which something is wrong, and what is wrong. */
export interface Checked<T> {
  value: T;
  problems: Problem[];
}

/** A rule reports what is wrong and the brand takes the result: both from one reading. */
export function oncePerDraft<T>(read: (draft: Draft) => T): (draft: Draft) => T {
  const known = new WeakMap<Draft, { result: T }>();
  return (draft) => {
    const entry = known.get(draft) ?? { result: read(draft) };
    known.set(draft, entry);
    return entry.result;
  };
}
