import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { ChoiceInput, DayInput, NumberInput, TextInput, TickInput } from '#portal/forms/fields/inputs.tsx';
import { companyProposalForm } from './company-proposal-form.ts';

/** Field component of the company's proposal form. */
export const CompanyField = fieldOf(companyProposalForm, {
  text: TextInput,
  day: DayInput,
  number: NumberInput,
  choice: ChoiceInput,
  tick: TickInput,
});
