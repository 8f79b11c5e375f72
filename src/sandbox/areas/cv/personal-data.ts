import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import { identityDocuments, spain } from '#core/contract/constants.ts';
import { type PersonalData, personalDataSchema } from '#core/contract/entities/personal-data.ts';
import { isPastDay } from '#core/contract/validation/dates.ts';
import { iban as ibanRule, normalizeIban } from '#core/contract/validation/iban.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { normalizeSocialSecurity, socialSecurityNumber } from '#core/contract/validation/social-security.ts';
import type { Brand } from '#core/brand/brand.ts';
import { changeIdentity } from '../accounts/own-account.ts';
import type { StudentContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { missingPersonalData } from '../../rules/missing-data.ts';
import { assertDocument, assertEmail, assertPhone, assertPostcode } from '../../rules/person.ts';
import type { Handlers } from '../../handler.ts';
import { type StudentRow, studentRow } from './student-row.ts';

type Key = keyof PersonalData;

const keys = Object.keys(personalDataSchema.shape) as Key[];

/** Keys with a column of their own; the others are stored together. */
const columns = [
  'nombre',
  'apellido1',
  'apellido2',
  'email',
  'emailEstudiante',
  'tipoDocumento',
  'numeroDocumento',
  'fechaNacimiento',
] as const satisfies readonly Key[];

/** Personal data as its owner sees it; where the brand removes the field, without disability. */
export function personalDataOf(row: StudentRow, brand: Brand): PersonalData {
  const { nombre, apellido1, email } = row;
  const own = columns.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]]));
  const personal: PersonalData = {
    ...row.personales,
    ...(Object.fromEntries(own) as Partial<PersonalData>),
    nombre,
    apellido1,
    email,
  };
  if (brand.settings.quitarCampoDiscapacidad) delete personal.discapacidad;
  return personal;
}

/** Whether the form of the brand lets someone change a key; the name of a foreign province goes with the province. */
function isEditable(brand: Brand, key: Key): boolean {
  if (key === 'discapacidad' && brand.settings.quitarCampoDiscapacidad) return false;
  // What kind of document a number is of goes with the number.
  if (key === 'tipoDocumento' && !isEditable(brand, 'numeroDocumento')) return false;
  const { visible, editable } =
    brand.settings.campos.personales[key === 'provinciaTexto' ? 'provincia' : key];
  return visible && editable;
}

/** Merges the request into the stored data; fields hidden by the brand keep their stored value. */
function merged(before: Partial<PersonalData>, sent: PersonalData, brand: Brand): PersonalData {
  const entries = keys.flatMap((key) => {
    const value = isEditable(brand, key) ? sent[key] : before[key];
    const text = typeof value === 'string' ? value.trim() : value;
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
  const data = Object.fromEntries(entries) as Partial<PersonalData>;
  return {
    ...data,
    nombre: data.nombre ?? '',
    apellido1: data.apellido1 ?? '',
    email: data.email ?? '',
    ...(data.numeroDocumento && { numeroDocumento: normalizeDocument(data.numeroDocumento) }),
    ...(data.iban && { iban: normalizeIban(data.iban) }),
    ...(data.numeroSeguridadSocial && {
      numeroSeguridadSocial: normalizeSocialSecurity(data.numeroSeguridadSocial),
    }),
  };
}

/**
 * Refuses with `dataMissing` an invalid social security number, postcode or date of birth, among the brand's form
 * fields.
 */
function assertPlausible({ brand, now }: Pick<StudentContext, 'brand' | 'now'>, data: PersonalData): void {
  const { cp, pais, provincia, numeroSeguridadSocial, fechaNacimiento = '' } = data;
  if (isEditable(brand, 'fechaNacimiento') && isPastDay(now.today)(fechaNacimiento))
    refuseFields(['fechaNacimiento']);
  const isWrongNumber = numeroSeguridadSocial && socialSecurityNumber(numeroSeguridadSocial);
  if (isWrongNumber && isEditable(brand, 'numeroSeguridadSocial')) refuseFields(['numeroSeguridadSocial']);
  const isSeen = brand.settings.campos.personales.provincia.visible;
  if (isEditable(brand, 'cp')) assertPostcode(cp, pais ?? spain, isSeen ? provincia : undefined);
}

/** Refuses with `userExists` another account's user name, `emailRegistered` an address used by somebody else. */
function assertFreeEmail(db: Db, student: number, email: string | undefined): void {
  if (!email) return;
  const account = sql`SELECT 1 FROM account WHERE kind = 'alumno' AND usuario = ${email} AND id <> ${student}`;
  if (db.value(account)) refuse(codes.userExists);
  const used = db.value(sql`
    SELECT 1 FROM student WHERE (email = ${email} OR emailEstudiante = ${email}) AND id <> ${student}
    UNION SELECT 1 FROM contact WHERE email = ${email}`);
  if (used) refuse(codes.emailRegistered);
}

export const personalDataHandlers = {
  editDatosPersonales: (context, { passwordActual, ...request }) => {
    const { db, brand, user } = context;
    const row = studentRow(db, user.id);
    const stored: Partial<PersonalData> = { ...row.personales, ...row };
    const data = merged(stored, request as PersonalData, brand);
    const missing = missingPersonalData(brand, data).filter((key) => isEditable(brand, key as Key));
    // Nobody is without an address, whatever the brand says.
    if (missing.length > 0 || !data.email) refuseFields(missing.length > 0 ? missing : ['email']);
    if (data.numeroDocumento && data.tipoDocumento === undefined)
      data.tipoDocumento = identityDocuments.passport;
    assertDocument(data.numeroDocumento, data.tipoDocumento);
    assertEmail(data.email);
    assertEmail(data.emailEstudiante);
    assertPhone(data.telefonoMovil);
    assertPhone(data.telefonoFijo);
    if (data.iban && ibanRule(data.iban)) refuse(codes.badIban);
    assertPlausible(context, data);
    assertFreeEmail(db, user.id, data.email);
    assertFreeEmail(db, user.id, data.emailEstudiante);
    const sameDocument = sql`SELECT 1 FROM student WHERE numeroDocumento = ${data.numeroDocumento} AND id <> ${user.id}`;
    if (db.value(sameDocument)) refuse(codes.identityNumberExists);
    const own = Object.fromEntries(columns.map((key) => [key, data[key]]));
    const others = Object.fromEntries(
      Object.entries(data).filter(([key]) => !(columns as readonly string[]).includes(key)),
    );
    db.update('student', { id: user.id }, { ...own, personales: others });
    changeIdentity(context, user.id, { from: row.email, to: data.email, present: passwordActual });
  },

  editDatosEmail: (context, { email, comunicacionesEnEmailEstudiante, passwordActual }) => {
    const { db, user } = context;
    assertEmail(email);
    assertFreeEmail(db, user.id, email);
    const row = studentRow(db, user.id);
    db.update(
      'student',
      { id: user.id },
      {
        email,
        personales: {
          ...row.personales,
          ...omitUndefined({ comunicacionesEnEmailEstudiante }),
        },
      },
    );
    changeIdentity(context, user.id, { from: row.email, to: email, present: passwordActual });
  },
} satisfies Partial<Handlers>;
