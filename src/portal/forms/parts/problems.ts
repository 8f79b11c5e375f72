import type { FormProblem, Problems } from '../form/use-form.ts';

/** Leaves out the fields with which nothing is wrong. */
export function onlyProblems<V>(
  checked: Readonly<Partial<Record<keyof V & string, FormProblem | undefined>>>,
): Problems<V> {
  return Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem)) as Problems<V>;
}
