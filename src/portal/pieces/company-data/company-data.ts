import type { GroupFlags } from '#core/brand/field-flags.ts';
import * as codes from '#core/contract/codes.ts';
import type { PostalAddress, Company } from '#core/contract/entities/company.ts';
import { iban, normalizeIban } from '#core/contract/validation/iban.ts';
import { inRange, parseDecimal } from '#core/contract/validation/number.ts';
import { type AddressValues, noAddress } from '#portal/forms/address/address.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { changesOf } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { companyForm, type CompanyKey, foundingYears } from './company-forms.ts';

/** Company data that one form can change, including the description. */
export type CompanyData = Partial<
  Omit<
    Company,
    'idEmpresa' | 'cif' | 'contactosGestion' | 'contactos' | 'cuentasFacturacion' | 'datosEmpresa'
  >
> & { descripcion?: string | undefined };

/** Fields that codes of the server refer to. */
export const fieldsOfCompanyCodes = {
  [codes.badIban]: 'iban',
  [codes.badIdentityDocument]: 'dni',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono',
} as const;

/** Field flags that hide all but some fields of the company form. */
export function onlyFields(keys: readonly CompanyKey[], required: readonly CompanyKey[] = keys): GroupFlags {
  const all = Object.keys(companyForm.fields) as CompanyKey[];
  return { hidden: all.filter((key) => !keys.includes(key)), fixed: [], required: [...required] };
}

export function companyProblems(
  values: FormValues,
  flags: GroupFlags,
  thisYear = new Date().getFullYear(),
): Problems<FormValues> {
  return problemsIn(
    companyForm,
    values,
    { flags },
    { iban: [iban], anioFundacion: [inRange({ min: foundingYears.min, max: thisYear }, parseDecimal)] },
  );
}

/** Changes made by a company form: the fields that it offers, including cleared texts. */
export function companyChanges(values: FormValues, flags: GroupFlags): CompanyData {
  const changes = changesOf(companyForm, values, { flags });
  const emptied = (['web', 'iban'] as const).filter((key) => key in changes && changes[key] === undefined);
  const filled = Object.entries(changes).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(filled) as CompanyData),
    ...(changes.iban !== undefined && { iban: normalizeIban(changes.iban) }),
    ...Object.fromEntries(emptied.map((key) => [key, ''])),
  };
}

/** An address as its form begins. */
export function addressValues(address: PostalAddress | undefined): AddressValues {
  const { idPais = noAddress.idPais, direccion = '', cp = '', idProvincia = '' } = address ?? {};
  const { provincia = '', localidad = '' } = address ?? {};
  return { idPais: String(idPais), direccion, cp, idProvincia: String(idProvincia), provincia, localidad };
}
