import circleCheck from 'icon:circle-check';
import circleAlert from 'icon:circle-alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#portal/ui/Icon.tsx';
import './outcome.scss';

interface OutcomeProps {
  kind: 'ok' | 'warning';
  title: string;
  /** What to do now: words and ways on. */
  children: ReactNode;
}

/** What a form came to, in its place; the focus goes there, since the button that was pressed is gone. */
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
