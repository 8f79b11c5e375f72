import * as codes from '#core/contract/codes.ts';
import { firstForumYear, spain } from '#core/contract/constants.ts';
import type { Contact, UserContact } from '#core/contract/entities/contact.ts';
import { dni, identityDocument } from '#core/contract/validation/identity.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { applies, changesOf, formValues } from '#portal/forms/fields/form-values.ts';
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import type { Problems } from '#portal/forms/form/form-state.ts';
import { contactForm, type ContactKey } from './contact-form.ts';

/** Fields that codes of the server refer to. */
export const fieldsOfContactCodes = {
  [codes.userExists]: 'email',
  [codes.contactExists]: 'email',
  [codes.emailOfOtherCompany]: 'email',
  [codes.badIdentityDocument]: 'nif',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono1',
} as const;

const requiredKeys: readonly ContactKey[] = ['nombre', 'apellidos', 'puesto', 'email', 'telefono1'];
const shortAddress: readonly ContactKey[] = ['direccion', 'localidad'];
const restOfAddress: readonly ContactKey[] = ['cp', 'provincia', 'idPais'];
const role: readonly ContactKey[] = ['tipoContacto', 'aniosForoEmpleo'];

/** Field flags of a contact by the brand's settings; address fields are required if shown. */
export function contactFlags(settings: PublicBrand['settings']): GroupFlags {
  const full = settings.requestDireccionFullContactoEmpresa;
  const short = full || settings.requestDireccionContactoEmpresa;
  return {
    hidden: [
      ...(short ? [] : shortAddress),
      ...(full ? [] : restOfAddress),
      ...(settings.requestTipoContacto ? [] : role),
    ],
    fixed: [],
    required: [...requiredKeys, ...(short ? shortAddress : []), ...(full ? restOfAddress : [])],
  };
}

export const contactValues = (contact: Partial<Contact>): FormValues =>
  formValues(contactForm, { ...contact, idPais: contact.idPais ?? spain });

export const isSpanish = (values: FormValues): boolean => values['idPais'] === String(spain);

/** Years of the employment forum, latest first. */
export function forumYears(thisYear: number): number[] {
  return Array.from({ length: thisYear - firstForumYear + 1 }, (_, index) => thisYear - index);
}

export function contactProblems(values: FormValues, flags: GroupFlags): Problems<FormValues> {
  return problemsIn(
    contactForm,
    values,
    { flags },
    {
      cp: isSpanish(values) ? [spanishPostcode()] : [],
      nif: [isSpanish(values) ? dni : identityDocument(undefined)],
    },
  );
}

/** Changes made by the form: the fields that it offers, including cleared texts. */
export function contactChanges(values: FormValues, flags: GroupFlags): Partial<UserContact> {
  const changes = Object.entries(changesOf(contactForm, values, { flags }))
    .filter(([key]) => applies(contactForm, key, values))
    .map(([key, value]) => [
      key,
      value === undefined && contactForm.fields[key as ContactKey].kind === 'text' ? '' : value,
    ]);
  return Object.fromEntries(changes) as Partial<UserContact>;
}
