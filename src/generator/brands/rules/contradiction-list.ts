import { appearanceContradictions } from './contradictions/appearance.ts';
import { fieldContradictions } from './contradictions/fields.ts';
import { numberContradictions } from './contradictions/numbers.ts';
import { placementContradictions } from './contradictions/placements.ts';
import { signInContradictions } from './contradictions/sign-in.ts';
import { siteContradictions } from './contradictions/site.ts';
import type { Contradiction } from './contradictions/contradiction.ts';

/** Contradictory combinations of settings, by subject. */
export const contradictionList: readonly Contradiction[] = [
  ...siteContradictions,
  ...signInContradictions,
  ...placementContradictions,
  ...fieldContradictions,
  ...appearanceContradictions,
  ...numberContradictions,
];
