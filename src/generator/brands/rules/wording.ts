import type { BrandRule } from '../draft.ts';
import { messagesOf } from '../messages.ts';

/** Checks that message overrides belong to existing messages and keep their placeholders. */
export const wording: BrandRule = (draft) => messagesOf(draft).problems;
