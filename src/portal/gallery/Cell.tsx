import type { ReactNode } from 'react';

/** A titled group of related parts. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-group" aria-label={title}>
      <h2 lang="en">{title}</h2>
      <div className="gallery-cells">{children}</div>
    </section>
  );
}

interface CellProps {
  /** Names of the parts, and their states. */
  title: string;
  /** Spans the width of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A sample of one part or a few, in given states. */
export function Cell({ title, isWide = false, children }: CellProps) {
  return (
    <div className={isWide ? 'gallery-cell gallery-wide' : 'gallery-cell'}>
      <h3 lang="en">{title}</h3>
      {children}
    </div>
  );
}
