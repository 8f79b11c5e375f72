import type { Company, Workplace } from '#api/entities/company.ts';
import { contactTypes } from '#api/constants.ts';
import { accountMails } from '../accounts/mails.ts';
import { createCode } from '../accounts/one-time-codes.ts';
import { hashPassword } from '../accounts/password.ts';
import { accountByName } from '../accounts/sign-in.ts';
import { companyRow } from '../companies/company-row.ts';
import {
  assertContactForm,
  assertNewAddress,
  contactColumns,
  type ContactRow,
  contactsOf,
} from '../companies/contacts.ts';
import { addFiscalAccount, fiscalAccountsOf } from '../companies/fiscal-accounts.ts';
import { missingCompanyData, missingContactData } from '../companies/missing-data.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { refuse } from '../refusal.ts';
import { assertPassword } from '../rules/person.ts';
import { userContact } from './account/company.ts';
import type { CompanyContext } from './context.ts';
import type { Handlers } from './handler.ts';

/** Kinds of contact (tiposContacoEmpresa) who can do a task; a general one can do any. */
const tasks = {
  management: [1, 2, 5, contactTypes.general],
  agreements: [1, 2, 5, contactTypes.general],
  invoices: [3, 4, contactTypes.general],
  tutor: [contactTypes.placementTutor, contactTypes.general],
};

function workplaces(db: Db, company: number): Record<string, Workplace> {
  const rows = db.all<{ id: number; nombre: string; datos: Omit<Workplace, 'idCentro' | 'nombre'> }>(
    sql`SELECT * FROM workplace WHERE company = ${company} ORDER BY nombre, id`,
  );
  return Object.fromEntries(
    rows.map(({ id, nombre, datos }) => [String(id), { ...datos, idCentro: id, nombre }]),
  );
}

const missing = (campos: string[]): { faltanDatos: boolean; campos: string[] } => ({
  faltanDatos: campos.length > 0,
  campos,
});

/** Lets a contact sign in: with a password, or with a link by mail to choose one. Refuses with 16 and 28. */
function createAccess(
  context: CompanyContext,
  contact: number,
  nick: string,
  email: string,
  password?: string,
): void {
  const { db, now, user } = context;
  if (accountByName(db, 'empresa', nick)) refuse(16);
  if (password) assertPassword(password);
  const account = db.insert('account', {
    kind: 'empresa',
    usuario: nick,
    password: password ? hashPassword(password) : null,
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
      ...(iban === undefined ? {} : { iban }),
      ...(sector === undefined ? {} : { sector }),
      contactosGestion: contactsOf(db, id, tasks.management),
      cuentasFacturacion: fiscalAccountsOf(db, id),
      datosEmpresa: {
        ...(descripcion === undefined ? {} : { descripcion }),
        centrosTrabajo: workplaces(db, id),
      },
    };
  },

  faltanDatosAlaEmpresa: ({ db, user, brand }) =>
    missing(missingCompanyData(companyRow(db, user.company), brand)),

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

  editaContactoEmpresa: ({ db, user, brand }, { idContacto, ...form }) => {
    const before = db.get<ContactRow>(sql`
      SELECT contact.*, usuario FROM contact LEFT JOIN account ON account.id = contact.account
      WHERE contact.id = ${idContacto} AND company = ${user.company}`);
    if (!before) return refuse(48);
    assertContactForm(form, brand);
    assertNewAddress(db, form.email, user.company, before);
    if (before.account !== undefined) {
      const followed = before.usuario === before.email ? form.email : before.usuario;
      const usuario = form.nick?.trim() || followed;
      const holder = usuario === undefined ? undefined : accountByName(db, 'empresa', usuario);
      if (holder && holder.id !== before.account) refuse(16);
      db.update('account', { id: before.account }, { usuario });
    }
    const columns = contactColumns(form);
    db.update(
      'contact',
      { id: idContacto },
      { ...columns, datos: { ...before.datos, ...(columns['datos'] as object) } },
    );
    return undefined;
  },

  addCuentaFacturacion: ({ db, user }, account) => ({
    idCuenta: addFiscalAccount(db, user.company, account),
  }),
} satisfies Partial<Handlers>;
