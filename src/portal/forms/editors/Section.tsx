import type { ReactNode } from 'react';
import { SectionMark, type SectionState } from './SectionMark.tsx';

interface SectionProps extends Partial<SectionState> {
  id: string;
  title: string;
  /** What it is for. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of a long page; whether it is complete is said where that is known. */
export function Section({
  id,
  title,
  intro,
  children,
  missing,
  isOptional = false,
  isSettings = false,
}: SectionProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {missing !== undefined && <SectionMark {...{ missing, isOptional, isSettings }} withText />}
      </div>
      {intro && <p className="section-intro">{intro}</p>}
      {children}
    </section>
  );
}
