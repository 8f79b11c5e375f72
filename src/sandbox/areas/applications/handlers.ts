import type { Handlers } from '../../handler.ts';
import { adviceHandlers } from './advice.ts';
import { applyHandlers } from './apply.ts';
import { myApplicationHandlers } from './my-applications.ts';
import { offerDetailHandlers } from '../offers/student/offer-detail.ts';
import { offerListHandlers } from '../offers/student/offer-list.ts';
import { placementRequestHandlers } from '../placements/request-handlers.ts';
import { placementHandlers } from '../placements/student-handlers.ts';

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
