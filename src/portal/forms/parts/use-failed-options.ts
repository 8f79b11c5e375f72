import type { CallFailure } from '#portal/data/server/client/result.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useFailure } from '#portal/messages/page-state/use-failure.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { SelectOptions } from '../form/select-options.ts';

/** What a field says of entries that could not be had: why, and another try where it can help. */
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

/** The same for an answer that the entries are made of. */
export function useFailedAnswer(
  answer: QueryState<unknown>,
  retry: () => Promise<unknown>,
): SelectOptions & { state: 'failed' } {
  const { failure } = answer.state === 'failed' ? answer : {};
  return useFailedOptions(failure && { failure, retry: () => void retry() });
}
