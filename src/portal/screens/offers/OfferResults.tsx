import { memo, useRef } from 'react';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Omitted } from '#portal/messages/page-state/Omitted.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { NoOffers } from './NoOffers.tsx';
import { OfferRow, OfferRows } from './OfferRows.tsx';
import { PossibleFilter } from './PossibleFilter.tsx';
import { resultsId } from './results-id.ts';
import { SaveOffer } from './saved/SaveOffer.tsx';
import type { Offers } from './use-offers.ts';

/** Results of the search for offers: count, list, and a button for more. */
export function OfferResults({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, store } = offers;
  const rowsRef = useRef<HTMLUListElement>(null);
  const { isUpdating, isReading, readFailure, searchedIn, omitted = 0, total, more } = list;
  const isLoading = list.state === 'loading';
  const isReady = list.state === 'ready';
  const hasStopped = isReady && searchedIn !== undefined;
  const shown = list.rows.length;
  const answer = usePaintedAnswer<Offer>(
    'offers',
    isLoading ? { state: 'loading' } : { state: 'ready', datos: list.rows },
  );
  const rows = answer.state === 'ready' ? answer.datos : [];

  async function showMore(): Promise<void> {
    await store?.showMore();
    // Moves focus to the first new offer.
    requestAnimationFrame(() => {
      const card = rowsRef.current?.children[shown]?.querySelector('a');
      card?.focus({ preventScroll: true });
    });
  }

  async function searchOn(): Promise<void> {
    // Moves focus to the heading, because the button disappears.
    document.getElementById(resultsId)?.focus({ preventScroll: true });
    await store?.searchOn();
  }

  useAnnounce(hasStopped && t('offers.searchedIn', { count: searchedIn }));
  const countText = t(isReading || hasStopped ? 'offers.foundSoFar' : 'offers.found', { count: total });
  function statusText(): string {
    if (isLoading || isUpdating) return t('offers.searching');
    if (isReading) return t('offers.stillReading');
    return isReady ? countText : '';
  }
  return (
    <section className="offers-results" aria-labelledby={resultsId} aria-busy={isLoading || isUpdating}>
      <div className="offers-results-head">
        <h2 id={resultsId} tabIndex={-1}>
          {isReady ? countText : t('offers.results')}
        </h2>
        <PossibleFilter offers={offers} />
      </div>
      <p role="status" className="visually-hidden">
        {statusText()}
      </p>
      {isReading && <p className="offers-reading">{t('offers.stillReading')}</p>}
      {answer.state === 'loading' && <SkeletonRows rows={6} label={t('frame.loading')} />}
      {list.state === 'failed' && list.failure && (
        <FailedRead failure={list.failure} retry={() => void store?.retry()} text={t('offers.failed')} />
      )}
      {isReady && shown === 0 && omitted === 0 && !isReading && !readFailure && <NoOffers offers={offers} />}
      {isReady && <Omitted count={omitted} />}
      {rows.length > 0 && (
        <OfferRows ref={rowsRef} rows={rows} isStale={isUpdating} onClick={storeTitleHandoff}>
          {(offer) => <ListedOffer offer={offer} />}
        </OfferRows>
      )}
      {hasStopped && (
        <p className="offers-problem">
          {t('offers.searchedIn', { count: searchedIn })}
          <Button onClick={() => void searchOn()}>{t('offers.searchOn')}</Button>
        </p>
      )}
      {readFailure && (
        <p role="alert" className="offers-problem">
          {t('offers.notAllRead')}
          <Button onClick={() => void store?.retry()}>{t('actions.retry')}</Button>
        </p>
      )}
      {more === 'failed' && (
        <p role="alert" className="offers-problem">
          {t('offers.moreFailed')}
        </p>
      )}
      {isReady && shown < total && (
        <div className="offers-more">
          <p>{t('frame.offersShownOf', { shown, total })}</p>
          <Button onClick={() => void showMore()} isBusy={more === 'loading'}>
            {t(more === 'failed' ? 'actions.retry' : 'frame.showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

/**
 * Memoized, because listed offers do not change and long lists would render again with every change around
 * them.
 */
const ListedOffer = memo(function Row({ offer }: { offer: Offer }) {
  // Rows may have been painted before, without the buttons.
  const isHydrated = useBrowserValue(() => true);
  return <OfferRow offer={offer}>{isHydrated && <SaveOffer offer={offer} />}</OfferRow>;
});
