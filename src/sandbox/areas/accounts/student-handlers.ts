import * as codes from '#core/contract/codes.ts';
import { identityDocuments } from '#core/contract/constants.ts';
import { dni as dniRule, normalizeDocument } from '#core/contract/validation/identity.ts';
import { createStudent, emailsInUse } from './create-student.ts';
import { accountMails } from './mails.ts';
import { createCode, takeCode } from './one-time-codes.ts';
import { assertActive, changeOwnPassword, changePassword, mailResetLink } from './change-password.ts';
import { accountByName, mustUseSingleSignOn } from './sign-in.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import {
  assertDocument,
  assertEmail,
  assertFilled,
  assertPassword,
  assertPhone,
} from '../../rules/person.ts';
import type { BaseContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

/** Data on record of a graduate. */
interface GraduateRecord {
  numeroDocumento: string;
  fechaNacimiento: string;
  nombre: string;
  apellido1: string;
  apellido2?: string;
  titulacion?: number;
  sso: boolean;
}

function graduateRecord({ db }: BaseContext, numeroDocumento: string): GraduateRecord | undefined {
  return db.get<GraduateRecord>(
    sql`SELECT * FROM graduate_record WHERE numeroDocumento = ${numeroDocumento}`,
  );
}

const isKnownDocument = ({ db }: BaseContext, numeroDocumento: string): boolean =>
  db.value(sql`SELECT 1 FROM student WHERE numeroDocumento = ${numeroDocumento}`) !== undefined;

/** Refuses with `useSingleSignOn` a graduate with an existing account. */
function assertNoSingleSignOn(context: BaseContext, record: GraduateRecord | undefined): void {
  if (record?.sso && context.brand.settings.modulos.sso) refuse(codes.useSingleSignOn);
}

/** Accounts of students and graduates: registration, passwords, leaving. */
export const studentAccountHandlers = {
  registrarUsuario: (context, request) => {
    if (!context.brand.settings.canRegistroAlumno) refuse(codes.actionNotAllowed);
    assertFilled(request, ['telefonoMovil', 'titulacion']);
    assertEmail(request.email);
    assertPhone(request.telefonoMovil);
    assertDocument(request.numeroDocumento, request.tipoDocumento);
    assertPassword(request.password);
    const numeroDocumento = normalizeDocument(request.numeroDocumento);
    assertNoSingleSignOn(context, graduateRecord(context, numeroDocumento));
    const isKnown = isKnownDocument(context, numeroDocumento);
    const email = emailsInUse(context.db, request.email);
    if (isKnown && email) refuse(codes.alreadyExisted);
    if (email) refuse(email === 'account' ? codes.userExists : codes.emailRegistered);
    if (isKnown) refuse(codes.identityNumberExists);
    createStudent(context, { ...request, numeroDocumento, egresado: false });
    context.mail(accountMails.registered(context, request.email, request.nombre, 'login'));
  },

  comprobarDatosRegistroEgresado: (context, { dni, fechaNacimiento }) => {
    const { db, now } = context;
    if (dniRule(dni)) refuse(codes.badIdentityDocument);
    const numeroDocumento = normalizeDocument(dni);
    const record = graduateRecord(context, numeroDocumento);
    if (record?.fechaNacimiento !== fechaNacimiento) return { encontrado: false };
    assertNoSingleSignOn(context, record);
    if (isKnownDocument(context, numeroDocumento)) refuse(codes.identityNumberExists);
    const token = createCode(db, now, 'egresado', { datos: { numeroDocumento } });
    return { encontrado: true, token, nombre: record.nombre };
  },

  editDatosRegistroEgresado: (context, request) => {
    const { db, now } = context;
    const code = takeCode<{ numeroDocumento: string }>(db, now, 'egresado', request.token);
    const record = code && graduateRecord(context, code.datos.numeroDocumento);
    if (!record) return refuse(codes.linkUsed);
    assertFilled(request, ['telefonoMovil']);
    assertEmail(request.email);
    assertPhone(request.telefonoMovil);
    assertPassword(request.password);
    if (isKnownDocument(context, record.numeroDocumento)) refuse(codes.alreadyExisted);
    const email = emailsInUse(db, request.email);
    if (email) refuse(email === 'account' ? codes.userExists : codes.emailRegistered);
    const { dni, nie } = identityDocuments;
    const tipoDocumento = /^\d/.test(record.numeroDocumento) ? dni : nie;
    const { email: address, password, telefonoMovil } = request;
    createStudent(context, {
      ...record,
      email: address,
      password,
      telefonoMovil,
      tipoDocumento,
      egresado: true,
    });
    const signIn = context.brand.routes.includes('login-graduate') ? 'login-graduate' : 'login';
    context.mail(accountMails.registered(context, address, record.nombre, signIn));
    return undefined;
  },

  solicitarReseteoPassword: (context, { usuario }) => {
    const account = assertActive(accountByName(context.db, 'alumno', usuario));
    if (mustUseSingleSignOn(context, account.id)) refuse(codes.useSingleSignOn);
    mailResetLink(context, account, 'reset-candidate');
  },

  restablecerPasswordAlumno: (context, { token, password }) => {
    changePassword(context, 'alumno', token, password);
  },

  editarPassword: (context, { passwordActual, password }) => {
    changeOwnPassword(context, context.user.account, passwordActual, password);
  },

  solicitarBajaServicio: ({ db, brand, user, now }, request) => {
    if (!brand.settings.modulos.bajaServicio) refuse(codes.actionNotAllowed);
    if (db.value(sql`SELECT 1 FROM leave_request WHERE account = ${user.account}`) !== undefined)
      refuse(codes.alreadyExisted);
    db.insert('leave_request', { account: user.account, fecha: now.local, motivo: request?.motivo });
  },
} satisfies Partial<Handlers>;
