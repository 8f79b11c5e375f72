import type { Handlers } from '../../handler.ts';
import { candidateHandlers } from './candidate-handlers.ts';
import { processHandlers } from './process-handlers.ts';

/** Offers of a company and who applied to them. */
export const offers = { ...processHandlers, ...candidateHandlers } satisfies Partial<Handlers>;
