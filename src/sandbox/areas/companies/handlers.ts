import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { Company, Workplace } from '#core/contract/entities/company.ts';
import type { MissingData } from '#core/contract/entities/missing-data.ts';
import { accountMails } from '../accounts/mails.ts';
import { createCode } from '../accounts/one-time-codes.ts';
import { changeIdentity } from '../accounts/own-account.ts';
import { accountByName } from '../accounts/sign-in.ts';
import { companyRow } from './company-row.ts';
import {
  assertContactForm,
  assertNewAddress,
  contactColumns,
  type ContactRow,
  contactsOf,
  tasks,
} from './contacts.ts';
import { addFiscalAccount, fiscalAccountsOf } from './fiscal-accounts.ts';
import { obstaclesOf } from './obstacles.ts';
import { missingCompanyData, missingContactData } from './missing-data.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseAction } from '../../refusal.ts';
import { assertPassword } from '../../rules/person.ts';
import { userContact } from '../accounts/company-handlers.ts';
import type { CompanyContext } from '../../context.ts';
import type { Handlers } from '../../handler.ts';

function workplaces(db: Db, company: number): Record<string, Workplace> {
  const rows = db.all<{ id: number; nombre: string; datos: Omit<Workplace, 'idCentro' | 'nombre'> }>(
    sql`SELECT * FROM workplace WHERE company = ${company} ORDER BY nombre, id`,
  );
  return Object.fromEntries(
    rows.map(({ id, nombre, datos }) => [String(id), { ...datos, idCentro: id, nombre }]),
  );
}

const missing = (campos: string[]): MissingData => ({ faltanDatos: campos.length > 0, campos });

const notYours = {
  es: 'Solo la propia persona puede cambiar el usuario y el correo con los que accede.',
  ca: 'Només la mateixa persona pot canviar l’usuari i el correu amb què accedeix.',
  en: 'Only the person can change the username and the email address they sign in with.',
};

/**
 * Lets a contact sign in: with a password, or with a link by mail to choose one. Refuses with `userExists` and
 * `weakPassword`.
 */
function createAccess(
  context: CompanyContext,
  contact: number,
  nick: string,
  email: string,
  password?: string,
): void {
  const { db, now, user } = context;
  if (accountByName(db, 'empresa', nick)) refuse(codes.userExists);
  if (password) assertPassword(password);
  const account = db.insert('account', {
    kind: 'empresa',
    usuario: nick,
    email,
    password: password ? context.passwords.hash(password) : null,
  });
  db.update('contact', { id: contact }, { account });
  if (password) return;
  const token = createCode(db, now, 'establecer', { account });
  const { nombreComercial } = companyRow(db, user.company);
  context.mail(accountMails.invitation(context, email, nombreComercial, token));
}

/** The company, its contacts and accounts. */
export const company = {
  dameDatosEmpresa: ({ db, user }): Company => {
    const { id, cif, nombreFiscal, nombreComercial, iban, sector, datos, descripcion } = companyRow(
      db,
      user.company,
    );
    return {
      ...datos,
      idEmpresa: id,
      cif,
      nombreFiscal,
      nombreComercial,
      ...omitUndefined({ iban, sector }),
      contactosGestion: contactsOf(db, id, tasks.management),
      contactos: contactsOf(db, id),
      cuentasFacturacion: fiscalAccountsOf(db, id),
      datosEmpresa: {
        ...omitUndefined({ descripcion }),
        centrosTrabajo: workplaces(db, id),
      },
    };
  },

  faltanDatosAlaEmpresa: (context) => {
    const row = companyRow(context.db, context.user.company);
    return { ...missing(missingCompanyData(row, context.brand)), impedimentos: obstaclesOf(context, row) };
  },

  faltanDatosAlContactoEmpresa: ({ db, user, brand }) =>
    missing(missingContactData(userContact(db, user.contact), brand)),

  dameDatosContactoEmpresa: ({ db, user }) => userContact(db, user.contact),

  dameContactosTipoTutorPracticas: ({ db, user }) => contactsOf(db, user.company, tasks.tutor),

  dameContactosConveniosEmpresa: ({ db, user }) => contactsOf(db, user.company, tasks.agreements),

  dameContactosFacturacionEmpresa: ({ db, user }) => contactsOf(db, user.company, tasks.invoices),

  dameCuentasFacturacion: ({ db, user }) => fiscalAccountsOf(db, user.company),

  addContactoEmpresa: (context, { password, ...form }) => {
    const { db, user, brand } = context;
    assertContactForm(form, brand);
    assertNewAddress(db, form.email, user.company);
    const idContacto = db.insert('contact', { company: user.company, ...contactColumns(form) });
    const nick = form.nick?.trim();
    if (password || nick) createAccess(context, idContacto, nick || form.email, form.email, password);
    return { idContacto };
  },

  editaContactoEmpresa: (context, { idContacto, passwordActual, ...form }) => {
    const { db, user, brand } = context;
    const before = db.get<ContactRow>(sql`
      SELECT contact.*, usuario FROM contact LEFT JOIN account ON account.id = contact.account
      WHERE contact.id = ${idContacto} AND company = ${user.company}`);
    if (!before) return refuse(codes.actionNotAllowed);
    assertContactForm(form, brand);
    assertNewAddress(db, form.email, user.company, before);
    if (before.account !== undefined) {
      const usuario = form.nick?.trim() || before.usuario;
      const change = { from: before.email, to: form.email, usuario: form.nick, present: passwordActual };
      const isOther = form.email !== before.email || usuario !== before.usuario;
      // How a colleague signs in, and where their links go, is theirs.
      if (isOther && before.account !== user.account) refuseAction(notYours, context.language);
      changeIdentity(context, before.account, change);
    }
    const columns = contactColumns(form);
    db.update(
      'contact',
      { id: idContacto },
      // The stored id belongs to the previous town.
      { ...columns, datos: { ...before.datos, idLocalidad: undefined, ...(columns['datos'] as object) } },
    );
    return undefined;
  },

  addCuentaFacturacion: ({ db, user }, account) => ({
    idCuenta: addFiscalAccount(db, user.company, account),
  }),
} satisfies Partial<Handlers>;
