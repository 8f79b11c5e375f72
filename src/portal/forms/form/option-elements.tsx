import type { SelectOption } from './select-options.ts';

/** Renders options as `option` elements. */
export const optionElements = (entries: readonly SelectOption[]) =>
  entries.map((entry) => (
    <option key={entry.value} value={entry.value}>
      {entry.label}
    </option>
  ));
