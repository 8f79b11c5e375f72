import { dameOferta } from '#core/contract/calls/student-offer.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { encodeQuery } from '#core/contract/wire.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { pageParams } from '#core/routing/page-addresses.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { laterLists } from '#portal/paint/later-lists.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { ApplySection, ApplyTerms, isAppliedTo, OwnState } from './ApplySection.tsx';
import { listsOf } from './lists-of.ts';
import { offerInput } from './offer-input.ts';
import { OfferSheet } from './OfferSheet.tsx';

interface EarlyOfferProps {
  offer: OfferDetail;
  kind: OfferKind;
}

/** An offer as its page shows it before it can be saved and applied to. */
function EarlyOffer({ offer, kind }: EarlyOfferProps) {
  const hasApplied = isAppliedTo(offer);
  return (
    <>
      <div className="answer-remarks" tabIndex={-1} />
      <OfferSheet {...{ offer, kind }} isEarly>
        <ApplySection hasApplied={hasApplied}>
          {hasApplied ? <OwnState offer={offer} /> : <ApplyTerms offer={offer} />}
        </ApplySection>
      </OfferSheet>
    </>
  );
}

/** The offer of the address. */
export function paintedBlocks(_: PortalSession, page: PageFacts): PaintedBlock[] {
  const kind = page.facts.service ?? 'empleo';
  const { id = '' } = pageParams(page, location.pathname) ?? {};
  const input = offerInput(id, kind);
  const flags = page.brand.fields.oferta;
  return [
    {
      name: 'offer',
      selector: 'main .detail',
      isWhole: true,
      // No answer is kept of this call: the code takes the response itself.
      requests: [{ call: dameOferta, input, search: encodeQuery(input.query), isUncached: true }],
      prepare: laterLists(([offer]: readonly OfferDetail[]) => (offer ? listsOf(offer, kind, flags) : [])),
      rowsOf: (answers: readonly OfferDetail[]) => answers,
      render: ([offer]: readonly OfferDetail[]) => offer && <EarlyOffer {...{ offer, kind }} />,
    },
  ];
}
