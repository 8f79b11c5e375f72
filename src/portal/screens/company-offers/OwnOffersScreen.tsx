import { useState } from 'react';
import files from 'icon:files';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { newOfferAddress } from '#core/model/company-offers.ts';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { listIn, ListOf } from '#portal/lists/list/ListOf.tsx';
import { useListPosition } from '#portal/lists/position/use-list-position.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { OfferDrafts } from '#portal/pieces/offer-drafts/OfferDrafts.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import { presentOffers } from './own-offers.ts';
import './company-offers.scss';

/** Number of offers added at a time. */
const pageSize = 10;

/** How many offers are shown, and the query that the count belongs to. */
interface ShownOffers {
  query: string;
  count: number;
}

/** The company's own offers of both kinds. */
export function OwnOffersScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const query = useQuery().toString();
  const answer = useQueryAnswer(dameProcesosEmpleoYpracticas, {});
  const [shown, setShown] = useState<ShownOffers>({ query: '', count: pageSize });
  useListPosition<ShownOffers>({ isReady: answer.state === 'ready', take: () => shown, restore: setShown });
  return (
    <>
      <OfferDrafts />
      <ListOf
        answer={listIn(answer, presentOffers)}
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
        frame={(inside) => <div className="own-offers">{inside}</div>}
      >
        {(offers, remarks) => (
          <OwnOffers
            offers={offers}
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
