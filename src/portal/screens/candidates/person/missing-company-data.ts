import type { RequestOf } from '#core/contract/call.ts';
import type { editaEmpresaCompletos } from '#core/contract/calls/account-company.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { addressOf, addressProblems, type AddressValues } from '#portal/forms/address/address.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import {
  addressValues,
  companyChanges,
  companyProblems,
  onlyFields,
} from '#portal/pieces/company-data/company-data.ts';
import { companyForm, signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { signerOf, signerProblems } from '#portal/pieces/company-data/signer-rules.ts';

const fields = ['nombreFiscal', 'nombreComercial', 'sector', 'tipoEmpresa', 'iban'] as const;

/** The parts of the company's data that someone cannot be selected without, by their keys. */
export const companyParts = [...fields, 'domicilioFiscal', 'firmante'] as const;

export type CompanyPart = (typeof companyParts)[number];

/** The form with the fields that are asked for. */
export const flagsOfParts = (parts: readonly CompanyPart[]) =>
  onlyFields(fields.filter((key) => parts.includes(key)));

/** What is known already; no two of the three forms have a key in common. */
export const missingValues = (company: Company): FormValues => ({
  ...formValues(companyForm, company),
  ...formValues(signerForm, company.firmante ?? {}),
  ...addressValues(company.domicilioFiscal),
});

/** What is wrong with the parts that are asked for. */
export function missingProblems(values: FormValues, parts: readonly CompanyPart[]): Problems<FormValues> {
  return {
    ...companyProblems(values, flagsOfParts(parts)),
    ...(parts.includes('domicilioFiscal') &&
      onlyProblems<FormValues>(addressProblems(values as AddressValues))),
    ...(parts.includes('firmante') && signerProblems(values)),
  };
}

/** The parts that were asked for, as the call takes them: the others stay as they are. */
export function missingChanges(
  values: FormValues,
  parts: readonly CompanyPart[],
): RequestOf<typeof editaEmpresaCompletos> {
  return {
    ...companyChanges(values, flagsOfParts(parts)),
    ...(parts.includes('domicilioFiscal') && { domicilioFiscal: addressOf(values as AddressValues) }),
    ...(parts.includes('firmante') && { firmante: signerOf(values) }),
  } as RequestOf<typeof editaEmpresaCompletos>;
}
