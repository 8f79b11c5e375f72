import { memo, useRef } from 'react';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { storeTitleHandoff } from '#portal/lists/detail/title-handoff.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Omitted } from '#portal/messages/page-state/Omitted.tsx';
import { AppliedMark } from '#portal/pieces/offer-card/AppliedMark.tsx';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { NoOffers } from './NoOffers.tsx';
import { PossibleFilter } from './PossibleFilter.tsx';
import { resultsId } from './results-id.ts';
import { SaveOffer } from './saved/SaveOffer.tsx';
import { Unmet } from './Unmet.tsx';
import type { Offers } from './use-offers.ts';

/** Results of the search: count, offers, and a button for more. */
export function Results({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, store } = offers;
  const rows = useRef<HTMLUListElement>(null);
  const { state, isUpdating, isReading, readFailure, searchedIn, omitted = 0, total, more } = list;
  const shown = list.rows.length;
  const isBusy = state === 'loading' || isUpdating;
  const hasMore = shown < total;

  async function showMore(): Promise<void> {
    await store?.showMore();
    // Moves focus to the first new offer.
    requestAnimationFrame(() => {
      const card = rows.current?.children[shown]?.querySelector('a');
      card?.focus({ preventScroll: true });
    });
  }

  async function searchOn(): Promise<void> {
    // Moves focus to the heading, because the button disappears.
    document.getElementById(resultsId)?.focus({ preventScroll: true });
    await store?.searchOn();
  }

  useAnnounce(state === 'ready' && searchedIn !== undefined && t('offers.searchedIn', { count: searchedIn }));
  const countText =
    state !== 'ready'
      ? ''
      : t(isReading || searchedIn !== undefined ? 'offers.foundSoFar' : 'offers.found', { count: total });
  return (
    <section className="offers-results" aria-labelledby={resultsId} aria-busy={isBusy}>
      <div className="offers-results-head">
        <h2 id={resultsId} tabIndex={-1}>
          {state === 'ready' ? countText : t('offers.results')}
        </h2>
        <PossibleFilter offers={offers} />
      </div>
      <p role="status" className="visually-hidden">
        {isBusy ? t('offers.searching') : isReading ? t('offers.stillReading') : countText}
      </p>
      {isReading && <p className="offers-reading">{t('offers.stillReading')}</p>}
      {state === 'loading' && (
        <div className="offers-waiting">
          <SkeletonRows rows={6} label={t('frame.loading')} />
        </div>
      )}
      {state === 'failed' && list.failure && (
        <FailedRead failure={list.failure} retry={() => void store?.retry()} text={t('offers.failed')} />
      )}
      {state === 'ready' && shown === 0 && omitted === 0 && !isReading && !readFailure && (
        <NoOffers offers={offers} />
      )}
      {state === 'ready' && <Omitted count={omitted} />}
      {shown > 0 && (
        <ul
          ref={rows}
          className="offers-rows"
          role="list"
          data-stale={isUpdating || undefined}
          onClick={storeTitleHandoff}
        >
          {list.rows.map((offer) => (
            <li key={offer.urlAcceso} data-row={offer.urlAcceso}>
              <Row offer={offer} />
            </li>
          ))}
        </ul>
      )}
      {state === 'ready' && searchedIn !== undefined && (
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
      {state === 'ready' && hasMore && (
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
const Row = memo(function Row({ offer }: { offer: Offer }) {
  return (
    <OfferCard offer={offer}>
      <AppliedMark offer={offer} />
      <Unmet offer={offer} />
      <SaveOffer offer={offer} />
    </OfferCard>
  );
});
