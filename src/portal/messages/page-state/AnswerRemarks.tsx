import { useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { FailedRead } from './FailedRead.tsx';
import { Omitted } from './Omitted.tsx';

/** How many items of answers could not be read and are not shown. */
export const omittedOf = (...answers: readonly QueryState<unknown>[]): number =>
  answers.reduce((sum, answer) => sum + ((answer.state === 'ready' && answer.omitted) || 0), 0);

interface AnswerRemarksProps {
  /** What is shown below. */
  answers: readonly QueryState<unknown>[];
  /** Asks for it again. */
  retry: () => Promise<unknown>;
}

/**
 * What is to be said of answers that are shown, right above them: that they are from before, because the server would
 * not give them again, and that items are missing. Nothing where all is well.
 */
export function AnswerRemarks({ answers, retry }: AnswerRemarksProps) {
  const { t } = usePage().format;
  const place = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const old = answers.find((answer) => answer.state === 'ready' && answer.failure);
  const failure = old?.state === 'ready' ? old.failure : undefined;
  async function again(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await retry();
    setBusy(false);
    // The button goes with what it is about: the person who pressed it goes on from here.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  }
  return (
    <div ref={place} className="answer-remarks" tabIndex={-1}>
      {failure && (
        <FailedRead text={t('frame.notRenewed')} retry={() => void again()} isPart {...{ failure, isBusy }} />
      )}
      <Omitted count={omittedOf(...answers)} />
    </div>
  );
}
