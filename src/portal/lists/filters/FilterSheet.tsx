import sliders from 'icon:sliders-horizontal';
import x from 'icon:x';
import { type ReactNode, useId, useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { LiveRegion } from '#portal/ui/LiveRegion.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import './filters.scss';

interface FilterSheetProps {
  /** Number of active filters, shown while closed. */
  on: number;
  /** Removes all filters. */
  clear: () => void;
  /** Label of the button that returns to the results. */
  show: string;
  /** Class of the opening button. */
  className?: string;
  children: ReactNode;
}

/** Button that opens filters in a modal dialog, for screens without room for them beside or above the list. */
export function FilterSheet({ on, clear, show, className = '', children }: FilterSheetProps) {
  const { t } = usePage().format;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button
        className={`list-open-filters ${className}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          dialog.current?.showModal();
        }}
      >
        <Icon shapes={sliders} />
        <span className="list-control-word">{t('frame.filters')}</span>
        <ActiveFilters count={on} />
      </Button>
      <dialog ref={dialog} className="filter-sheet" aria-labelledby={titleId} onClose={() => setOpen(false)}>
        <div className="filter-sheet-head">
          <h2 id={titleId}>{t('frame.filters')}</h2>
          <button type="button" aria-label={t('actions.close')} onClick={() => dialog.current?.close()}>
            <Icon shapes={x} />
          </button>
        </div>
        <div className="filter-sheet-body">{isOpen && children}</div>
        <LiveRegion />
        <div className="filter-sheet-foot">
          <Button onClick={clear}>{t('actions.clearFilters')}</Button>
          <Button kind="primary" onClick={() => dialog.current?.close()}>
            {show}
          </Button>
        </div>
      </dialog>
    </>
  );
}
