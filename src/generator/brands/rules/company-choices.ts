import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { companyChoiceKeys } from '#core/contract/validation/offer.ts';
import { problemAt } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/** Names of the choices, with the place where a company adds one. */
const choiceTexts: Readonly<Record<(typeof companyChoiceKeys)[number], ReportText>> = {
  centroPracticas: reportText('rules.companyChoice.centroPracticas'),
  tutores: reportText('rules.companyChoice.tutores'),
  programa: reportText('rules.companyChoice.programa'),
};

/** Warns about required fields of offers whose choices a company may lack. */
export const companyChoices: BrandRule = (draft) =>
  companyChoiceKeys.flatMap((field) => {
    const { visible, required } = draft.settings.campos.oferta[field];
    const path = ['campos', 'oferta', field];
    if (!visible || !required || !draft.isSound(path)) return [];
    const choiceText = choiceTexts[field];
    return [
      problemAt(draft, [...path, 'required'], {
        code: 'required-company-choice',
        severity: 'warning',
        ...explanation('rules.companyChoice', { field, thing: choiceText }),
      }),
    ];
  });
