import type { ReactNode, Ref } from 'react';
import type { OfferCard as Offer } from '#core/contract/entities/offer.ts';
import { AppliedMark } from '#portal/pieces/offer-card/AppliedMark.tsx';
import { OfferCard } from '#portal/pieces/offer-card/OfferCard.tsx';
import { UnmetRequirements } from './UnmetRequirements.tsx';

interface OfferRowsProps {
  rows: readonly Offer[];
  ref?: Ref<HTMLUListElement>;
  /** Other rows are loading. */
  isStale?: boolean;
  onClick?: (event: { target: EventTarget }) => void;
  children: (offer: Offer) => ReactNode;
}

/** The rows of the list. */
export function OfferRows({ rows, isStale, children, ...list }: OfferRowsProps) {
  return (
    <ul {...list} className="offers-rows" role="list" data-stale={isStale || undefined}>
      {rows.map((offer) => (
        <li key={offer.urlAcceso} data-row={offer.urlAcceso}>
          {children(offer)}
        </li>
      ))}
    </ul>
  );
}

/** An offer in the list; its button comes as children, once it answers. */
export function OfferRow({ offer, children }: { offer: Offer; children?: ReactNode }) {
  return (
    <OfferCard offer={offer}>
      <AppliedMark offer={offer} />
      <UnmetRequirements offer={offer} />
      {children}
    </OfferCard>
  );
}
