import { isPlannedDay } from '#core/contract/validation/dates.ts';
import { required } from '#core/contract/validation/text.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { noFlags } from '#portal/forms/fields/field-options.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { closingForm, type ClosingValues } from './closing-form.ts';
import type { CloseRequest } from './offer-changes.ts';

export const noClosing: ClosingValues = formValues(closingForm, {});

const facts = { flags: noFlags };

/**
 * Problems of the form: the choice is required and, if a candidate was chosen, the candidate's fields.
 * @param today YYYY-MM-DD
 */
export const closingProblems = (values: ClosingValues, today: string): Problems<ClosingValues> => ({
  ...onlyProblems<ClosingValues>({ chosen: required(values.chosen) }),
  ...problemsIn(closingForm, values, facts, { fechaInicioContrato: [isPlannedDay(today)] }),
});

/** Makes the request; without a chosen candidate it has no other fields. */
export const closingOf = (values: ClosingValues): CloseRequest => ({
  hayElegido: values.chosen === 'si',
  ...readForm(closingForm, values, facts),
});
