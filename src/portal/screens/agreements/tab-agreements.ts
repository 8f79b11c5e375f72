import { tabMemory } from '#portal/data/server/sent-requests.ts';
import type { SaidAgreement } from './send-agreement.ts';

/** What was sent of an agreement, kept in the tab until it is known to have arrived. */
export const tabAgreements = tabMemory<SaidAgreement>('convenios');
