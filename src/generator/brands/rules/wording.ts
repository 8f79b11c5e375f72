import type { BrandRule } from '../draft.ts';
import { messagesOf } from '../messages.ts';

/** Wording of the brand replaces texts that exist, and has what they need. */
export const wording: BrandRule = (draft) => messagesOf(draft).problems;
