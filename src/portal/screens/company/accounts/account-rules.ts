import type { NewFiscalAccount } from '#core/contract/entities/fiscal-account.ts';
import type { Rule } from '#core/contract/validation/rule.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { taxNumber } from '#core/contract/validation/tax-number.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { accountForm, isInSpain } from './account-form.ts';

const facts = { flags: { hidden: [], fixed: [], required: [] } };

export function accountProblems(values: FormValues): Problems<FormValues> {
  const country = values['idPais'] ?? '';
  const province = values['idProvincia'] ? Number(values['idProvincia']) : undefined;
  const cp: readonly Rule[] = isInSpain(country) ? [spanishPostcode(province)] : [];
  return problemsIn(accountForm, values, facts, { CIF: [taxNumber(Number(country))], cp });
}

/** Request for a new account, without fields that do not apply to its country or way of invoicing. */
export const accountOf = (values: FormValues): NewFiscalAccount =>
  readForm(accountForm, values, facts) as NewFiscalAccount;
