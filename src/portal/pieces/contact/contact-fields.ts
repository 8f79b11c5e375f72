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
import type { Problems } from '#portal/forms/form/use-form.ts';
import { contactForm, type ContactKey } from './contact-form.ts';

/** The fields that refusals of a contact are about. */
export const fieldsOfContactCodes = {
  [codes.userExists]: 'email',
  [codes.contactExists]: 'email',
  [codes.emailOfOtherCompany]: 'email',
  [codes.badIdentityDocument]: 'nif',
  [codes.badEmail]: 'email',
  [codes.badPhone]: 'telefono1',
} as const;

const always: readonly ContactKey[] = ['nombre', 'apellidos', 'puesto', 'email', 'telefono1'];
const shortAddress: readonly ContactKey[] = ['direccion', 'localidad'];
const restOfAddress: readonly ContactKey[] = ['cp', 'provincia', 'idPais'];
const role: readonly ContactKey[] = ['tipoContacto', 'aniosForoEmpleo'];

/** Which fields the brand asks a contact for; of an address, what it asks for has to be filled in. */
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
    required: [...always, ...(short ? shortAddress : []), ...(full ? restOfAddress : [])],
  };
}

export const contactValues = (contact: Partial<Contact>): FormValues =>
  formValues(contactForm, { ...contact, idPais: contact.idPais ?? spain });

export const isSpanish = (values: FormValues): boolean => values['idPais'] === String(spain);

/** The years of the forum, the latest first. */
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

/** What the form changes: what it offers, texts that were emptied included. */
export function contactChanges(values: FormValues, flags: GroupFlags): Partial<UserContact> {
  const changes = Object.entries(changesOf(contactForm, values, { flags }))
    .filter(([key]) => applies(contactForm, key, values))
    .map(([key, value]) => [
      key,
      value === undefined && contactForm.fields[key as ContactKey].kind === 'text' ? '' : value,
    ]);
  return Object.fromEntries(changes) as Partial<UserContact>;
}
