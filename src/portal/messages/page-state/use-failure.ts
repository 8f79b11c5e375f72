import { useEffect, useEffectEvent, useState } from 'react';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { FailureView } from '../failure-view.ts';
import { useMessageContext } from '../use-message-context.ts';
import { $error, isLasting } from '#portal/data/messages/messages.ts';

// Apart from what follows it: the bundler would wait for the file with a handler written right behind the import.
const loadView = () => import('../failure-view.ts');

/** The code of what the banner says until the visitor leaves. */
const lasting = (): number | undefined => {
  const error = $error.get();
  return isLasting(error) ? error?.code : undefined;
};

/** Until it is known why, or where there is nothing to know but that no answer came. */
const unexplained: FailureView = { mayPass: true };

/**
 * Why something could not be read, whether it may be had later, and where to go instead. The table of all errors is
 * loaded when the server gave a reason; until then there is none, and no other try is offered.
 */
export function useFailure(failure: CallFailure | undefined): FailureView {
  const { brand } = usePage();
  const from = useMessageContext();
  const [known, setKnown] = useState<{ of: CallFailure; view: FailureView }>();
  const isReasoned = failure !== undefined && failure.kind !== 'unavailable' && failure.kind !== 'aborted';
  const explain = useEffectEvent((of: CallFailure): void => {
    const show = (view: FailureView): void => setKnown({ of, view });
    loadView().then(
      ({ failureView }) => show(failureView(of, from, lasting(), brand.settings)),
      () => show(unexplained),
    );
  });
  useEffect(() => {
    if (isReasoned) explain(failure);
  }, [failure, isReasoned]);
  if (!isReasoned) return unexplained;
  return known?.of === failure ? known.view : { mayPass: false };
}
