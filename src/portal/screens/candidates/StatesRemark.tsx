import { useEffect, useRef } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import type { States } from './use-states.ts';

/** Says that the list of states did not come, without which nobody can be moved, and offers another try. */
export function StatesRemark({ states: { failed } }: { states: States }) {
  const { t } = usePage().format;
  const place = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);
  useEffect(() => {
    // The retry button unmounts after success: keep the keyboard focus in its place.
    if (!failed && isRetried.current) place.current?.focus({ preventScroll: true });
    isRetried.current = failed?.isBusy ?? false;
  }, [failed]);
  return (
    <div ref={place} className="answer-remarks" tabIndex={-1}>
      {failed && <FailedRead text={t('candidates.statesFailed')} isPart {...failed} />}
    </div>
  );
}
