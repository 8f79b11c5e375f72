import type { FormValues } from '../form/native-fields.ts';

/** Result of a three-way merge of a form with the stored values. */
export interface MergedValues<V extends FormValues> {
  /** Changes of either side; a field that both changed has the value of the form. */
  values: V;
  /** Fields that both sides changed to different values. */
  both: readonly string[];
}

/**
 * Merges the values of a form with those saved elsewhere meanwhile, field by field.
 * @param opened common base of both
 * @param mine values of the form
 * @param theirs stored values
 */
export function mergeValues<V extends FormValues>(opened: V, mine: V, theirs: V): MergedValues<V> {
  const names = Object.keys(mine);
  const mineNames = names.filter((name) => mine[name] !== opened[name] || !(name in theirs));
  return {
    values: { ...theirs, ...Object.fromEntries(mineNames.map((name) => [name, mine[name]])) } as V,
    both: mineNames.filter(
      (name) => name in theirs && theirs[name] !== opened[name] && theirs[name] !== mine[name],
    ),
  };
}
