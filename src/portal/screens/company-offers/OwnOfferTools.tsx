import plus from 'icon:plus';
import type { Process } from '#core/contract/entities/process.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { OwnChips } from './OwnChips.tsx';
import { KindFilter, OwnFilterPanel } from './OwnFilterPanel.tsx';
import { countId } from './OwnOfferCount.tsx';
import { ownFilters } from './own-offers.ts';

interface OwnOfferToolsProps {
  /** Absent while they are loading: the tools are there before, without numbers. */
  offers: readonly Process[] | undefined;
  /** Number of offers that match the filters. */
  count: number;
}

/** Filters of the company's offers, and the way to a new one. */
export function OwnOfferTools({ offers, count }: OwnOfferToolsProps) {
  const { brand, format, language } = usePage();
  const list = useFilters(ownFilters);
  return (
    <>
      <div className="own-offers-head">
        <KindFilter offers={offers} list={list} />
        <a className="button button-primary" href={newOfferAddress(brand.paths, language, list.filters.tipo)}>
          <Icon shapes={plus} />
          {format.t('company-offers.new')}
        </a>
      </div>
      <OwnFilterPanel offers={offers} list={list} count={count} />
      <OwnChips list={list} resultsId={countId} />
    </>
  );
}
