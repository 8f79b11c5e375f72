import type { SelectOption } from './select-options.ts';

/** The entries of a list as options of a `select`. */
export const optionElements = (entries: readonly SelectOption[]) =>
  entries.map((entry) => (
    <option key={entry.value} value={entry.value}>
      {entry.label}
    </option>
  ));
