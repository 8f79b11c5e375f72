import { assetsOf } from '../assets.ts';
import type { Rule } from '../draft.ts';

/** Every file that a setting names is there, is what its name says, and is fit to be served. */
export const files: Rule = async (draft) => (await assetsOf(draft)).problems;
