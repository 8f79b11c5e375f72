import type { CallFailure } from '#portal/data/server/client/result.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useFailure } from '#portal/messages/page-state/use-failure.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { SelectOptions } from '../form/select-options.ts';

/** State of options that failed to load: the reason, with a retry if that can help. */
export function useFailedOptions(
  failed: { failure: CallFailure; retry: () => void } | undefined,
): SelectOptions & { state: 'failed' } {
  const { t } = usePage().format;
  const { reason, mayPass } = useFailure(failed?.failure);
  return {
    state: 'failed',
    ...(reason && { reason: 'words' in reason ? reason.words : t(reason.id, reason.values) }),
    ...(failed && mayPass && { retry: failed.retry }),
  };
}

/** Like `useFailedOptions`, for options derived from a cached answer. */
export function useFailedAnswer(
  answer: QueryState<unknown>,
  retry: () => Promise<unknown>,
): SelectOptions & { state: 'failed' } {
  const { failure } = answer.state === 'failed' ? answer : {};
  return useFailedOptions(failure && { failure, retry: () => void retry() });
}
