import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { BrandDraft } from '#generator/brands/draft.ts';

/** What was read from files of a brand, without invalid parts, and their problems. */
export interface Memoized<T> {
  value: T;
  problems: Diagnostic[];
}

/**
 * Memoizes a reader by draft: a rule takes the problems and the resolved brand the value, from one reading.
 */
export function memoizePerDraft<T>(read: (draft: BrandDraft) => T): (draft: BrandDraft) => T {
  const cache = new WeakMap<BrandDraft, { result: T }>();
  return (draft) => {
    const entry = cache.get(draft) ?? { result: read(draft) };
    cache.set(draft, entry);
    return entry.result;
  };
}
