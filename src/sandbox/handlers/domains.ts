import type { Handlers } from './handler.ts';

export const domains = {} satisfies Partial<Handlers>;
