import type { ReactNode } from 'react';

interface OfferPartProps {
  /** Unique among the parts. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of the page of an offer, under its own heading. */
export function OfferPart({ id, title, children }: OfferPartProps) {
  return (
    <section className="offer-part" aria-labelledby={`offer-${id}`}>
      <h2 id={`offer-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
