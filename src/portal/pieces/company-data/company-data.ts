import type { GroupFlags } from '#core/brand/field-flags.ts';
import * as codes from '#core/contract/codes.ts';
import type { Company, PostalAddress } from '#core/contract/entities/company.ts';
import { iban, normalizeIban } from '#core/contract/validation/iban.ts';
import { inRange, parseDecimal } from '#core/contract/validation/number.ts';
import { type AddressValues, noAddress } from '#portal/forms/address/address.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { changesOf } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/use-form.ts';
import { companyForm, type CompanyKey, foundingYears } from './company-forms.ts';

/** What a company can change of its data in one go; the description stands among the rest. */
export type CompanyData = Partial<
  Omit<
    Company,
    'idEmpresa' | 'cif' | 'contactosGestion' | 'contactos' | 'cuentasFacturacion' | 'datosEmpresa'
  >
> & { descripcion?: string | undefined };

/** The fields that refusals of a company's data are about. */
export const fieldsOfCompanyCodes = {
  [codes.badIban]: 'iban',
  [codes.badIdentityDocument]: 'dni',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono',
} as const;

/** The form of a company with some of its fields alone. */
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

/** What a form of a company changes: what it offers, texts that were emptied included. */
export function companyChanges(values: FormValues, flags: GroupFlags): CompanyData {
  const changes = changesOf(companyForm, values, { flags });
  const emptied = (['web', 'iban'] as const).filter((key) => key in changes && changes[key] === undefined);
  const known = Object.entries(changes).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(known) as CompanyData),
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
