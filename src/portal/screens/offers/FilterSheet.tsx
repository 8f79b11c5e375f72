import sliders from 'icon:sliders-horizontal';
import x from 'icon:x';
import { useId, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { SaidRegion } from '#portal/ui/SaidRegion.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { activeFilters, noFilters } from './filters.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { PossibleFilter } from './PossibleFilter.tsx';
import type { Offers } from './use-offers.ts';
import '#portal/lists/filters/filters.scss';

/** The filters where there is no room beside the list: a button that opens them over it. */
export function FilterSheet({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, query, change } = offers;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const count = activeFilters(query.filters).filter(({ key }) => key !== 'comun').length;
  const isPending = list.isUpdating || list.isReading || list.state !== 'ready';
  return (
    <>
      <Button
        className="offers-open-filters"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon shapes={sliders} />
        <span className="offers-filters-word">{t('frame.filters')}</span>
        {count > 0 && (
          <>
            <span className="list-badge" aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{t('frame.filtersOn', { count })}</span>
          </>
        )}
      </Button>
      <dialog ref={dialog} className="filter-sheet" aria-labelledby={titleId} onClose={() => setOpen(false)}>
        <div className="filter-sheet-head">
          <h2 id={titleId}>{t('frame.filters')}</h2>
          <button type="button" aria-label={t('actions.close')} onClick={() => dialog.current?.close()}>
            <Icon shapes={x} />
          </button>
        </div>
        <div className="filter-sheet-body">
          {isOpen && (
            <>
              <OrderChoice offers={offers} />
              <PossibleFilter offers={offers} />
              <FilterPanel offers={offers} />
            </>
          )}
        </div>
        <SaidRegion />
        <div className="filter-sheet-foot">
          <Button onClick={() => change(noFilters)}>{t('actions.clearFilters')}</Button>
          <Button kind="primary" onClick={() => dialog.current?.close()}>
            {isPending ? t('offers.showResults') : t('offers.showCount', { count: list.total })}
          </Button>
        </div>
      </dialog>
    </>
  );
}
