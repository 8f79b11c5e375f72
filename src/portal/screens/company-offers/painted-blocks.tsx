import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { PortalSession } from '#portal/data/session/stored-session.ts';
import type { PageFacts } from '#portal/island/page-context.ts';
import { ListFilePlace } from '#portal/lists/file/ListFilePlace.tsx';
import { ShownOf } from '#portal/lists/list/ShownOf.tsx';
import { keepsDrafts } from '#portal/paint/keeps-drafts.ts';
import type { PaintedBlock } from '#portal/paint/paint-blocks.ts';
import { MainAction } from '#portal/pieces/offer-actions/MainAction.tsx';
import { pageSize, presentOffers, sortOffers } from './offer-order.ts';
import { countId, OwnOfferCount } from './OwnOfferCount.tsx';
import { OwnOfferTable } from './OwnOfferTable.tsx';

/**
 * The number of a company's offers and the first of them. The code filters them by the address, and puts drafts above
 * them.
 */
export function paintedBlocks(_: PortalSession, __: PageFacts): PaintedBlock[] {
  if (location.search !== '' || keepsDrafts()) return [];
  return [
    {
      name: 'own-offers',
      selector: '.own-offers',
      requests: [{ call: dameProcesosEmpleoYpracticas, input: {}, isUncached: true }],
      rowsOf: ([offers = []]: readonly (readonly Process[])[]) =>
        sortOffers(presentOffers(offers), undefined),
      render: (offers: readonly Process[]) =>
        offers.length > 0 && (
          <>
            <OwnOfferCount count={offers.length}>
              <ListFilePlace />
            </OwnOfferCount>
            <div className="answer-remarks" tabIndex={-1} />
            <div>
              <OwnOfferTable offers={offers.slice(0, pageSize)} labelledBy={countId}>
                {(offer) => <MainAction offer={offer} />}
              </OwnOfferTable>
            </div>
            <ShownOf shown={pageSize} total={offers.length} />
          </>
        ),
    },
  ];
}
