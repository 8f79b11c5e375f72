import type { RouteId } from '#core/routing/table.ts';
import { cachedValue, type CachedValue } from '#portal/data/cache/cached-value.ts';

/** List position at the time of leaving. */
export interface ListPosition<L = unknown> {
  /** Query of the address. */
  search: string;
  /** State of the list, if it is not in the query cache. */
  list: L;
  scroll: number;
  /** Key of the focused row. */
  focused?: string | undefined;
}

/** Cached list position of a page. */
export function listPositionOf<L>(list: RouteId): CachedValue<ListPosition<L>> {
  return cachedValue(`lugar.${list}`);
}
