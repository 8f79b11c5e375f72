import { FilterChip, FilterChips } from '#portal/lists/filters/FilterChips.tsx';
import { useFilterText } from './FilterText.tsx';
import { type ActiveFilter, activeFilters, noFilters, withoutFilter } from './filters.ts';
import { resultsId } from './results-id.ts';
import type { Offers } from './use-offers.ts';

/** Chips of the active filters, each with a button to remove the filter. */
export function ActiveFilterChips({ offers: { query, change } }: { offers: Offers }) {
  return (
    <FilterChips
      filters={activeFilters(query.filters)}
      keyOf={({ key, value }) => `${key} ${value}`}
      remove={(filter) => change((filters) => withoutFilter(filters, filter))}
      clear={() => change(noFilters)}
      resultsId={resultsId}
      chip={Chip}
    />
  );
}

function Chip({ filter, onRemove }: { filter: ActiveFilter; onRemove: () => void }) {
  return <FilterChip text={useFilterText(filter)} onRemove={onRemove} />;
}
