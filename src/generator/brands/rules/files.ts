import { assetsOf } from '../assets.ts';
import type { BrandRule } from '../draft.ts';

/** Every file that a setting names is there, is what its name says, and is fit to be served. */
export const files: BrandRule = async (draft) => (await assetsOf(draft)).problems;
