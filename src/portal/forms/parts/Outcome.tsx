import circleCheck from 'icon:circle-check';
import circleAlert from 'icon:circle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import './outcome.scss';

interface OutcomeProps {
  kind: 'ok' | 'warning';
  title: string;
  /** What to do next: texts and links. */
  children: ReactNode;
}

/** Result of a form, in its place; takes the focus, because the pressed button is gone. */
export function Outcome({ kind, title, children }: OutcomeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} className={`outcome outcome-${kind}`} role="status" tabIndex={-1}>
      <Icon shapes={kind === 'ok' ? circleCheck : circleAlert} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
