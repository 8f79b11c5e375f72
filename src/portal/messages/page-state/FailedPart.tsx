import { useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { FailedRead } from './FailedRead.tsx';

/** State of an answer, as far as a remark on its failure needs it. */
type ReadState = { state: 'loading' | 'ready' } | { state: 'failed'; failure: CallFailure };

interface FailedPartProps {
  /** Answers that belong together: one remark for all of them. */
  answers: readonly ReadState[];
  /** Text that tells what could not be loaded. */
  text: string;
  /** Refetches the answers that failed. */
  retry: () => unknown;
}

/** Remark in place of an optional part of a page that could not be loaded, with a retry. Else empty. */
export function FailedPart({ answers, text, retry }: FailedPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const failed = answers.find((answer) => answer.state === 'failed');
  const isLoading = answers.some(({ state }) => state === 'loading');
  // A refetch drops the failure: the remark, which has the focus, stays until its outcome.
  const [shown, setShown] = useState<CallFailure>();
  const failure = failed?.state === 'failed' ? failed.failure : isLoading ? shown : undefined;
  if (failure !== shown) setShown(failure);
  const wasShown = useRef(false);
  useEffect(() => {
    // The focused button is removed with the remark: the focus stays here.
    if (wasShown.current && !failure && document.activeElement === document.body)
      place.current?.focus({ preventScroll: true });
    wasShown.current = failure !== undefined;
  }, [failure]);
  return (
    <div ref={place} className="answer-remarks" tabIndex={-1}>
      {failure && (
        <FailedRead {...{ text, failure }} retry={() => !isLoading && retry()} isBusy={!failed} isPart />
      )}
    </div>
  );
}
