import type { ReactNode } from 'react';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { WrittenText } from '#portal/island/language/WrittenText.tsx';
import { OfferContent } from '#portal/pieces/offer-sheet/OfferContent.tsx';
import { Requirements } from './Requirements.tsx';

interface OfferSheetProps {
  offer: OfferDetail;
  kind: OfferKind;
  /** Only what the page was painted with is known. */
  isEarly: boolean;
  /** The button that saves the offer, in its place, once it answers. */
  save?: ReactNode;
  /** The section of the application. */
  children: ReactNode;
}

/** An offer as a student sees it. */
export function OfferSheet({ offer, kind, isEarly, save, children }: OfferSheetProps) {
  const { titulo, idioma, requisitos } = offer;
  return (
    <div className="offer" aria-busy={isEarly || undefined}>
      <div className="offer-title">
        <h1>
          <WrittenText text={titulo} language={idioma} />
        </h1>
        <div className="offer-save">{save}</div>
      </div>
      <OfferContent
        {...{ offer, kind }}
        requirements={requisitos?.length ? <Requirements requirements={requisitos} /> : null}
      >
        {children}
      </OfferContent>
    </div>
  );
}
