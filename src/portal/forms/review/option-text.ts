import type { SelectOptions } from '../form/select-options.ts';
import { partsOf } from '../fields/parts.ts';

/** The words of what was chosen from entries that are of no domain list. */
export function optionText(options: SelectOptions, value: string): string {
  if (options.state !== 'ready') return '';
  return partsOf(value)
    .flatMap((it) => options.options.find((option) => option.value === it)?.label ?? [])
    .join(', ');
}
