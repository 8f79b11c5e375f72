import type { RefObject } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { useSaid } from '#portal/island/use-said.ts';
import { ChoiceFilter, FilterBar, MoreFilters, SearchFilter } from '#portal/lists/filters/FilterBar.tsx';
import { FilterSheet } from '#portal/lists/filters/FilterSheet.tsx';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import { type applicationFilters, countStates } from './application-filters.ts';

interface ApplicationFiltersProps {
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  /** How many the filters leave. */
  found: number;
  nameOf: (estado: number) => string | undefined;
  filters: Filters<typeof applicationFilters>;
  search: RefObject<HTMLInputElement | null>;
}

/** What narrows the list; each change is in the address at once. */
export function ApplicationFilters({
  kinds,
  applications,
  found,
  nameOf,
  filters: { filters, put, clear },
  search,
}: ApplicationFiltersProps) {
  const { t } = usePage().format;
  const isPhone = useIsWide('desktop') === false;
  const { tipo = '', estado: chosen = [] } = filters;
  const choose = (estado: number, isChosen: boolean): void => {
    const others = chosen.filter((it) => it !== estado);
    put('estado', isChosen ? [...others, estado] : others);
  };
  const kind = (kinds.length > 1 || tipo) && (
    <ChoiceFilter
      label={t('applications.kind')}
      name="tipo"
      value={tipo}
      onChange={(wanted) => put('tipo', wanted)}
      all={t('applications.allKinds')}
      options={[
        { value: 'practicas', label: t('applications.placements') },
        { value: 'empleo', label: t('applications.jobs') },
      ]}
    />
  );
  const states = (
    <fieldset className="applications-states">
      <legend className={isPhone ? undefined : 'visually-hidden'}>{t('applications.state')}</legend>
      {countStates(applications, chosen).map(({ estado, count }) => (
        <label key={estado}>
          <input
            type="checkbox"
            name="estado"
            value={estado}
            checked={chosen.includes(estado)}
            onChange={({ target }) => choose(estado, target.checked)}
          />
          <span>
            {nameOf(estado) ?? t('applications.stateNumber', { estado })}{' '}
            <span className="applications-states-number">({count})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
  const text = <SearchFilter ref={search} label={t('applications.search')} name="texto" />;
  if (isPhone)
    return (
      <FilterBar isRow>
        {text}
        <FilterSheet
          on={chosen.length + (tipo ? 1 : 0)}
          clear={clear}
          show={t('applications.showCount', { count: found })}
        >
          <Found count={found} />
          {kind}
          {states}
        </FilterSheet>
      </FilterBar>
    );
  return (
    <FilterBar>
      {text}
      {kind}
      <MoreFilters label={t('applications.state')} on={chosen.length}>
        {states}
      </MoreFilters>
    </FilterBar>
  );
}

/** Has how many there are read out while the filters lie over the list. */
function Found({ count }: { count: number }) {
  const { t } = usePage().format;
  useSaid(t('applications.count', { count }));
  return null;
}
