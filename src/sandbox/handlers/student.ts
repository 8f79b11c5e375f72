import type { Handlers } from './handler.ts';

export const student = {} satisfies Partial<Handlers>;
