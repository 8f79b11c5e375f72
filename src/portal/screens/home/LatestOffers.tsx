import briefcase from 'icon:briefcase';
import { dameOfertasUsuario } from '#core/contract/calls/student-offers.ts';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import { usePage } from '#portal/island/page-context.ts';
import { usePaintedAnswer } from '#portal/island/use-painted-answer.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { offerKindOf } from '#portal/frame/menu/student-menu.ts';
import { allOffers } from '#core/model/offers.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { firstOffers, latestOffersInput } from './home-blocks.ts';
import { OfferRow } from './HomeRows.tsx';
import { OfferNews } from './OfferNews.tsx';

export function LatestOffers({ student }: { student: PortalSession | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const kind = student && offerKindOf(student, brand);
  const input = latestOffersInput(kind);
  const answer = useQueryAnswer(dameOfertasUsuario, input, kind !== undefined);
  const offers: QueryState<readonly Offer[]> =
    answer.state === 'ready' ? { ...answer, datos: answer.datos.ofertas } : answer;
  const list = kind && brand.paths[kind === 'practicas' ? 'placement-offers' : 'job-offers'];
  return (
    <HomeBlock
      name="offers"
      title={t('home.latestOffers')}
      icon={briefcase}
      all={list && allOffers(list)}
      answer={usePaintedAnswer('offers', offers)}
      note={<OfferNews isReady={answer.state === 'ready'} />}
      pick={firstOffers}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => queryCache.refresh(dameOfertasUsuario, input)}
      failed={t('home.offersFailed')}
      empty={t('home.noOffers')}
      emptyLink={{ href: brand.paths.cv, text: t('actions.goToMyCv') }}
    >
      {(offer) => <OfferRow offer={offer} />}
    </HomeBlock>
  );
}
