import type { Handlers } from './handler.ts';

export const education = {} satisfies Partial<Handlers>;
