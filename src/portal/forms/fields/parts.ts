import type { SelectOptions } from '../form/select-options.ts';

/** Splits a comma-separated value, e.g. ids or names of rows. */
export const partsOf = (value: string | boolean | undefined): string[] =>
  String(value || '')
    .split(',')
    .filter(Boolean);

/** Ids in the value of a multiple choice. */
export const idsIn = (value: string | boolean | undefined): number[] => partsOf(value).map(Number);

/** Labels of the ids in a value; ids that are not among the options are left out. */
export function labelsIn(value: string | boolean | undefined, options: SelectOptions): string[] {
  const entries = options.state === 'ready' ? options.options : [];
  return partsOf(value).flatMap((id) => entries.find((entry) => entry.value === id)?.label ?? []);
}
