import { accountForms } from './account-forms.ts';
import type { ComparedForm, FormSandbox } from './compared-form.ts';
import { companyForms } from './company-forms.ts';
import { cvForms } from './cv-forms.ts';
import { offerForms } from './offer-forms.ts';
import { placementForms } from './placement-forms.ts';

/** Every form whose values a sandbox validates, with the settings of its brand. */
export const comparedForms = (sandbox: FormSandbox): ComparedForm[] => [
  ...offerForms(sandbox),
  ...companyForms(sandbox),
  ...cvForms(sandbox),
  ...placementForms(sandbox),
  ...accountForms(sandbox),
];
