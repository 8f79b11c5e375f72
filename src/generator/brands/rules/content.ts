import { contentOf } from '../content.ts';
import type { BrandRule } from '../draft.ts';

/** The Markdown texts are complete, and their links and placeholders lead somewhere. */
export const content: BrandRule = (draft) => contentOf(draft).problems;
