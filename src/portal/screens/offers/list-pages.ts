import type { OfferKind } from '#core/model/offers.ts';
import type { RouteId } from '#core/routing/table.ts';

/** Route of the list of each kind of offer. */
export const listPages = {
  practicas: 'placement-offers',
  empleo: 'job-offers',
} as const satisfies Record<OfferKind, RouteId>;
