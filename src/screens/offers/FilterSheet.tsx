import sliders from 'icon:sliders-horizontal';
import x from 'icon:x';
import { useId, useRef, useState } from 'react';
import { usePage } from '#shell/islands/page-context.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { activeFilters, noFilters } from './filters.ts';
import type { Offers } from './use-offers.ts';

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
        {t('offers.filters')}
        {count > 0 && (
          <>
            <span className="filter-group-count" aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{t('offers.filtersOn', { count })}</span>
          </>
        )}
      </Button>
      <dialog ref={dialog} className="filter-sheet" aria-labelledby={titleId} onClose={() => setOpen(false)}>
        <div className="filter-sheet-head">
          <h2 id={titleId}>{t('offers.filters')}</h2>
          <button type="button" aria-label={t('actions.close')} onClick={() => dialog.current?.close()}>
            <Icon shapes={x} />
          </button>
        </div>
        <div className="filter-sheet-body">{isOpen && <FilterPanel offers={offers} />}</div>
        <div className="filter-sheet-foot">
          <Button onClick={() => change(noFilters)}>{t('offers.clear')}</Button>
          <Button kind="primary" onClick={() => dialog.current?.close()}>
            {isPending ? t('offers.showResults') : t('offers.showCount', { count: list.total })}
          </Button>
        </div>
      </dialog>
    </>
  );
}
