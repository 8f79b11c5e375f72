import { tabIds } from '#portal/data/known-ids.ts';

/** What was there before an agreement was sent, kept in the tab until it is known to have arrived. */
export const tabAgreements = tabIds('convenios');
