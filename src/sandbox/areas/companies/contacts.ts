import * as codes from '#core/contract/codes.ts';
import type { Contact, NewContact } from '#core/contract/entities/contact.ts';
import { contactTypes, spain } from '#core/contract/constants.ts';
import { dni, identityDocument } from '#core/contract/validation/identity.ts';
import { lengths } from '#core/contract/validation/text.ts';
import type { Brand } from '#core/brand/brand.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Db } from '../../db/database.ts';
import { type Bindable, list, sql } from '../../db/sql.ts';
import { contactKind } from '../domains/companies.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { assertEmail, assertFilled, assertPhone, assertPostcode } from '../../rules/person.ts';

/** A row of `contact` with the user name of its account. */
export interface ContactRow {
  id: number;
  company: number;
  account?: number;
  nombre: string;
  apellidos: string;
  email: string;
  tipoContacto: number[];
  datos: Partial<Contact>;
  usuario?: string;
}

/** A contact as its company sees it. */
export function contactOf({
  id,
  nombre,
  apellidos,
  email,
  tipoContacto,
  datos,
  usuario,
}: Omit<ContactRow, 'company'>): Contact {
  return {
    ...datos,
    idContacto: id,
    nombre,
    apellidos,
    email,
    tipoContacto,
    ...omitUndefined({ nick: usuario }),
  };
}

/** Loads contacts of a company by name, optionally of some types. */
export function contactsOf(db: Db, company: number, types?: readonly number[]): Contact[] {
  const ofType = types
    ? sql`EXISTS (SELECT 1 FROM json_each(tipoContacto) AS tipo WHERE tipo.value IN ${list(types)})`
    : sql`1`;
  return db
    .all<ContactRow>(
      sql`
      SELECT contact.*, usuario FROM contact LEFT JOIN account ON account.id = contact.account
      WHERE company = ${company} AND ${ofType} ORDER BY apellidos, nombre, contact.id`,
    )
    .map(contactOf);
}

const { management, humanResources, administration, billing, agreements } = contactKind;

/** Kinds of contact allowed for a task; the general kind is allowed for all. */
export const tasks = {
  management: [management, humanResources, agreements, contactTypes.general],
  agreements: [management, humanResources, agreements, contactTypes.general],
  invoices: [administration, billing, contactTypes.general],
  tutor: [contactTypes.placementTutor, contactTypes.general],
} as const;

type ContactForm = Omit<NewContact, 'password'>;

/** Texts of a contact that have a least and a greatest length. */
const boundedKeys = ['nombre', 'apellidos', 'puesto', 'direccion', 'localidad', 'cp'] as const;

/** Checks what a form says of a contact: `dataMissing`, `badEmail`, `badPhone`, `badIdentityDocument`. */
export function assertContactForm(form: ContactForm, { settings }: Brand): void {
  const full = settings.requestDireccionFullContactoEmpresa;
  const spanish = (form.idPais ?? spain) === spain;
  assertFilled(form, ['puesto', 'telefono1']);
  if (full || settings.requestDireccionContactoEmpresa) assertFilled(form, ['direccion', 'localidad']);
  if (full) assertFilled(form, ['cp', 'provincia', 'idPais']);
  const { min, max } = lengths.text;
  const outOfLength = boundedKeys.filter((key) => {
    const text = form[key];
    return text && (text.trim().length < min || text.length > max);
  });
  if (outOfLength.length > 0) refuseFields(outOfLength);
  // One that the form does not show goes along as it was.
  if (full) assertPostcode(form.cp, form.idPais ?? spain, undefined);
  assertEmail(form.email);
  assertPhone(form.telefono1);
  assertPhone(form.telefono2);
  if (form.nif && (spanish ? dni : identityDocument(undefined))(form.nif)) refuse(codes.badIdentityDocument);
}

/**
 * Refuses with `contactExists` an address that another contact of the company has, with `emailOfOtherCompany` one of
 * another company's; someone may be a contact of several companies.
 */
export function assertNewAddress(
  db: Db,
  email: string,
  company: number,
  contact?: Pick<ContactRow, 'id' | 'account'>,
): void {
  const same = sql`
    SELECT 1 FROM contact WHERE email = ${email} AND company = ${company} AND id IS NOT ${contact?.id}`;
  if (db.value(same) !== undefined) refuse(codes.contactExists);
  const elsewhere = db.value(sql`
    SELECT 1 FROM contact WHERE email = ${email} AND company <> ${company}
      AND (account IS NULL OR account IS NOT ${contact?.account})`);
  if (elsewhere !== undefined) refuse(codes.emailOfOtherCompany);
}

/** Columns of a contact from a form; of the years at the forum only those of a contact for the forum. */
export function contactColumns(form: ContactForm): Record<string, Bindable> {
  const { nombre, apellidos, email, tipoContacto, aniosForoEmpleo, ...others } = form;
  const types = tipoContacto?.length ? tipoContacto : [contactTypes.general];
  const years = types.includes(contactTypes.forum) && aniosForoEmpleo ? { aniosForoEmpleo } : {};
  // The user name is the one of the account.
  const datos = { ...others, ...years, nick: undefined };
  return { nombre, apellidos, email, tipoContacto: types, datos };
}
