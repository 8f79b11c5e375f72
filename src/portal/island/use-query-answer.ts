import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Call, DatosOf } from '#core/contract/call.ts';
import type { CallInput } from '#portal/data/server/client/call.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';

const initial: QueryState<never> = { state: 'loading' };
const loading = atom(initial);

/**
 * The answer to a call, shared by all parts of the page that want it, kept for the next pages where `freshFor` says
 * so. What the build rendered is always loading.
 * @param wanted whether it is wanted at all, e.g. because the module is on
 */
export function useQueryAnswer<C extends Call>(
  call: C,
  input: CallInput<C>,
  wanted = true,
): QueryState<DatosOf<C>> {
  const isBrowser = typeof document !== 'undefined';
  return useStore(wanted && isBrowser ? queryCache.of(call, input) : loading, { ssr: () => initial });
}
