import { identityDocuments } from '#api/constants.ts';
import { dni as dniRule, normalizeDocument } from '#api/validation/identity.ts';
import { createStudent, emailsInUse } from '../../accounts/create-student.ts';
import { accountMails } from '../../accounts/mails.ts';
import { createCode, takeCode } from '../../accounts/one-time-codes.ts';
import { changePassword } from '../../accounts/change-password.ts';
import { hashPassword, isPassword } from '../../accounts/password.ts';
import { serverMessages } from '../../accounts/messages.ts';
import { accountByName, mustUseSingleSignOn } from '../../accounts/sign-in.ts';
import { accountById } from '../../accounts/load-user.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import {
  assertDocument,
  assertEmail,
  assertFilled,
  assertPassword,
  assertPhone,
} from '../../rules/person.ts';
import type { BaseContext } from '../context.ts';
import type { Handlers } from '../handler.ts';

/** What the university knows of someone who finished here. */
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

/** Refuses with 95 a graduate of the university who has an account there. */
function assertNoSingleSignOn(context: BaseContext, record: GraduateRecord | undefined): void {
  if (record?.sso && context.brand.settings.modulos.sso) refuse(95);
}

/** Accounts of students and graduates: registration, passwords, leaving. */
export const studentAccountHandlers = {
  registrarUsuario: (context, request) => {
    if (!context.brand.settings.canRegistroAlumno) refuse(48);
    assertFilled(request, ['telefonoMovil', 'titulacion']);
    assertEmail(request.email);
    assertPhone(request.telefonoMovil);
    assertDocument(request.numeroDocumento, request.tipoDocumento);
    assertPassword(request.password);
    const numeroDocumento = normalizeDocument(request.numeroDocumento);
    assertNoSingleSignOn(context, graduateRecord(context, numeroDocumento));
    const isKnown = isKnownDocument(context, numeroDocumento);
    const email = emailsInUse(context.db, request.email);
    if (isKnown && email) refuse(8);
    if (email) refuse(email === 'account' ? 16 : 60);
    if (isKnown) refuse(94);
    createStudent(context, { ...request, numeroDocumento, egresado: false });
    context.mail(accountMails.registered(context, request.email, request.nombre));
  },

  comprobarDatosRegistroEgresado: (context, { dni, fechaNacimiento }) => {
    const { db, now } = context;
    if (dniRule(dni)) refuse(66);
    const numeroDocumento = normalizeDocument(dni);
    const record = graduateRecord(context, numeroDocumento);
    if (record?.fechaNacimiento !== fechaNacimiento) return { encontrado: false };
    assertNoSingleSignOn(context, record);
    if (isKnownDocument(context, numeroDocumento)) refuse(94);
    const token = createCode(db, now, 'egresado', { datos: { numeroDocumento } });
    return { encontrado: true, token, nombre: record.nombre };
  },

  editDatosRegistroEgresado: (context, request) => {
    const { db, now } = context;
    const code = takeCode<{ numeroDocumento: string }>(db, now, 'egresado', request.token);
    const record = code && graduateRecord(context, code.datos.numeroDocumento);
    if (!record) return refuse(42);
    assertFilled(request, ['telefonoMovil']);
    assertEmail(request.email);
    assertPhone(request.telefonoMovil);
    assertPassword(request.password);
    if (isKnownDocument(context, record.numeroDocumento)) refuse(8);
    const email = emailsInUse(db, request.email);
    if (email) refuse(email === 'account' ? 16 : 60);
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
    context.mail(accountMails.registered(context, address, record.nombre));
    return undefined;
  },

  solicitarReseteoPassword: (context, { usuario }) => {
    const { db, now } = context;
    const account = accountByName(db, 'alumno', usuario);
    if (!account || account.estado !== 'activa') return refuse(3);
    if (mustUseSingleSignOn(context, account.id)) refuse(95);
    const email =
      db.value<string>(sql`SELECT email FROM student WHERE id = ${account.id}`) ?? account.usuario;
    const token = createCode(db, now, 'restablecer', { account: account.id });
    context.mail(accountMails.reset(context, email, { route: 'reset-candidate', query: { token } }));
    return undefined;
  },

  restablecerPasswordAlumno: (context, { token, password }) => {
    changePassword(context, 'alumno', token, password);
  },

  editarPassword: ({ db, user, language }, { passwordActual, password }) => {
    const stored = accountById(db, user.account)?.password;
    if (!isPassword(passwordActual, stored)) refuse(3, serverMessages.wrongPassword[language]);
    assertPassword(password);
    db.update('account', { id: user.account }, { password: hashPassword(password) });
  },

  solicitarBajaServicio: ({ db, brand, user, now }, request) => {
    if (!brand.settings.modulos.bajaServicio) refuse(48);
    if (db.value(sql`SELECT 1 FROM leave_request WHERE account = ${user.account}`) !== undefined) refuse(8);
    db.insert('leave_request', { account: user.account, fecha: now.local, motivo: request?.motivo });
  },
} satisfies Partial<Handlers>;
