import { usePage } from '#portal/island/page-context.ts';
import { FilterChip, FilterChips } from '#portal/lists/filters/FilterChips.tsx';
import type { Filters } from '#portal/lists/filters/use-filters.ts';
import { offerStateTags } from '#portal/pieces/offer-state/offer-state.ts';
import type { ListedState } from '#core/model/company-offers.ts';
import { type OwnOfferFilter, activeFilters, type ownFilters, tickLabels } from './own-offers.ts';

interface OwnChipsProps {
  list: Filters<typeof ownFilters>;
  resultsId: string;
}

/** Active filters, each with a button to remove it. */
export function OwnChips({ list: { filters, put, clear }, resultsId }: OwnChipsProps) {
  return (
    <FilterChips
      filters={activeFilters(filters)}
      keyOf={({ key, value }) => `${key} ${value}`}
      remove={({ key, value }) =>
        put(key, key === 'estado' ? (filters.estado ?? []).filter((state) => state !== value) : '')
      }
      clear={clear}
      resultsId={resultsId}
      chip={OwnChip}
    />
  );
}

function OwnChip({ filter: { key, value }, onRemove }: { filter: OwnOfferFilter; onRemove: () => void }) {
  const { t, date } = usePage().format;
  const label = (): string => {
    if (key === 'titulo') return `«${value}»`;
    if (key === 'estado') return t(offerStateTags[value as ListedState]);
    if (key === 'desde' || key === 'hasta')
      return t(key === 'desde' ? 'company-offers.publishedFrom' : 'company-offers.publishedUntil', {
        day: date(value, { dateStyle: 'medium' }),
      });
    return t(tickLabels[key]);
  };
  return <FilterChip text={label()} onRemove={onRemove} />;
}
