import { spain } from '#api/constants.ts';
import type { UserContact } from '#api/entities/contact.ts';
import { iban as ibanRule, normalizeIban } from '#api/validation/iban.ts';
import { dni as dniRule, normalizeDocument } from '#api/validation/identity.ts';
import { taxNumber } from '#api/validation/tax-number.ts';
import { changePassword, storePassword } from '../../accounts/change-password.ts';
import { accountById } from '../../accounts/load-user.ts';
import { accountMails } from '../../accounts/mails.ts';
import { serverMessages } from '../../accounts/messages.ts';
import { createCode, ownerOfCode, takeCode } from '../../accounts/one-time-codes.ts';
import { hashPassword, isPassword } from '../../accounts/password.ts';
import { accountByName } from '../../accounts/sign-in.ts';
import { assertContactEmail, renameAccount } from '../../accounts/contact-email.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { assertLanguage } from '../../rules/language.ts';
import {
  assertEmail,
  assertFilled,
  assertPassword,
  assertPhone,
  assertTaxNumber,
} from '../../rules/person.ts';
import type { Handlers } from '../handler.ts';

const isKnownCompany = (db: Db, cif: string): boolean =>
  db.value(sql`SELECT 1 FROM company WHERE cif = ${cif}`) !== undefined;

interface ContactRow {
  id: number;
  account?: number;
  nombre: string;
  apellidos: string;
  email: string;
  tipoContacto: number[];
  datos: Partial<UserContact>;
}

/** The contact of an id as its owner sees it. */
export function userContact(db: Db, id: number): UserContact {
  const row = db.get<ContactRow & { usuario?: string; idIdiomaPreferido?: number }>(sql`
    SELECT contact.*, usuario, idIdiomaPreferido
    FROM contact LEFT JOIN account ON account.id = contact.account WHERE contact.id = ${id}`);
  if (!row) return refuse(2);
  const { nombre, apellidos, email, tipoContacto, datos, usuario, idIdiomaPreferido } = row;
  return {
    ...datos,
    idContacto: id,
    nombre,
    apellidos,
    email,
    tipoContacto,
    ...(usuario === undefined ? {} : { nick: usuario }),
    ...(idIdiomaPreferido === undefined ? {} : { idIdiomaPreferido }),
  };
}

/** Accounts of companies: request, passwords, own data. */
export const companyAccountHandlers = {
  recuerdoPassword: (context, request) => {
    const { db, now } = context;
    if ('cif' in request) assertTaxNumber(request.cif);
    const name =
      'nick' in request
        ? request.nick
        : db.value<string>(sql`
            SELECT usuario FROM company JOIN contact ON company = company.id JOIN account ON account.id = account
            WHERE cif = ${normalizeDocument(request.cif)} ORDER BY contact.id LIMIT 1`);
    const account = name === undefined ? undefined : accountByName(db, 'empresa', name);
    if (!account || account.estado !== 'activa') return refuse(3);
    const email = db.value<string>(sql`SELECT email FROM contact WHERE account = ${account.id} ORDER BY id`);
    const token = createCode(db, now, 'restablecer', { account: account.id });
    context.mail(
      accountMails.reset(context, email ?? account.usuario, { route: 'reset-login', query: { token } }),
    );
    return undefined;
  },

  restablecerPasswordEmpresa: (context, { token, password }) => {
    changePassword(context, 'empresa', token, password);
  },

  establecerPassword: (context, { token, password }) => {
    const { db, now } = context;
    const owner = ownerOfCode(db, 'establecer', token);
    if (owner !== undefined && accountById(db, owner)?.password) refuse(43);
    const account = takeCode(db, now, 'establecer', token)?.account ?? refuse(42);
    assertPassword(password);
    storePassword(context, account, password);
  },

  editaUsuarioLectura: ({ db, user }) => userContact(db, user.contact),

  editaUsuario: ({ db, user, brand, language }, request) => {
    const { passwordActual, password, idIdiomaPreferido, nombre, apellidos, email, ...others } = request;
    assertEmail(email);
    assertPhone(others.telefono1);
    assertPhone(others.telefono2);
    if (password !== undefined) {
      if (passwordActual === undefined) refuse(15);
      const stored = accountById(db, user.account)?.password;
      if (!isPassword(passwordActual ?? '', stored)) refuse(3, serverMessages.wrongPassword[language]);
      assertPassword(password);
      db.update('account', { id: user.account }, { password: hashPassword(password) });
    }
    if (idIdiomaPreferido !== undefined) {
      assertLanguage(brand, idIdiomaPreferido);
      db.update('account', { id: user.account }, { idIdiomaPreferido });
    }
    const before = db.get<ContactRow>(sql`SELECT * FROM contact WHERE id = ${user.contact}`);
    if (!before) return refuse(2);
    if (email !== undefined) {
      assertContactEmail(db, email, { company: user.company, contact: user.contact, account: user.account });
      renameAccount(db, user.account, before.email, email);
    }
    db.update(
      'contact',
      { id: user.contact },
      {
        nombre: nombre ?? before.nombre,
        apellidos: apellidos ?? before.apellidos,
        email: email ?? before.email,
        datos: { ...before.datos, ...others },
      },
    );
    return undefined;
  },

  guardarUsuarioEmpresa: (context, request) => {
    const { db, brand, now } = context;
    if (!brand.settings.modulos.cuentaEmpresa) refuse(48);
    const { cif, idPais, nombreFiscal, nombreComercial, sector, email, nombre, apellidos, password } =
      request;
    assertFilled(request, ['sector', 'direccion', 'cp', 'localidad', 'puesto', 'telefono1']);
    assertFilled(request, [idPais === spain ? 'idProvincia' : 'provincia']);
    if (brand.settings.requestTipoEmpresa) assertFilled(request, ['tipoEmpresa']);
    if (taxNumber(idPais)(cif)) refuse(33);
    assertEmail(email);
    assertPhone(request.telefono1);
    assertPassword(password);
    if (isKnownCompany(db, normalizeDocument(cif))) refuse(8);
    assertContactEmail(db, email, {});
    const { direccion, cp, localidad, idProvincia, provincia, tipoEmpresa, startup } = request;
    const company = db.insert('company', {
      cif: normalizeDocument(cif),
      idPais,
      nombreFiscal,
      nombreComercial,
      sector,
      datos: {
        tipoEmpresa,
        startup,
        domicilioFiscal: { direccion, cp, localidad, idProvincia, provincia, idPais },
      },
    });
    const account = db.insert('account', {
      kind: 'empresa',
      usuario: email,
      password: hashPassword(password),
      rgpdAceptado: now.local,
    });
    const { puesto, telefono1 } = request;
    db.insert('contact', {
      company,
      account,
      nombre,
      apellidos,
      email,
      datos: { puesto, telefono1, idPais },
    });
    context.mail(accountMails.companyRequested(context, email, nombreComercial));
  },

  editaEmpresaCompletos: ({ db, user }, request) => {
    const { nombreFiscal, nombreComercial, sector, iban, datosEmpresa, ...others } = request;
    const before = db.get<{ conProblema: boolean; datos: object }>(
      sql`SELECT conProblema, datos FROM company WHERE id = ${user.company}`,
    );
    if (!before) return refuse(2);
    if (before.conProblema) refuse(24);
    const { firmante } = others;
    if (firmante?.dni && dniRule(firmante.dni)) refuse(66);
    assertEmail(firmante?.email);
    assertPhone(firmante?.telefono);
    if (iban && ibanRule(iban)) refuse(73);
    const changed = {
      nombreFiscal,
      nombreComercial,
      sector,
      iban: iban === undefined ? undefined : normalizeIban(iban),
      descripcion: datosEmpresa?.descripcion,
    };
    const present = Object.entries(changed).filter(([, value]) => value !== undefined);
    db.update(
      'company',
      { id: user.company },
      {
        ...Object.fromEntries(present),
        datos: { ...before.datos, ...others },
      },
    );
    return undefined;
  },

  existeCIF: ({ db, brand, params }) => {
    if (params.fixedKey !== brand.settings.claveExisteCIF) refuse(71);
    assertTaxNumber(params.cif);
    const nombre = db.value<string>(
      sql`SELECT nombreComercial FROM company WHERE cif = ${normalizeDocument(params.cif)}`,
    );
    return nombre === undefined ? { existe: false } : { existe: true, nombre };
  },
} satisfies Partial<Handlers>;
