import { contentOf } from '../content.ts';
import type { Rule } from '../draft.ts';

/** The Markdown texts are complete, and their links and placeholders lead somewhere. */
export const content: Rule = (draft) => contentOf(draft).problems;
