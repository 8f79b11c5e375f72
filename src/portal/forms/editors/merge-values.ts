import type { FormValues } from '../form/native-fields.ts';

/** What becomes of a form and of what is stored, both of which began as `opened`. */
export interface MergedValues<V extends FormValues> {
  /** What only one side changed is as that side has it, what both changed is as in the form. */
  values: V;
  /** Fields that both sides changed, each to something else. */
  both: readonly string[];
}

/** Merges what was typed with what someone else has saved meanwhile, field by field. */
export function mergeValues<V extends FormValues>(opened: V, mine: V, theirs: V): MergedValues<V> {
  const names = Object.keys(mine);
  const kept = names.filter((name) => mine[name] !== opened[name] || !(name in theirs));
  return {
    values: { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) } as V,
    both: kept.filter(
      (name) => name in theirs && theirs[name] !== opened[name] && theirs[name] !== mine[name],
    ),
  };
}
