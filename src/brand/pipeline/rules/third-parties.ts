import { problemAt } from '../draft.ts';
import type { Rule } from '../draft.ts';

/** A consent service is itself a service of others. It is the brand's choice, so this is a warning. */
export const thirdParties: Rule = (draft) => {
  if (!draft.settings.cookieyes) return [];
  return [
    problemAt(draft, ['cookieyes'], {
      code: 'third-party-before-consent',
      severity: 'warning',
      what: 'With `cookieyes` every visitor loads a service of another company before agreeing to anything.',
      why: 'The service learns the address of each visitor at once; data protection offices have objected to that.',
      fix: 'Delete the line to use the built-in consent banner, which loads nothing from others, or name the service in the cookie policy.',
    }),
  ];
};
