import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** Prefetches of the list of the company's offers. */
export const companyOffersPrefetch: Prefetches = () => [prefetch(dameProcesosEmpleoYpracticas, {})];
