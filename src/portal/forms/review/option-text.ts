import type { SelectOptions } from '../form/select-options.ts';
import { splitCommaSeparated } from '../fields/comma-separated.ts';

/** Labels of the chosen options, for options outside of domain lists; empty until they have loaded. */
export function optionText(options: SelectOptions, value: string): string {
  if (options.state !== 'ready') return '';
  return splitCommaSeparated(value)
    .flatMap((part) => options.options.find((option) => option.value === part)?.label ?? [])
    .join(', ');
}
