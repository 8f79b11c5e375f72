import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import plus from 'icon:plus';
import searchX from 'icon:search-x';
import type { Process } from '#core/contract/entities/process.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import { localDay } from '#core/i18n/dates.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { ListFile } from '#portal/lists/file/ListFile.tsx';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { useFilters } from '#portal/lists/filters/use-filters.ts';
import { ListCount } from '#portal/lists/list/ListCount.tsx';
import { ShowMore } from '#portal/lists/list/ShowMore.tsx';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import type { OfferOutcome } from '#portal/pieces/offer-actions/offer-changes.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { filterOffers, ownFilters, sortOffers } from './own-offers.ts';
import { OwnChips } from './OwnChips.tsx';
import { KindFilter, OwnFilterPanel } from './OwnFilterPanel.tsx';
import { OwnOfferTable } from './OwnOfferTable.tsx';

interface OwnOffersProps {
  offers: readonly Process[];
  /** Maximum number of offers to show. */
  count: number;
  /** Called to show more offers than the current maximum. */
  onMore: (shown: number) => void;
  /** Remarks about the list, shown above it. */
  children: ReactNode;
}

const countId = 'own-offers-count';

const loadColumns = async () => (await import('./own-offers-file.ts')).ownOfferColumns;

/** The company's offers, filtered and sorted by the query of the address. */
export function OwnOffers({ offers, count, onMore, children }: OwnOffersProps) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const list = useFilters(ownFilters);
  // Deferred: the rows may lag behind the typing.
  const query = useDeferredValue(useQuery().toString());
  const filters = readFilters(ownFilters, new URLSearchParams(query));
  const countRef = useRef<HTMLParagraphElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<string>();
  const matches = sortOffers(filterOffers(offers, filters, localDay()), filters.orden);
  // A copy that was just made comes first, even if the filters exclude it.
  const copy = matches.slice(0, count).some(({ urlAcceso }) => urlAcceso === copied)
    ? undefined
    : offers.find(({ urlAcceso }) => urlAcceso === copied);
  const rows = [...(copy ? [copy] : []), ...matches.slice(0, count).filter((offer) => offer !== copy)];

  function showMore(): void {
    onMore(count);
    // Move the focus from the button to the first of the added rows.
    requestAnimationFrame(() => {
      table.current?.querySelectorAll<HTMLElement>('tbody th a')[rows.length]?.focus({ preventScroll: true });
    });
  }

  function onDone(outcome: OfferOutcome): void {
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
  }

  const clear = (): void => {
    list.clear();
    countRef.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="own-offers-head">
        <KindFilter offers={offers} list={list} />
        <a className="button button-primary" href={newOfferAddress(brand.paths, language, filters.tipo)}>
          <Icon shapes={plus} />
          {t('company-offers.new')}
        </a>
      </div>
      <OwnFilterPanel offers={offers} list={list} count={matches.length} />
      <OwnChips list={list} resultsId={countId} />
      <ListCount ref={countRef} id={countId} text={t('company-offers.count', { count: matches.length })}>
        <ListFile rows={matches} title={t('company-offers.listTitle')} load={loadColumns} />
      </ListCount>
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
          <OwnOfferTable offers={rows} labelledBy={countId} copied={copied} onDone={onDone} />
        </div>
      )}
      <ShowMore shown={Math.min(count, matches.length)} total={matches.length} onMore={showMore} />
    </>
  );
}
