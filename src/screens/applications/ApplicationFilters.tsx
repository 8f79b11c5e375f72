import type { RefObject } from 'react';
import chevron from 'icon:chevron-down';
import type { Application } from '#api/entities/application.ts';
import type { OfferKind } from '#shell/menu/student-menu.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { changeQuery } from '#shell/query/address-query.ts';
import { Icon } from '#ui/Icon.tsx';
import { type ApplicationFilters as Filters, countStates } from './application-filters.ts';

interface ApplicationFiltersProps {
  kinds: readonly OfferKind[];
  applications: readonly Application[];
  nameOf: (estado: number) => string | undefined;
  filters: Filters;
  search: RefObject<HTMLInputElement | null>;
}

/** What narrows the list; each change is in the address at once. */
export function ApplicationFilters({
  kinds,
  applications,
  nameOf,
  filters,
  search,
}: ApplicationFiltersProps) {
  const { t } = usePage().format;
  const { texto, tipo, estado: chosen } = filters;
  const choose = (estado: number, isChosen: boolean): void => {
    const others = chosen.filter((it) => it !== estado);
    changeQuery({ estado: (isChosen ? [...others, estado] : others).map(String) });
  };
  return (
    <form className="applications-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {t('applications.search')}
        <input
          ref={search}
          type="search"
          name="texto"
          autoComplete="off"
          value={texto}
          onChange={({ target }) => changeQuery({ texto: target.value }, 'texto')}
        />
      </label>
      {(kinds.length > 1 || tipo) && (
        <label>
          {t('applications.kind')}
          <select name="tipo" value={tipo} onChange={({ target }) => changeQuery({ tipo: target.value })}>
            <option value="">{t('applications.allKinds')}</option>
            <option value="practicas">{t('applications.placements')}</option>
            <option value="empleo">{t('applications.jobs')}</option>
          </select>
        </label>
      )}
      <details className="applications-states">
        <summary>
          <span>{t('applications.state')}</span>
          {chosen.length > 0 && (
            <span className="applications-states-count">
              {t('applications.statesChosen', { count: chosen.length })}
            </span>
          )}
          <Icon shapes={chevron} />
        </summary>
        <fieldset>
          <legend className="visually-hidden">{t('applications.state')}</legend>
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
      </details>
    </form>
  );
}
