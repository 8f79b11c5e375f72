import type { Handlers } from './handler.ts';

export const programmes = {} satisfies Partial<Handlers>;
