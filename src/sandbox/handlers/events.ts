import type { Handlers } from './handler.ts';

export const events = {} satisfies Partial<Handlers>;
