import { contentOf } from '../content.ts';
import type { BrandRule } from '../draft.ts';

/** Checks the Markdown texts, with their links and placeholders. */
export const content: BrandRule = (draft) => contentOf(draft).problems;
