import type { Contact, NewContact } from '#api/entities/contact.ts';
import { contactTypes, spain } from '#api/constants.ts';
import { dni, identityDocument } from '#api/validation/identity.ts';
import { lengths } from '#api/validation/text.ts';
import type { Brand } from '#brand/brand.ts';
import type { Db } from '../db/database.ts';
import { type Bindable, list, sql } from '../db/sql.ts';
import { refuse } from '../refusal.ts';
import { assertEmail, assertFilled, assertPhone } from '../rules/person.ts';

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
}: ContactRow): Contact {
  return {
    ...datos,
    idContacto: id,
    nombre,
    apellidos,
    email,
    tipoContacto,
    ...(usuario === undefined ? {} : { nick: usuario }),
  };
}

/** Contacts of a company in the order of their names; with types, only those who have one of them. */
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

type ContactForm = Omit<NewContact, 'password'>;

/** Checks what a form says of a contact: 15, 69, 70, 66. */
export function assertContactForm(form: ContactForm, { settings }: Brand): void {
  const full = settings.requestDireccionFullContactoEmpresa;
  const spanish = (form.idPais ?? spain) === spain;
  assertFilled(form, ['puesto', 'telefono1']);
  if (full || settings.requestDireccionContactoEmpresa) assertFilled(form, ['direccion', 'localidad']);
  if (full) assertFilled(form, ['cp', 'provincia', 'idPais']);
  const texts = [form.nombre, form.apellidos, form.puesto, form.direccion, form.localidad, form.cp];
  const { min, max } = lengths.text;
  for (const text of texts) if (text && (text.trim().length < min || text.length > max)) refuse(15);
  assertEmail(form.email);
  assertPhone(form.telefono1);
  assertPhone(form.telefono2);
  if (form.nif && (spanish ? dni : identityDocument(undefined))(form.nif)) refuse(66);
}

/**
 * Refuses with 29 an address that another contact of the company has, with 44 one of another company's; someone may be
 * a contact of several companies.
 */
export function assertNewAddress(
  db: Db,
  email: string,
  company: number,
  contact?: Pick<ContactRow, 'id' | 'account'>,
): void {
  const same = sql`
    SELECT 1 FROM contact WHERE email = ${email} AND company = ${company} AND id IS NOT ${contact?.id}`;
  if (db.value(same) !== undefined) refuse(29);
  const elsewhere = db.value(sql`
    SELECT 1 FROM contact WHERE email = ${email} AND company <> ${company}
      AND (account IS NULL OR account IS NOT ${contact?.account})`);
  if (elsewhere !== undefined) refuse(44);
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
