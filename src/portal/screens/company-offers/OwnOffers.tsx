import { memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import searchX from 'icon:search-x';
import type { Process } from '#core/contract/entities/process.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { ShowMore } from '#portal/lists/list/ShowMore.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { OfferActions } from '#portal/pieces/offer-actions/OfferActions.tsx';
import type { OfferOutcome } from '#portal/pieces/offer-actions/offer-changes.ts';
import { Button } from '#portal/ui/Button.tsx';
import { ownFilters } from './own-offers.ts';
import { countId, OwnOfferCount } from './OwnOfferCount.tsx';
import { OwnOfferTable } from './OwnOfferTable.tsx';

interface OwnOffersProps {
  offers: readonly Process[];
  /** Those that match the filters, in order. */
  matches: readonly Process[];
  /** Maximum number of offers to show. */
  count: number;
  /** Called to show more offers than the current maximum. */
  onMore: (shown: number) => void;
  /** Remarks about the list, shown above it. */
  children: ReactNode;
}

const loadColumns = async () => (await import('./own-offers-file.ts')).ownOfferColumns;

/** Memoized, so that the filters do not wait for rows that stay as they are. */
const Table = memo(OwnOfferTable);

/** The rows that a list shows; a copy that was just made comes first, even if the filters exclude it. */
function rowsOf(
  offers: readonly Process[],
  matches: readonly Process[],
  count: number,
  copied: string | undefined,
): readonly Process[] {
  const shown = matches.slice(0, count);
  const copy = shown.some(({ urlAcceso }) => urlAcceso === copied)
    ? undefined
    : offers.find(({ urlAcceso }) => urlAcceso === copied);
  return copy ? [copy, ...shown] : shown;
}

/** The company's offers that match the query of the address. */
export function OwnOffers({ offers, matches, count, onMore, children }: OwnOffersProps) {
  const { t } = usePage().format;
  const list = useFilters(ownFilters);
  const countRef = useRef<HTMLParagraphElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<string>();
  const rows = useMemo(() => rowsOf(offers, matches, count, copied), [offers, matches, count, copied]);

  function showMore(): void {
    onMore(count);
    // Move the focus from the button to the first of the added rows.
    requestAnimationFrame(() => {
      table.current?.querySelectorAll<HTMLElement>('tbody th a')[rows.length]?.focus({ preventScroll: true });
    });
  }

  const onDone = useCallback(
    (outcome: OfferOutcome): void => {
      if (outcome.action === 'copy') {
        const { urlAcceso } = outcome.copy;
        setCopied(urlAcceso);
        showNotice({ title: t('company-offers.copied'), message: t('company-offers.copiedText') });
        requestAnimationFrame(() => {
          const row = table.current?.querySelector(`[data-row="${CSS.escape(urlAcceso)}"] th a`);
          if (row instanceof HTMLElement) row.focus();
        });
        // The action may have removed the row.
      } else countRef.current?.focus({ preventScroll: true });
    },
    [t],
  );

  const actionsOn = useCallback(
    (offer: Process) => <OfferActions offer={offer} onDone={onDone} isInRow />,
    [onDone],
  );

  const clear = (): void => {
    list.clear();
    countRef.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <OwnOfferCount ref={countRef} count={matches.length}>
        <ListFile rows={matches} title={t('company-offers.listTitle')} load={loadColumns} />
      </OwnOfferCount>
      {children}
      {rows.length === 0 && (
        <PageState icon={searchX} text={t('company-offers.noneFound')}>
          <Button kind="primary" onClick={clear}>
            {t('actions.clearFilters')}
          </Button>
        </PageState>
      )}
      {rows.length > 0 && (
        <div ref={table} onClick={storeTitleHandoff}>
          <Table offers={rows} labelledBy={countId} copied={copied}>
            {actionsOn}
          </Table>
        </div>
      )}
      <ShowMore shown={Math.min(count, matches.length)} total={matches.length} onMore={showMore} />
    </>
  );
}
