import { explanation } from '#generator/diagnostics/report-text.ts';
import { problemAt } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/** A consent service is itself a service of others. It is the brand's choice, so this is a warning. */
export const thirdParties: BrandRule = (draft) => {
  if (!draft.settings.cookieyes) return [];
  return [
    problemAt(draft, ['cookieyes'], {
      code: 'third-party-before-consent',
      severity: 'warning',
      ...explanation('rules.beforeConsent'),
    }),
  ];
};
