import type { Handlers } from './handler.ts';

export const notifications = {} satisfies Partial<Handlers>;
