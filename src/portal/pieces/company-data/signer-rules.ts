import type { Signatory } from '#core/contract/entities/company.ts';
import { dni, normalizeDocument } from '#core/contract/validation/identity.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { signerForm } from './company-forms.ts';

/** Terms without brand flags, since brands do not configure the signatory's fields. */
const formFacts = { flags: { hidden: [], fixed: [], required: [] } };

export const signerProblems = (values: FormValues): Problems<FormValues> =>
  problemsIn(signerForm, values, formFacts, { dni: [dni] });

/** Reads the signatory from the form, without cleared fields. */
export function signerOf(values: FormValues): Signatory {
  const { dni: document, ...signer } = readForm(signerForm, values, formFacts);
  return { ...signer, ...(document && { dni: normalizeDocument(document) }) } as Signatory;
}
