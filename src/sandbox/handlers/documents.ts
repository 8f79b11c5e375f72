import type { Handlers } from './handler.ts';

export const documents = {} satisfies Partial<Handlers>;
