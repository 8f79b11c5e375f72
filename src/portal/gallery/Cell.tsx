import type { ReactNode } from 'react';

/** Parts that belong together. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-group" aria-label={title}>
      <h2 lang="en">{title}</h2>
      <div className="gallery-cells">{children}</div>
    </section>
  );
}

interface CellProps {
  /** Which part it is, and in which state. */
  title: string;
  /** It needs the width of the page. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part in one state. */
export function Cell({ title, isWide = false, children }: CellProps) {
  return (
    <div className={isWide ? 'gallery-cell gallery-wide' : 'gallery-cell'}>
      <h3 lang="en">{title}</h3>
      {children}
    </div>
  );
}
