import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { ChoiceInput, TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { agreementForm } from './agreement-form.ts';

/** Input for a field of `agreementForm`. */
export const AgreementField = fieldOf(agreementForm, {
  text: TextInput,
  choice: ChoiceInput,
  tick: TickInput,
});
