import { tabMemory } from '#portal/data/server/sent-requests.ts';
import type { RememberedAgreement } from './send-agreement.ts';

/** The last request for an agreement, stored in the tab until its arrival is confirmed. */
export const tabAgreements = tabMemory<RememberedAgreement>('convenios');
