import type { BrandRule } from '../draft.ts';
import { companyChoices } from './company-choices.ts';
import { content } from './content.ts';
import { contradictions } from './contradictions.ts';
import { contrast } from './contrast.ts';
import { copiedExamples } from './copied-examples.ts';
import { copiedFacts } from './copied-facts.ts';
import { dates } from './dates.ts';
import { dependentFields } from './dependent-fields.ts';
import { doubtfulFacts } from './doubtful-facts.ts';
import { files } from './files.ts';
import { fixedFields } from './fixed-fields.ts';
import { hiddenFields } from './hidden-fields.ts';
import { legalBasis } from './legal-basis.ts';
import { links } from './links.ts';
import { logoPlates } from './logo-plates.ts';
import { modelLeftovers } from './model-leftovers.ts';
import { plainTexts } from './plain-texts.ts';
import { privacyLayers } from './privacy-layers.ts';
import { reviewDate } from './review-date.ts';
import { switchedPages } from './switched-pages.ts';
import { thirdParties } from './third-parties.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { visiblePictures } from './visible-pictures.ts';
import { wording } from './wording.ts';

/**
 * Checks of every brand, in the order of their reports.
 * @param today in the form `2026-11-22`; affects what counts as outdated, but not what is built
 */
export function brandRules(today: string): readonly BrandRule[] {
  return [
    contradictions,
    hiddenFields,
    dependentFields,
    fixedFields,
    companyChoices,
    thirdParties,
    contrast,
    files,
    visiblePictures,
    logoPlates,
    links,
    copiedExamples,
    copiedFacts,
    doubtfulFacts,
    plainTexts,
    content,
    switchedPages,
    wording,
    modelLeftovers,
    unlinkedPages,
    privacyLayers,
    legalBasis,
    reviewDate(today),
    dates(today),
  ];
}
