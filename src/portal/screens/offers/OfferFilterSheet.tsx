import { usePage } from '#portal/island/page-context.ts';
import { FilterSheet } from '#portal/lists/filters/FilterSheet.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { activeFilters, noFilters } from './filters.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { PossibleFilter } from './PossibleFilter.tsx';
import type { Offers } from './use-offers.ts';

/** Filters in a sheet, for screens too narrow to show them beside the list. */
export function OfferFilterSheet({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, query, change } = offers;
  const isPending = list.isUpdating || list.isReading || list.state !== 'ready';
  return (
    <FilterSheet
      className="offers-open-filters"
      on={activeFilters(query.filters).filter(({ key }) => key !== 'comun').length}
      clear={() => change(noFilters)}
      show={isPending ? t('offers.showResults') : t('offers.showCount', { count: list.total })}
    >
      <OrderChoice offers={offers} isLabelSeen />
      <PossibleFilter offers={offers} />
      <FilterPanel offers={offers} />
    </FilterSheet>
  );
}
