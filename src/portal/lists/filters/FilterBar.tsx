import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import chevron from 'icon:chevron-down';
import { changeQuery } from '#portal/island/address/address.ts';
import { useTypedParameter } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { typedText } from './filter-kinds.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import '../list/list.scss';
import './filters.scss';

interface FilterBarProps {
  /** One row for phones: the search, and a `FilterSheet` with all other filters. */
  isRow?: boolean;
  /** The width is not known yet: the style sheet shows what there is room for. */
  isEither?: boolean;
  children: ReactNode;
}

/** Filters above a list; each change goes into the address immediately. */
export function FilterBar({ isRow = false, isEither = false, children }: FilterBarProps) {
  const kinds = [isRow && 'list-filters-row', isEither && 'list-filters-either'].filter(Boolean);
  return (
    <form
      className={['list-filters', ...kinds].join(' ')}
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

interface SearchFilterProps {
  label: string;
  /** Name of the query parameter. */
  name: string;
  ref?: RefObject<HTMLInputElement | null>;
}

/** Search field; filters while typing, with one history entry for all keystrokes. */
export function SearchFilter({ label, name, ref }: SearchFilterProps) {
  const value = typedText.read(useTypedParameter(name)) ?? '';
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const takeTyped = useEffectEvent((): void => {
    const typed = field.current?.value;
    if (typed && typed !== value) changeQuery({ [name]: typed }, name);
  });
  // What was typed before hydration, while the field still has it.
  useLayoutEffect(() => takeTyped(), []);
  return (
    <label>
      {label}
      <input
        ref={field}
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
  /** Name of the query parameter. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Label of the empty option. */
  all: string;
  /** Options without the empty one. */
  options: readonly { value: string; label: string }[];
}

/** Select that filters a list. */
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
  /** Number of active filters, shown while collapsed. */
  on: number;
  children: ReactNode;
  /** Subject of the filters; by default "filters". */
  label?: string;
}

/** Secondary filters, collapsed. */
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
