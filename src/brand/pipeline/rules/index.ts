import type { CrossRule, Rule } from '../draft.ts';

/** Checks that every brand passes through, in the order of their reports. */
export const rules: readonly Rule[] = [];

/** Checks that look at all brands together. */
export const crossRules: readonly CrossRule[] = [];
