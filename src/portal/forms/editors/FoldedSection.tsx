import { type ReactNode, useEffect, useState } from 'react';
import chevron from 'icon:chevron-down';
import { Icon } from '#portal/ui/Icon.tsx';
import { SectionMark, type SectionState } from './SectionMark.tsx';
import './folded-section.scss';

interface FoldedSectionProps extends SectionState {
  id: string;
  title: string;
  /** Purpose of the section. */
  intro?: ReactNode;
  children: ReactNode;
}

/** Section of a long page with nothing to do in it: only its heading, until it is opened or linked to. */
export function FoldedSection({ id, title, intro, children, ...state }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(() => globalThis.location?.hash === `#${id}`);
  useEffect(() => {
    const openIfLinked = (): void => {
      if (location.hash === `#${id}`) setOpen(true);
    };
    addEventListener('hashchange', openIfLinked);
    return () => removeEventListener('hashchange', openIfLinked);
  }, [id]);
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <details
        className="section-fold"
        open={isOpen}
        onToggle={({ target, currentTarget }) => target === currentTarget && setOpen(currentTarget.open)}
      >
        <summary className="section-head">
          <h2 id={`${id}-title`}>{title}</h2>
          <SectionMark {...state} withText />
          <Icon shapes={chevron} />
        </summary>
        <div className="section-content">
          {intro && <p className="section-intro">{intro}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}
