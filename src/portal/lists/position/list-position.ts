import type { RouteId } from '#core/routing/table.ts';
import { cachedValue, type CachedValue } from '#portal/data/cache/cached-value.ts';

/** Where someone was in a list when they left it. */
export interface ListPosition<L = unknown> {
  /** Query of the address. */
  search: string;
  /** What was shown, where it is not kept as an answer. */
  list: L;
  scroll: number;
  /** The row that had the focus. */
  focused?: string | undefined;
}

/** The place that is kept of a list, by its page. */
export function listPositionOf<L>(list: RouteId): CachedValue<ListPosition<L>> {
  return cachedValue(`lugar.${list}`);
}
