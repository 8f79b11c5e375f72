import { explanation } from '#generator/diagnostics/report-text.ts';
import { problemAt } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/**
 * Warns about a consent service, which is itself a third party; a warning only, since it is the brand's choice.
 */
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
