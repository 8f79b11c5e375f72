import type { Call, DatosOf } from '#core/contract/call.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import type { Count } from './side-entry.ts';

/** How many an answer has; nothing is asked for an entry that cannot be there. */
export function useCount<C extends Call>(
  call: C,
  input: CallInput<C>,
  wanted: boolean,
  count: (datos: DatosOf<C>) => number,
): Count {
  const answer = useQueryAnswer(call, input, wanted);
  return answer.state === 'ready' ? count(answer.datos) : answer.state;
}
