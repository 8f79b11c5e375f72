// Takes the place of `#portal/island/domain/use-rows.ts` in painted pieces.
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import type { RowsState } from '#portal/island/domain/use-rows.ts';
import { paintingPage } from '../painting-page.ts';

/** What the hook says at its first render: the rows that the painted page knows. */
export function useRows<N extends DomainListName>(name: N): RowsState<N> {
  const rows = paintingPage().lists[name];
  return rows ? { state: 'ready', rows } : { state: 'loading' };
}
