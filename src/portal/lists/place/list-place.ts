import type { RouteId } from '#core/routing/table.ts';
import { keptValue, type KeptValue } from '#portal/data/kept-value.ts';

/** Where someone was in a list when they left it. */
export interface ListPlace<L = unknown> {
  /** Query of the address. */
  search: string;
  /** What was shown, where it is not kept as an answer. */
  list: L;
  scroll: number;
  /** The row that had the focus. */
  focused?: string | undefined;
}

/** The place that is kept of a list, by its page. */
export function placeOf<L>(list: RouteId): KeptValue<ListPlace<L>> {
  return keptValue(`lugar.${list}`);
}
