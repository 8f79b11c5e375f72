import type { Call, DatosOf } from '#core/contract/call.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { usePage } from '#portal/island/page-context.ts';
import { requestsData } from '../requests-data.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import type { Count } from './side-entry.ts';

/**
 * Counts the rows of an answer; `failed`, shown without a number, on pages without data requests.
 * @param isNeeded no request is sent for an entry that the menu cannot have
 */
export function useCount<C extends Call>(
  call: C,
  input: CallInput<C>,
  isNeeded: boolean,
  count: (datos: DatosOf<C>) => number,
): Count {
  const isAllowed = requestsData(usePage().route);
  const answer = useQueryAnswer(call, input, isNeeded && isAllowed);
  if (!isAllowed) return 'failed';
  return answer.state === 'ready' ? count(answer.datos) : answer.state;
}
