import { controlLetter } from '#core/contract/validation/identity.ts';
import { socialSecurityControl } from '#core/contract/validation/social-security.ts';
import { hashPasswordNow } from '../areas/accounts/password.ts';
import type { Db } from '../db/database.ts';
import { type Bindable, name, sql } from '../db/sql.ts';

/*
 * Rows with everything that they need, for example data and for tests: what a caller does not say has a plain value.
 * What must be unique comes from the number of rows there are, so the same steps give the same data.
 */

type Values = Readonly<Record<string, Bindable>>;

/** Password of every account of the example data. */
export const examplePassword = 'Andana2026';

let hashed: string | undefined;
/** The example password as all accounts store it that are made in this process. */
export const exampleHash = (): string => (hashed ??= hashPasswordNow(examplePassword));

/** A number that no row of a table has as its id yet. */
const unique = (db: Db, table: 'account' | 'company' | 'contact'): number =>
  (db.value<number>(sql`SELECT max(id) FROM ${name(table)}`) ?? 0) + 1;

/** A number of an identity document with its letter. From 99 000 000 on none has been given to anybody. */
export function dniOf(number: number): string {
  const digits = String(number).padStart(8, '0');
  return `${digits}${controlLetter(digits) ?? ''}`;
}

/** A number of an identity document for foreigners, of up to seven digits, with its letter. */
export function nieOf(number: number): string {
  const digits = `Y${String(number).padStart(7, '0')}`;
  return `${digits}${controlLetter(digits) ?? ''}`;
}

/** A tax number of a limited company (B) with its control digit. */
export function cifOf(number: number): string {
  const digits = String(number).padStart(7, '0');
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return `B${digits}${(10 - (sum % 10)) % 10}`;
}

/** A social security number with its control digits; `number` below ten million. */
export function socialSecurityOf(number: number): string {
  const digits = 10_000_000 + number;
  return `28${digits}${socialSecurityControl(28, digits)}`;
}

/** A Spanish bank account with its check digits, at a bank that there is not. */
export function ibanOf(number: number): string {
  const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
  const digitOf = (digits: string): number => {
    const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (weights[index] ?? 0), 0);
    const rest = 11 - (sum % 11);
    return rest === 11 ? 0 : rest === 10 ? 1 : rest;
  };
  const bank = '99990001';
  const account = String(number).padStart(10, '0');
  const bban = `${bank}${digitOf(`00${bank}`)}${digitOf(account)}${account}`;
  // The letters E and S count as 14 and 28.
  const check = 98n - (BigInt(`${bban}142800`) % 97n);
  return `ES${String(check).padStart(2, '0')}${bban}`;
}

const account = (db: Db, kind: 'alumno' | 'empresa', usuario: string, values: Values): number =>
  db.insert('account', {
    kind,
    usuario,
    email: usuario,
    password: exampleHash(),
    primerAcceso: false,
    rgpdAceptado: '2026-01-01T09:00:00',
    ...values,
  });

/** A student who can sign in with the email address and the example password. */
export function makeStudent(db: Db, values: Values & { account?: Values } = {}): number {
  const number = unique(db, 'account');
  const { account: ofAccount = {}, ...ofStudent } = values;
  const email = String(ofStudent['email'] ?? `estudiante${number}@alumnado.example`);
  const id = account(db, 'alumno', email, ofAccount);
  db.insert('student', {
    id,
    nombre: 'Nora',
    apellido1: 'Prat',
    email,
    tipoDocumento: 1,
    numeroDocumento: dniOf(99_000_000 + number),
    fechaNacimiento: '2003-05-14',
    busquedaPracticasActiva: true,
    busquedaTrabajoActiva: true,
    ...ofStudent,
  });
  return id;
}

/** A company that the university has validated. */
export function makeCompany(db: Db, values: Values = {}): number {
  const number = unique(db, 'company');
  return db.insert('company', {
    cif: cifOf(5_000_000 + number),
    nombreFiscal: `Talleres Sala ${number}, S.L.`,
    nombreComercial: `Talleres Sala ${number}`,
    estado: 'validada',
    sector: 1,
    ...values,
  });
}

/** A contact of a company who can sign in with the email address, unless `account` is null. */
export function makeContact(
  db: Db,
  company: number,
  values: Values & { account?: Values | number | null } = {},
): number {
  const number = unique(db, 'contact');
  const { account: ofAccount = {}, ...ofContact } = values;
  const email = String(ofContact['email'] ?? `contacto${number}@empresa.example`);
  const id =
    typeof ofAccount === 'object' && ofAccount ? account(db, 'empresa', email, ofAccount) : ofAccount;
  return db.insert('contact', {
    company,
    nombre: 'Pau',
    apellidos: 'Serra Vives',
    ...ofContact,
    email,
    account: id,
  });
}
