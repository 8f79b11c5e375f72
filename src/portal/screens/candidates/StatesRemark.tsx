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
    // The button goes with what it is about: whoever pressed it goes on from here.
    if (!failed && isRetried.current) place.current?.focus({ preventScroll: true });
    isRetried.current = failed?.isBusy ?? false;
  }, [failed]);
  return (
    <div ref={place} className="answer-remarks" tabIndex={-1}>
      {failed && <FailedRead text={t('candidates.statesFailed')} isPart {...failed} />}
    </div>
  );
}
