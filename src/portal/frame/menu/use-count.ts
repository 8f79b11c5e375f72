import type { Call, DatosOf } from '#core/contract/call.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import type { Count } from './side-entry.ts';

/** Counts an answer. @param isNeeded no request is sent for an entry that the menu cannot have */
export function useCount<C extends Call>(
  call: C,
  input: CallInput<C>,
  isNeeded: boolean,
  count: (datos: DatosOf<C>) => number,
): Count {
  const answer = useQueryAnswer(call, input, isNeeded);
  return answer.state === 'ready' ? count(answer.datos) : answer.state;
}
