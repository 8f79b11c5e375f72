import type { Handlers } from './handler.ts';

export const surveys = {} satisfies Partial<Handlers>;
