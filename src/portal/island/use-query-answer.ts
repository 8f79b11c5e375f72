import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';

const initial: QueryState<never> = { state: 'loading' };
const loading = atom(initial);

/**
 * The answer to a call from the query cache, shared by all parts of the page; cached for the next pages if the call has
 * `freshFor`. Always loading at build time.
 * @param isNeeded whether to request it at all, e.g. because the module is on
 */
export function useQueryAnswer<C extends Call>(
  call: C,
  input: CallInput<C>,
  isNeeded = true,
): QueryState<DatosOf<C>> {
  const isBrowser = typeof document !== 'undefined';
  return useStore(isNeeded && isBrowser ? queryCache.of(call, input) : loading, { ssr: () => initial });
}
