import briefcase from 'icon:briefcase';
import { dameOfertasUsuario } from '#api/calls/student-offers.ts';
import type { OfferCard as Offer } from '#api/entities/offer.ts';
import type { Session } from '#session/session.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { offerKindOf } from '#shell/menu/student-menu.ts';
import { OfferCard } from '#shell/offer-card/OfferCard.tsx';
import type { AnswerState } from '#stores/answers.ts';
import { answers } from '#stores/portal-answers.ts';
import { Block } from './Block.tsx';
import { limits } from './home-store.ts';

export function LatestOffers({ student }: { student: Session | undefined }) {
  const { brand, format } = usePage();
  const { t } = format;
  const kind = student && offerKindOf(student, brand);
  const input = { params: { type: kind ?? 'practicas', page: 1 } };
  const answer = useAnswer(dameOfertasUsuario, input, kind !== undefined);
  const offers: AnswerState<readonly Offer[]> =
    answer.state === 'ready' ? { state: 'ready', datos: answer.datos.ofertas } : answer;
  const list = kind && brand.paths[kind === 'practicas' ? 'placement-offers' : 'job-offers'];
  return (
    <Block
      name="offers"
      title={t('home.latestOffers')}
      icon={briefcase}
      all={list}
      answer={offers}
      pick={(all) => all.slice(0, limits.offers)}
      rowKey={({ urlAcceso }) => urlAcceso}
      retry={() => answers.refresh(dameOfertasUsuario, input)}
      failed={t('home.offersFailed')}
      empty={t('home.noOffers')}
      emptyLink={{ href: brand.paths.cv, text: t('actions.goToMyCv') }}
    >
      {(offer) => <OfferCard offer={offer} />}
    </Block>
  );
}
