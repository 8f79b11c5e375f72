import { useRef, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { FailedRead } from './FailedRead.tsx';
import { Omitted } from './Omitted.tsx';

/** Number of items of answers that could not be read and are not shown. */
export const omittedOf = (...answers: readonly QueryState<unknown>[]): number =>
  answers.reduce((sum, answer) => sum + ((answer.state === 'ready' && answer.omitted) || 0), 0);

interface AnswerRemarksProps {
  /** The answers that are shown below. */
  answers: readonly QueryState<unknown>[];
  /** Refetches the answers. */
  retry: () => Promise<unknown>;
}

/** Remarks above shown answers: an answer is stale because its refetch failed, or items were left out. Else empty. */
export function AnswerRemarks({ answers, retry }: AnswerRemarksProps) {
  const { t } = usePage().format;
  const place = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const stale = answers.find((answer) => answer.state === 'ready' && answer.failure);
  const failure = stale?.state === 'ready' ? stale.failure : undefined;
  async function refetch(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await retry();
    setBusy(false);
    // The focused button is removed with the remark: the focus stays here.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
  }
  return (
    <div ref={place} className="answer-remarks" tabIndex={-1}>
      {failure && (
        <FailedRead
          text={t('frame.notRenewed')}
          retry={() => void refetch()}
          isPart
          {...{ failure, isBusy }}
        />
      )}
      <Omitted count={omittedOf(...answers)} />
    </div>
  );
}
