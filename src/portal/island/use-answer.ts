import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallInput } from '#portal/data/client/call.ts';
import type { AnswerState } from '#portal/data/answers.ts';
import { answers } from '#portal/data/portal-answers.ts';

const initial: AnswerState<never> = { state: 'loading' };
const loading = atom(initial);

/**
 * The answer to a call, shared by all parts of the page that want it, kept for the next pages where `freshFor` says
 * so. What the build rendered is always loading.
 * @param wanted whether it is wanted at all, e.g. because the module is on
 */
export function useAnswer<C extends Call>(
  call: C,
  input: CallInput<C>,
  wanted = true,
): AnswerState<DatosOf<C>> {
  const isBrowser = typeof document !== 'undefined';
  return useStore(wanted && isBrowser ? answers.of(call, input) : loading, { ssr: () => initial });
}
