import type { Handlers } from './handler.ts';
import { adviceHandlers } from './student/advice.ts';
import { applyHandlers } from './student/apply.ts';
import { myApplicationHandlers } from './student/my-applications.ts';
import { offerDetailHandlers } from './student/offer-detail.ts';
import { offerListHandlers } from './student/offer-list.ts';
import { placementRequestHandlers } from './student/placement-request.ts';
import { placementHandlers } from './student/placements.ts';

/** Offers, applications and placements of a student. */
export const student = {
  ...offerListHandlers,
  ...offerDetailHandlers,
  ...applyHandlers,
  ...myApplicationHandlers,
  ...placementHandlers,
  ...placementRequestHandlers,
  ...adviceHandlers,
} satisfies Partial<Handlers>;
