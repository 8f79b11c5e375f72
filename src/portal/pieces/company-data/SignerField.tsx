import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { TextInput } from '#portal/forms/fields/inputs.tsx';
import { signerForm } from './company-forms.ts';

/** The fields of who signs for a company. */
export const SignerField = fieldOf(signerForm, { text: TextInput });
