import type { SelectOptions } from '../form/select-options.ts';

/** Splits the value of a field that holds several: ids, or names of rows, separated by commas. */
export const splitCommaSeparated = (value: string | boolean | undefined): string[] =>
  String(value || '')
    .split(',')
    .filter(Boolean);

/** Ids in the comma-separated value of a multiple choice. */
export const idsIn = (value: string | boolean | undefined): number[] =>
  splitCommaSeparated(value).map(Number);

/** Labels of the ids in a comma-separated value; ids that are not among the options are left out. */
export function labelsIn(value: string | boolean | undefined, options: SelectOptions): string[] {
  const entries = options.state === 'ready' ? options.options : [];
  return splitCommaSeparated(value).flatMap((id) => entries.find((entry) => entry.value === id)?.label ?? []);
}
