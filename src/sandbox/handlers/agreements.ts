import type { Handlers } from './handler.ts';

export const agreements = {} satisfies Partial<Handlers>;
