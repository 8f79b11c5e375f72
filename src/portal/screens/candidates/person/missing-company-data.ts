import type { RequestOf } from '#core/contract/call.ts';
import type { editaEmpresaCompletos } from '#core/contract/calls/account-company.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { addressOf, addressProblems, type AddressValues } from '#portal/forms/address/address.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { onlyProblems } from '#portal/forms/parts/problems.ts';
import {
  addressValues,
  companyChanges,
  companyProblems,
  onlyFields,
} from '#portal/pieces/company-data/company-data.ts';
import { companyForm, signerForm } from '#portal/pieces/company-data/company-forms.ts';
import { signerOf, signerProblems } from '#portal/pieces/company-data/signer-rules.ts';

const companyFields = ['nombreFiscal', 'nombreComercial', 'sector', 'tipoEmpresa', 'iban'] as const;

/** Keys of the company's data that selecting a candidate requires. */
export const companyParts = [...companyFields, 'domicilioFiscal', 'firmante'] as const;

export type CompanyPart = (typeof companyParts)[number];

/** Field flags that show only the requested parts of the company form. */
export const flagsOfParts = (parts: readonly CompanyPart[]) =>
  onlyFields(companyFields.filter((key) => parts.includes(key)));

/** Initial values from the company's data; the three forms share no key. */
export const missingValues = (company: Company): FormValues => ({
  ...formValues(companyForm, company),
  ...formValues(signerForm, company.firmante ?? {}),
  ...addressValues(company.domicilioFiscal),
});

/** Problems in the requested parts. */
export function missingProblems(values: FormValues, parts: readonly CompanyPart[]): Problems<FormValues> {
  return {
    ...companyProblems(values, flagsOfParts(parts)),
    ...(parts.includes('domicilioFiscal') &&
      onlyProblems<FormValues>(addressProblems(values as AddressValues))),
    ...(parts.includes('firmante') && signerProblems(values)),
  };
}

/** Request with the requested parts only; the call leaves the others unchanged. */
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
