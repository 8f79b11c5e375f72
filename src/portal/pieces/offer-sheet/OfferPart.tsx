import type { ReactNode } from 'react';

interface OfferPartProps {
  /** Id of the section, unique on the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of an offer's page, with its heading. */
export function OfferPart({ id, title, children }: OfferPartProps) {
  return (
    <section className="offer-part" aria-labelledby={`offer-${id}`}>
      <h2 id={`offer-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
