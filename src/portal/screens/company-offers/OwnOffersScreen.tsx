import { useDeferredValue, useMemo, useState } from 'react';
import files from 'icon:files';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { localDay } from '#core/i18n/dates.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { listIn, ListOf } from '#portal/lists/list/ListOf.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { OfferDrafts } from '#portal/pieces/offer-drafts/OfferDrafts.tsx';
import { pageSize, presentOffers, sortOffers } from './offer-order.ts';
import { OwnOffers } from './OwnOffers.tsx';
import { OwnOfferTools } from './OwnOfferTools.tsx';
import { filterOffers, ownFilters } from './own-offers.ts';
import './company-offers.scss';

/** How many offers are shown, and the query that the count belongs to. */
interface ShownOffers {
  query: string;
  count: number;
}

const noOffers: readonly Process[] = [];

/** The company's own offers of both kinds. */
export function OwnOffersScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const query = useQuery().toString();
  const answer = usePaintedAnswer(
    'own-offers',
    listIn(useQueryAnswer(dameProcesosEmpleoYpracticas, {}), presentOffers),
  );
  const offers = answer.state === 'ready' ? answer.datos : noOffers;
  const isWaiting = answer.state === 'loading' || answer.isEarly === true;
  const [shown, setShown] = useState<ShownOffers>({ query: '', count: pageSize });
  useListPosition<ShownOffers>({
    isReady: answer.state === 'ready' && !answer.isEarly,
    take: () => shown,
    restore: setShown,
  });
  // Deferred: the rows may lag behind the typing.
  const filtered = useDeferredValue(query);
  const matches = useMemo(() => {
    const filters = readFilters(ownFilters, new URLSearchParams(filtered));
    return sortOffers(filterOffers(offers, filters, localDay()), filters.orden);
  }, [offers, filtered]);
  return (
    <>
      <OfferDrafts />
      <ListOf
        answer={answer}
        reload={() => queryCache.refresh(dameProcesosEmpleoYpracticas, {})}
        loading={t('company-offers.loading')}
        rows={6}
        failed={t('company-offers.failed')}
        none={
          <PageState icon={files} text={t('company-offers.none')}>
            <a className="button button-primary" href={newOfferAddress(brand.paths, format.language)}>
              {t('company-offers.first')}
            </a>
          </PageState>
        }
        frame={(inside) => (
          <div className="own-offers" aria-busy={isWaiting}>
            <OwnOfferTools offers={isWaiting ? undefined : offers} count={isWaiting ? 0 : matches.length} />
            {inside}
          </div>
        )}
      >
        {(_, remarks) => (
          <OwnOffers
            offers={offers}
            matches={matches}
            // Other filters start the list again.
            count={shown.query === query ? shown.count : pageSize}
            onMore={(count) => setShown({ query, count: count + pageSize })}
          >
            {remarks}
          </OwnOffers>
        )}
      </ListOf>
    </>
  );
}
