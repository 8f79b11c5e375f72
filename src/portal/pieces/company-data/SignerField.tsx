import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { signerForm } from './company-forms.ts';

/** Field component of the signatory's form. */
export const SignerField = fieldOf(signerForm, { text: TextInput });
