import { explanation, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { companyChoiceKeys } from '#core/contract/validation/offer.ts';
import { problemAt } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/** What those choices are of, and where a company gets one. */
const things: Readonly<Record<(typeof companyChoiceKeys)[number], ReportText>> = {
  centroPracticas: reportText('rules.companyChoice.centroPracticas'),
  tutores: reportText('rules.companyChoice.tutores'),
  programa: reportText('rules.companyChoice.programa'),
};

/** Fields of offers that are required, with choices that a company may not have. */
export const companyChoices: BrandRule = (draft) =>
  companyChoiceKeys.flatMap((field) => {
    const { visible, required } = draft.settings.campos.oferta[field];
    const path = ['campos', 'oferta', field];
    if (!visible || !required || !draft.isSound(path)) return [];
    const thing = things[field];
    return [
      problemAt(draft, [...path, 'required'], {
        code: 'required-company-choice',
        severity: 'warning',
        ...explanation('rules.companyChoice', { field, thing }),
      }),
    ];
  });
