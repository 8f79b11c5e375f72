import type { RefObject } from 'react';
import type { Application } from '#core/contract/entities/application.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ChoiceFilter, SearchFilter } from '#portal/lists/filters/FilterBar.tsx';
import { ListFilters, useFiltersOver } from '#portal/lists/filters/ListFilters.tsx';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import { type applicationFilters, countStates } from './application-filters.ts';

interface ApplicationFiltersProps {
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  /** Number of applications that match the filters. */
  count: number;
  nameOf: (estado: number) => string | undefined;
  filters: Filters<typeof applicationFilters>;
  search: RefObject<HTMLInputElement | null>;
}

/** Filters of the list; each change is written to the query of the address at once. */
export function ApplicationFilters({
  kinds,
  applications,
  count,
  nameOf,
  filters: { filters, put, clear },
  search,
}: ApplicationFiltersProps) {
  const { t } = usePage().format;
  const isOver = useFiltersOver();
  const { tipo = '', estado: chosen = [] } = filters;
  const choose = (estado: number, isChosen: boolean): void => {
    const others = chosen.filter((other) => other !== estado);
    put('estado', isChosen ? [...others, estado] : others);
  };
  const kind = (kinds.length > 1 || tipo) && (
    <ChoiceFilter
      label={t('applications.kind')}
      name="tipo"
      value={tipo}
      onChange={(value) => put('tipo', value)}
      all={t('applications.allKinds')}
      options={[
        { value: 'practicas', label: t('applications.placements') },
        { value: 'empleo', label: t('applications.jobs') },
      ]}
    />
  );
  const states = (
    <fieldset className="applications-states">
      <legend className={isOver ? undefined : 'visually-hidden'}>{t('applications.state')}</legend>
      {countStates(applications, chosen).map(({ estado, count: inState }) => (
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
            <span className="applications-states-number">({inState})</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
  return (
    <ListFilters
      search={<SearchFilter ref={search} label={t('applications.search')} name="texto" />}
      beside={kind}
      isBesideOn={tipo !== ''}
      more={states}
      on={chosen.length}
      label={t('applications.state')}
      found={t('applications.count', { count })}
      show={t('applications.showCount', { count })}
      clear={clear}
    />
  );
}
