import type { CrossRule, Rule } from '../draft.ts';
import { clashes } from './clashes.ts';
import { content } from './content.ts';
import { contrast } from './contrast.ts';
import { contradictions } from './contradictions.ts';
import { files } from './files.ts';
import { hiddenFields } from './hidden-fields.ts';
import { links } from './links.ts';
import { thirdParties } from './third-parties.ts';
import { wording } from './wording.ts';

/** Checks that every brand passes through, in the order of their reports. */
export const rules: readonly Rule[] = [
  contradictions,
  hiddenFields,
  thirdParties,
  contrast,
  files,
  links,
  content,
  wording,
];

/** Checks that look at all brands together. */
export const crossRules: readonly CrossRule[] = [clashes];
