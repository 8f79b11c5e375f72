import type { ReactNode } from 'react';
import { useStepAttributes } from '#portal/forms/form/form-step.ts';
import { SectionMark, type SectionState } from './SectionMark.tsx';

interface SectionProps extends Partial<SectionState> {
  id: string;
  title: string;
  /** Purpose of the section. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Section of a long page, with a completeness mark if `missing` is known. */
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
    <section
      id={id}
      className="section"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...useStepAttributes(id)}
    >
      <div className="section-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {missing !== undefined && <SectionMark {...{ missing, isOptional, isSettings }} withText />}
      </div>
      {intro && <p className="section-intro">{intro}</p>}
      {children}
    </section>
  );
}
