import * as codes from '#core/contract/codes.ts';
import { randomUUID } from 'node:crypto';
import type { Session } from '#core/contract/entities/session.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { BaseContext } from '../../context.ts';
import type { AfterCommit } from '../../handler.ts';
import { pageAddress } from '../../mail/outbox.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { calendarPath } from './calendar-path.ts';
import { accountById, type AccountRow, assertMayEnter, loadCompanyUser, loadStudent } from './load-user.ts';
import { rgpdShortText } from './messages.ts';
import { refusePassword } from './own-account.ts';
import type { PortalUser } from './users.ts';

export interface AccountCredentials {
  usuario: string;
  password: string;
}

type AccountKind = AccountRow['kind'];

/** The account of a user name; a student may also give the number of the identity document. */
export function accountByName(db: Db, kind: AccountKind, usuario: string): AccountRow | undefined {
  const name = usuario.trim();
  return db.get<AccountRow>(sql`
    SELECT account.* FROM account LEFT JOIN student ON student.id = account.id
    WHERE kind = ${kind} AND (usuario = ${name} OR numeroDocumento = ${normalizeDocument(name)})
    ORDER BY usuario = ${name} DESC`);
}

/** Whether someone signs in with the account of the university, and with no password of the portal. */
export function mustUseSingleSignOn(context: Pick<BaseContext, 'db' | 'brand'>, account: number): boolean {
  if (!context.brand.settings.modulos.sso) return false;
  return (
    context.db.value(sql`SELECT 1 FROM student WHERE id = ${account} AND egresado AND sso`) !== undefined
  );
}

/** The stored hash that takes the most work. */
const costliestHash = (db: Db): string | undefined =>
  db.value<string>(sql`
    SELECT password FROM account WHERE password IS NOT NULL
    ORDER BY CAST(substr(password, ${'scrypt$'.length + 1}) AS INTEGER) DESC LIMIT 1`);

/**
 * The account that credentials belong to. Refuses with `wrongCredentials`, `noPermission` for one of the other side,
 * `useSingleSignOn`, `userBlocked`, `serviceLeft` and `accessTakenAway`. What is refused with `wrongCredentials` takes
 * as long whether there is such an account or not.
 */
export function accountOfCredentials(
  context: BaseContext,
  kind: AccountKind,
  { usuario, password }: AccountCredentials,
): AccountRow {
  const { db, passwords } = context;
  const account = accountByName(db, kind, usuario);
  const other = accountByName(db, kind === 'alumno' ? 'empresa' : 'alumno', usuario);
  const claimant = account?.id ?? other?.id ?? usuario.trim().toLowerCase();
  const like = costliestHash(db);
  const { match, espera } = passwords.check(claimant, password, [account?.password, other?.password], like);
  if (match === 1) refuse(codes.noPermission);
  if (match === undefined || !account) return refusePassword(context, 'wrongCredentials', espera);
  if (mustUseSingleSignOn(context, account.id)) refuse(codes.useSingleSignOn);
  assertMayEnter(account, context);
  return account;
}

/** A company that someone can sign in for. */
export interface Membership {
  contact: number;
  idEmpresa: number;
  nombre: string;
  cif: string;
}

export function membershipsOf(db: Db, account: number): Membership[] {
  return db.all<Membership>(sql`
    SELECT contact.id AS contact, company.id AS idEmpresa, nombreComercial AS nombre, cif
    FROM contact JOIN company ON company.id = contact.company
    WHERE account = ${account} ORDER BY nombreComercial`);
}

/**
 * The user of an account.
 * @param company for which someone with several signs in; 15 without it, 71 for one of others
 */
export function userOfAccount(context: BaseContext, account: AccountRow, company?: number): PortalUser {
  const { db, brand } = context;
  if (account.kind === 'alumno') return loadStudent(db, brand, account.id);
  const memberships = membershipsOf(db, account.id);
  if (memberships.length === 0) refuse(codes.noPortalAccess);
  if (company === undefined && memberships.length > 1) refuseFields(['eidEmpresa']);
  const chosen = memberships.find(({ idEmpresa }) => company === undefined || idEmpresa === company);
  return loadCompanyUser(db, account.id, chosen?.contact ?? refuse(codes.noPermission));
}

/**
 * Answer of a sign-in. The first access is over once a session really holds.
 * @param sso whether the university said who it is
 */
export function startSession(
  context: BaseContext,
  account: AccountRow,
  user: PortalUser,
  sso = false,
): AfterCommit<Session> {
  const { db, brand, tokens, now, language } = context;
  const { nombre, apellidos } = user;
  const pending = account.rgpdAceptado === undefined;
  if (!pending) db.update('account', { id: account.id }, { primerAcceso: false });
  const isStudent = user.kind === 'alumno';
  const { practicas, empleo } = brand.settings.modulos;
  const datos = {
    textoCortoRGPD: pending ? rgpdShortText(brand, language) : '',
    linkExternoRGPD: pageAddress(brand, language, { route: 'data-protection' }),
    conPracticas: isStudent ? user.conPracticas : practicas,
    conEmpleo: isStudent ? user.conEmpleo : empleo,
    primerAcceso: account.primerAcceso,
    soloCiclosUAX: isStudent && user.soloCiclosUAX,
    ...omitUndefined({ idIdiomaPreferido: account.idIdiomaPreferido }),
    tipoUsuario: isStudent ? (user.conPracticas ? 'Alumno' : 'Egresado') : 'Empresa',
  } as const;
  const claims = {
    account: account.id,
    ...(!isStudent && { contact: user.contact }),
  };
  const sessionClaims = {
    ...claims,
    sesion: randomUUID(),
    ...(sso && { sso }),
    nombre,
    apellidos,
  };
  return async () => ({
    token: await tokens.sign('portal', sessionClaims, now.date),
    ...datos,
    urlCalendario: calendarPath(await tokens.sign('calendario', { ...claims, language }, now.date)),
  });
}

/** Loads an account by a foreign key; throws when missing. */
export function existingAccount(db: Db, id: number): AccountRow {
  return accountById(db, id) ?? refuse(codes.wrongCredentials);
}
