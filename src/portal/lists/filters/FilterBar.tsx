import type { ReactNode, Ref } from 'react';
import chevron from 'icon:chevron-down';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import '../list/list.scss';
import './filters.scss';

/** What narrows a list, above it; each change is in the address at once. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <form className="list-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

interface FilterFieldProps<V> {
  label: string;
  /** Its name in the query. */
  name: string;
  value: V;
  onChange: (value: V) => void;
}

/** A text that is looked for; all its letters are one step of the history. */
export function SearchFilter({
  label,
  name,
  value,
  onChange,
  ref,
}: FilterFieldProps<string> & { ref?: Ref<HTMLInputElement> }) {
  return (
    <label>
      {label}
      <input
        ref={ref}
        type="search"
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

interface ChoiceFilterProps extends FilterFieldProps<string> {
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
        {on > 0 && (
          <>
            <span className="list-badge" aria-hidden="true">
              {on}
            </span>
            <span className="visually-hidden">{t('frame.filtersOn', { count: on })}</span>
          </>
        )}
        <Icon shapes={chevron} />
      </summary>
      {children}
    </details>
  );
}
