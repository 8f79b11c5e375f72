import type { SelectOptions } from '../form/select-options.ts';

/** The parts of a value with several, which have commas between them: ids, names of rows. */
export const partsOf = (value: string | boolean | undefined): string[] =>
  String(value || '')
    .split(',')
    .filter(Boolean);

/** The ids in a field that takes several. */
export const idsIn = (value: string | boolean | undefined): number[] => partsOf(value).map(Number);

/** What those are called; of one that is not among the options, nothing. */
export function labelsIn(value: string | boolean | undefined, options: SelectOptions): string[] {
  const entries = options.state === 'ready' ? options.options : [];
  return partsOf(value).flatMap((id) => entries.find((it) => it.value === id)?.label ?? []);
}
