import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { BrandDraft } from '#generator/brands/draft.ts';

/** What was read from files of a brand, without the parts in which something is wrong, and what is wrong. */
export interface Memoized<T> {
  value: T;
  problems: Diagnostic[];
}

/** A rule reports what is wrong and the brand takes the result: both from one reading. */
export function memoizePerDraft<T>(read: (draft: BrandDraft) => T): (draft: BrandDraft) => T {
  const known = new WeakMap<BrandDraft, { result: T }>();
  return (draft) => {
    const entry = known.get(draft) ?? { result: read(draft) };
    known.set(draft, entry);
    return entry.result;
  };
}
