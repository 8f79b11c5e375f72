import { useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import type { CandidacyStates } from './use-states.ts';

/** Reports that the list of states failed to load, without which no candidate can be moved, with a retry. */
export function StatesRemark({ states: { failed } }: { states: CandidacyStates }) {
  const { t } = usePage().format;
  const container = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    // The retry button unmounts after success: keep the keyboard focus in its place.
    if (!failed && isRetried.current) container.current?.focus({ preventScroll: true });
    isRetried.current = failed?.isBusy ?? false;
  }, [failed]);
  return (
    <div ref={container} className="answer-remarks" tabIndex={-1}>
      {failed && <FailedRead text={t('candidates.statesFailed')} isPart {...failed} />}
    </div>
  );
}
