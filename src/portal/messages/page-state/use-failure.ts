import { useEffect, useEffectEvent, useState } from 'react';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { FailureView } from '../failure-view.ts';
import { useMessageContext } from '../use-message-context.ts';
import { $error, isLasting } from '#portal/data/messages/messages.ts';

// A function of its own: the bundler's wrapper of the import would include a handler chained to it.
const loadView = () => import('../failure-view.ts');

/** The code of the lasting error that the banner shows. */
const persistentErrorCode = (): number | undefined => {
  const error = $error.get();
  return isLasting(error) ? error?.code : undefined;
};

/** The view of a lost answer, or without the table of errors. */
const unexplained: FailureView = { mayPass: true };

/**
 * Explains a failed read: the reason, a link to another page, and whether a retry may help. The table of all errors is
 * loaded for refusals of the server; until then there is no reason and no retry.
 */
export function useFailure(failure: CallFailure | undefined): FailureView {
  const { brand } = usePage();
  const context = useMessageContext();
  const [explained, setExplained] = useState<{ failure: CallFailure; view: FailureView }>();
  const isRefusal = failure !== undefined && failure.kind !== 'unavailable' && failure.kind !== 'aborted';
  const explain = useEffectEvent((refusal: CallFailure): void => {
    const show = (view: FailureView): void => setExplained({ failure: refusal, view });
    loadView().then(
      ({ failureView }) => show(failureView(refusal, context, persistentErrorCode(), brand.settings)),
      () => show(unexplained),
    );
  });
  useEffect(() => {
    if (isRefusal) explain(failure);
  }, [failure, isRefusal]);
  if (!isRefusal) return unexplained;
  return explained?.failure === failure ? explained.view : { mayPass: false };
}
