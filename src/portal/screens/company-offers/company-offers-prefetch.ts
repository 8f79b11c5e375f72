import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { type Prefetches, prefetch } from '#portal/data/prefetch/declare-prefetches.ts';

/** What the list of a company's own offers asks for. */
export const companyOffersPrefetch: Prefetches = () => [prefetch(dameProcesosEmpleoYpracticas, {})];
