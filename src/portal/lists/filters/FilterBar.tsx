import type { ReactNode, Ref } from 'react';
import chevron from 'icon:chevron-down';
import { changeQuery } from '#portal/island/address/address.ts';
import { useTyped } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { typedText } from './filter-kinds.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import '../list/list.scss';
import './filters.scss';

interface FilterBarProps {
  /** The search alone, with a `FilterSheet` beside it for all else: on a phone they are one row. */
  isRow?: boolean;
  children: ReactNode;
}

/** What narrows a list, above it; each change is in the address at once. */
export function FilterBar({ isRow = false, children }: FilterBarProps) {
  return (
    <form
      className={isRow ? 'list-filters list-filters-row' : 'list-filters'}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

interface SearchFilterProps {
  label: string;
  /** Its name in the query. */
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** A text that is looked for; all its letters are one step of the history, and the list follows them. */
export function SearchFilter({ label, name, ref }: SearchFilterProps) {
  const value = typedText.read(useTyped(name)) ?? '';
  return (
    <label>
      {label}
      <input
        ref={ref}
        type="search"
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => changeQuery({ [name]: target.value }, name)}
      />
    </label>
  );
}

interface ChoiceFilterProps {
  label: string;
  /** Its name in the query. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The choice of none, and all others. */
  all: string;
  options: readonly { value: string; label: string }[];
}

/** One of some entries. */
export function ChoiceFilter({ label, name, value, onChange, all, options }: ChoiceFilterProps) {
  return (
    <label>
      {label}
      <select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MoreFiltersProps {
  /** How many of them are on: that is to be seen without opening them. */
  on: number;
  children: ReactNode;
  /** What they are about, where it is one thing. */
  label?: string;
}

/** Filters that one can do without, folded away. */
export function MoreFilters({ on, label, children }: MoreFiltersProps) {
  const { t } = usePage().format;
  return (
    <details className="list-more-filters">
      <summary>
        <span>{label ?? t('frame.filters')}</span>
        <ActiveFilters count={on} />
        <Icon shapes={chevron} />
      </summary>
      {children}
    </details>
  );
}
