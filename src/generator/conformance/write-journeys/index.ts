import type { Journey } from '../journey.ts';
import { accountJourneys } from './account.ts';
import { passwordJourneys } from './password.ts';
import { applicationJourneys } from './applications.ts';
import { candidateJourneys } from './candidates.ts';
import { companyJourneys } from './company.ts';
import { cvEntryJourneys } from './cv-entries.ts';
import { cvProfileJourneys } from './cv-profile.ts';
import { idempotencyJourneys } from './idempotency.ts';
import { notificationJourneys } from './notifications.ts';
import { offerJourneys } from './offers.ts';
import { placementJourneys } from './placements.ts';
import { surveyJourneys } from './surveys.ts';

/** Journeys that change data. Reversible changes are undone; all others stay with the test accounts. */
export const writeJourneys: readonly Journey[] = [
  ...accountJourneys,
  ...cvEntryJourneys,
  ...idempotencyJourneys,
  ...cvProfileJourneys,
  ...applicationJourneys,
  ...placementJourneys,
  ...surveyJourneys,
  ...companyJourneys,
  ...candidateJourneys,
  ...offerJourneys,
  ...notificationJourneys,
  ...passwordJourneys,
];
