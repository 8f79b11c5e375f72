import type { Handlers } from './handler.ts';

export const offers = {} satisfies Partial<Handlers>;
