import type { FormProblem, Problems } from '../form/form-state.ts';

/** Omits fields without a problem. */
export function onlyProblems<V>(
  checked: Readonly<Partial<Record<keyof V & string, FormProblem | undefined>>>,
): Problems<V> {
  return Object.fromEntries(Object.entries(checked).filter(([, problem]) => problem)) as Problems<V>;
}
