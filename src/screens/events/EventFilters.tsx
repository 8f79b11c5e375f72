import type { RefObject } from 'react';
import type { PortalEvent } from '#api/entities/event.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { changeQuery } from '#shell/query/address-query.ts';
import { categoriesOf, type EventFilters as Filters } from './event-filters.ts';

interface EventFiltersProps {
  events: readonly PortalEvent[];
  filters: Filters;
  search: RefObject<HTMLInputElement | null>;
}

/** What narrows the list; each change is in the address at once. */
export function EventFilters({ events, filters, search }: EventFiltersProps) {
  const { t } = usePage().format;
  return (
    <form className="events-filters" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {t('events.search')}
        <input
          ref={search}
          type="search"
          name="texto"
          autoComplete="off"
          value={filters.texto}
          onChange={({ target }) => changeQuery({ texto: target.value }, 'texto')}
        />
      </label>
      <label>
        {t('events.category')}
        <select
          name="categoria"
          value={filters.categoria}
          onChange={({ target }) => changeQuery({ categoria: target.value })}
        >
          <option value="">{t('events.allCategories')}</option>
          {categoriesOf(events, filters.categoria).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
