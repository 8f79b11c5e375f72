import { assetsOf } from '../assets.ts';
import type { BrandRule } from '../draft.ts';

/** Checks that every file named in a setting exists, matches its name, and is fit to be served. */
export const files: BrandRule = async (draft) => (await assetsOf(draft)).problems;
