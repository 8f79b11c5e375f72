import * as codes from '#core/contract/codes.ts';
import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { ShareButton } from '#portal/lists/detail/ShareButton.tsx';
import { titleWith } from '#portal/lists/detail/title-with.ts';
import { BackToList } from '#portal/lists/position/BackToList.tsx';
import { listPages } from '../list-pages.ts';
import { SaveOffer } from '../saved/SaveOffer.tsx';
import { ApplyBox } from './ApplyBox.tsx';
import { offerInput } from './offer-input.ts';
import { OfferRefused } from './OfferRefused.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import '../offers.scss';

/** Codes of offers that are gone, of the other kind, or of a kind whose service the student lacks. */
const refusals = [
  codes.offerNotFound,
  codes.offerIsJob,
  codes.offerIsPlacement,
  codes.noEmploymentService,
  codes.noPlacementService,
];

/** Screen of an offer: content, requirements, and the application. */
export function OfferScreen() {
  const { format, facts } = usePage();
  const { t } = format;
  const kind: OfferKind = facts.service ?? 'empleo';
  return (
    <Detail
      call={dameOferta}
      painted="offer"
      input={(url) => offerInput(url, kind)}
      gone={refusals}
      loading={t('frame.loading')}
      failed={t('offers.offerFailed')}
      ifGone={(code = codes.offerNotFound) => <OfferRefused code={code} />}
      back={<BackToList list={listPages[kind]}>{t('offers.backToList')}</BackToList>}
      titleOf={({ titulo }) => titulo}
      tabTitle={(title, offer) => titleWith(title, offer?.datosEmpresa?.nombre)}
    >
      {(offer, reload, isEarly) => (
        <>
          <OfferSheet {...{ offer, kind, isEarly }} save={!isEarly && <SaveOffer offer={offer} />}>
            <ApplyBox {...{ offer, kind, isEarly, reload }} />
          </OfferSheet>
          {!isEarly && <ShareButton title={offer.titulo} />}
        </>
      )}
    </Detail>
  );
}
