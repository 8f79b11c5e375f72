import { contactTypes, firstForumYear, spain } from '#api/constants.ts';
import type { UserContact } from '#api/entities/contact.ts';
import { emailField } from '#api/validation/email.ts';
import { dni, identityDocument } from '#api/validation/identity.ts';
import { phone } from '#api/validation/phone.ts';
import { lengths, maxLength, minLength } from '#api/validation/text.ts';
import type { GroupFlags } from '#brand/field-flags.ts';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { MessageId } from '#i18n/messages.ts';
import { fromForm, idsIn, isOffered, problemsOf, toForm } from '#shell/fields/form-values.ts';
import { spanishPostcode } from '#shell/forms/address.ts';
import type { FormValues, Problems } from '#ui/form/use-form.ts';

/** Labels of what is known of a contact, in the order of the form. */
export const contactLabels = {
  nombre: 'profile.nombre',
  apellidos: 'profile.apellidos',
  puesto: 'profile.puesto',
  departamento: 'profile.departamento',
  nif: 'profile.nif',
  email: 'profile.email',
  telefono1: 'profile.telefono1',
  telefono2: 'profile.telefono2',
  idPais: 'profile.idPais',
  provincia: 'profile.provincia',
  localidad: 'profile.localidad',
  direccion: 'profile.direccion',
  cp: 'profile.cp',
  tipoContacto: 'profile.tipoContacto',
  aniosForoEmpleo: 'profile.aniosForoEmpleo',
} as const satisfies Partial<Record<keyof UserContact, MessageId>>;

export type ContactKey = keyof typeof contactLabels;

const kinds = {
  nombre: 'text',
  apellidos: 'text',
  puesto: 'text',
  departamento: 'text',
  nif: 'text',
  email: 'text',
  telefono1: 'text',
  telefono2: 'text',
  idPais: 'id',
  provincia: 'text',
  localidad: 'text',
  direccion: 'text',
  cp: 'text',
  tipoContacto: 'ids',
  aniosForoEmpleo: 'ids',
} as const satisfies Record<ContactKey, string>;

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

export const contactValues = (contact: UserContact): FormValues =>
  toForm(kinds, { ...contact, idPais: contact.idPais ?? spain });

export const isSpanish = (values: FormValues): boolean => values['idPais'] === String(spain);

/** Whether someone is a contact for the forum, who is asked for the years. */
export const isForForum = (values: FormValues): boolean =>
  idsIn(values['tipoContacto']).includes(contactTypes.forum);

/** The years of the forum, the latest first. */
export function forumYears(thisYear: number): number[] {
  return Array.from({ length: thisYear - firstForumYear + 1 }, (_, index) => thisYear - index);
}

const text = [minLength(lengths.text.min), maxLength(lengths.text.max)];

export function contactProblems(values: FormValues, flags: GroupFlags): Problems<FormValues> {
  const rules = {
    nombre: text,
    apellidos: text,
    puesto: text,
    direccion: text,
    localidad: text,
    cp: isSpanish(values) ? [...text, spanishPostcode] : text,
    email: [emailField],
    telefono1: [phone],
    telefono2: [phone],
    nif: [isSpanish(values) ? dni : identityDocument(undefined)],
  };
  return problemsOf(values, { flags, rules, without: isForForum(values) ? [] : ['aniosForoEmpleo'] });
}

/** What the form changes: what it offers, texts that were emptied included. */
export function contactChanges(values: FormValues, flags: GroupFlags): Partial<UserContact> {
  const offered = Object.entries(fromForm(kinds, values))
    .filter(([key]) => isOffered(flags, key))
    .filter(([key]) => key !== 'aniosForoEmpleo' || isForForum(values))
    .map(([key, value]) => [key, value === undefined && kinds[key as ContactKey] === 'text' ? '' : value]);
  return Object.fromEntries(offered) as Partial<UserContact>;
}
