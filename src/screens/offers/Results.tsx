import circleCheck from 'icon:circle-check';
import { memo, useRef } from 'react';
import type { OfferCard as Offer } from '#api/entities/offer.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { OfferCard } from '#shell/offer-card/OfferCard.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { NoOffers, OffersFailed } from './NoOffers.tsx';
import { resultsId } from './results-id.ts';
import type { Offers } from './use-offers.ts';

/** What was found: how much, the offers, and the way to more. */
export function Results({ offers }: { offers: Offers }) {
  const { t } = usePage().format;
  const { list, store } = offers;
  const rows = useRef<HTMLUListElement>(null);
  const { state, isUpdating, isReading, readFailure, total, more } = list;
  const shown = list.offers.length;
  const isBusy = state === 'loading' || isUpdating;
  const hasMore = shown < total;

  async function showMore(): Promise<void> {
    await store?.showMore();
    // Whoever pressed the button goes on with the first of the new ones.
    requestAnimationFrame(() => {
      const card = rows.current?.children[shown]?.querySelector('a');
      card?.focus({ preventScroll: true });
    });
  }

  const counted =
    state !== 'ready' ? '' : t(isReading ? 'offers.foundSoFar' : 'offers.found', { count: total });
  return (
    <section className="offers-results" aria-labelledby={resultsId} aria-busy={isBusy}>
      <div className="offers-results-head">
        <h2 id={resultsId} tabIndex={-1}>
          {state === 'ready' ? counted : t('offers.results')}
        </h2>
      </div>
      <p role="status" className="visually-hidden">
        {isBusy ? t('offers.searching') : isReading ? t('offers.stillReading') : counted}
      </p>
      {isReading && <p className="offers-reading">{t('offers.stillReading')}</p>}
      {state === 'loading' && (
        <div className="offers-waiting">
          <SkeletonRows rows={6} label={t('frame.loading')} />
        </div>
      )}
      {state === 'failed' && list.failure && (
        <OffersFailed failure={list.failure} retry={() => void store?.retry()} text={t('offers.failed')} />
      )}
      {state === 'ready' && shown === 0 && !isReading && !readFailure && <NoOffers offers={offers} />}
      {shown > 0 && (
        <ul ref={rows} className="offers-rows" role="list" data-stale={isUpdating || undefined}>
          {list.offers.map((offer) => (
            <li key={offer.urlAcceso} data-offer={offer.urlAcceso}>
              <Row offer={offer} />
            </li>
          ))}
        </ul>
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
          <p>{t('offers.shownOf', { shown, total })}</p>
          <Button onClick={() => void showMore()} isBusy={more === 'loading'}>
            {t(more === 'failed' ? 'actions.retry' : 'offers.showMore')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Offers do not change while they are listed: long lists are not drawn again for every change around them. */
const Row = memo(function Row({ offer }: { offer: Offer }) {
  const { t } = usePage().format;
  return (
    <OfferCard offer={offer}>
      {offer.inscrito && (
        <p className="offers-applied">
          <Icon shapes={circleCheck} />
          {t('offers.applied')}
        </p>
      )}
    </OfferCard>
  );
});
