import type { OfferKind } from '#core/model/offers.ts';
import type { RouteId } from '#core/routing/table.ts';

/** The page of all offers of a kind. */
export const listPages = {
  practicas: 'placement-offers',
  empleo: 'job-offers',
} as const satisfies Record<OfferKind, RouteId>;
