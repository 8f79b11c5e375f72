import { type ReactNode, useId } from 'react';

/** A section of the sheet with its heading. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="cv-sheet-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="cv-sheet-content">{children}</div>
    </section>
  );
}

/** Entries of a section, each kept on one printed page if it fits. */
export function SheetEntries<T>({
  entries,
  children,
}: {
  entries: readonly T[];
  children: (entry: T) => ReactNode;
}) {
  return (
    <ul role="list" className="cv-sheet-entries">
      {entries.map((entry, index) => (
        <li key={index}>{children(entry)}</li>
      ))}
    </ul>
  );
}
