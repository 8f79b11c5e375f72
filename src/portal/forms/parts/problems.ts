import type { Problem, Problems } from '../form/use-form.ts';

/** Leaves out the fields with which nothing is wrong. */
export function onlyProblems<V>(
  checked: Readonly<Partial<Record<keyof V & string, Problem | undefined>>>,
): Problems<V> {
  return Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem)) as Problems<V>;
}
