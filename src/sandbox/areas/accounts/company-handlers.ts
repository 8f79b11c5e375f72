import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import { spain } from '#core/contract/constants.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { UserContact } from '#core/contract/entities/contact.ts';
import { iban as ibanRule, normalizeIban } from '#core/contract/validation/iban.ts';
import { normalizeDocument } from '#core/contract/validation/identity.ts';
import { spanishPostcode } from '#core/contract/validation/postcode.ts';
import { taxNumber } from '#core/contract/validation/tax-number.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import {
  assertActive,
  changeOwnPassword,
  changePassword,
  mailResetLink,
  storePassword,
} from './change-password.ts';
import { accountById } from './load-user.ts';
import { accountMails } from './mails.ts';
import { ownerOfCode, takeCode } from './one-time-codes.ts';
import { changeIdentity } from './own-account.ts';
import { accountByName } from './sign-in.ts';
import { assertContactEmail } from './contact-email.ts';
import { contactOf, type ContactRow } from '../companies/contacts.ts';
import { domainText } from '../domains/lists.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { assertSignatory } from '../../rules/signatory.ts';
import { assertLanguage } from '../../rules/language.ts';
import {
  assertEmail,
  assertFilled,
  assertPassword,
  assertPhone,
  assertPostcode,
  assertTaxNumber,
} from '../../rules/person.ts';
import type { Handlers } from '../../handler.ts';

const isKnownCompany = (db: Db, cif: string): boolean =>
  db.value(sql`SELECT 1 FROM company WHERE cif = ${cif}`) !== undefined;

/** The contact of an id as its owner sees it. */
export function userContact(db: Db, id: number): UserContact {
  const row = db.get<ContactRow & { idIdiomaPreferido?: number }>(sql`
    SELECT contact.*, usuario, idIdiomaPreferido
    FROM contact LEFT JOIN account ON account.id = contact.account WHERE contact.id = ${id}`);
  if (!row) return refuse(codes.sessionEnded);
  const { idIdiomaPreferido } = row;
  return { ...contactOf(row), ...omitUndefined({ idIdiomaPreferido }) };
}

const addressKeys = ['domicilioFiscal', 'domicilioFacturacion', 'domicilioEnvioPostal'] as const;

/** Refuses with `dataMissing` Spanish addresses with an invalid postcode, or a postcode of another province. */
function assertAddresses(company: Pick<Partial<Company>, (typeof addressKeys)[number]>): void {
  const wrong = addressKeys.filter((key) => {
    const { cp = '', idPais = spain, idProvincia } = company[key] ?? {};
    return idPais === spain && spanishPostcode(idProvincia)(cp);
  });
  if (wrong.length > 0) refuseFields(wrong);
}

/** Drops choices that were cleared instead of storing empty texts. */
const withoutTakenAway = (datos: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(datos).filter(
      ([key, value]) => !(value === '' && ['sedeDefecto', 'genero'].includes(key)),
    ),
  );

/** Accounts of companies: request, passwords, own data. */
export const companyAccountHandlers = {
  recuerdoPassword: (context, request) => {
    const { db } = context;
    if ('cif' in request) assertTaxNumber(request.cif);
    const name =
      'nick' in request
        ? request.nick
        : db.value<string>(sql`
            SELECT usuario FROM company JOIN contact ON company = company.id JOIN account ON account.id = account
            WHERE cif = ${normalizeDocument(request.cif)} ORDER BY contact.id LIMIT 1`);
    const account = assertActive(name === undefined ? undefined : accountByName(db, 'empresa', name));
    mailResetLink(context, account, 'reset-login');
  },

  restablecerPasswordEmpresa: (context, { token, password }) => {
    changePassword(context, 'empresa', token, password);
  },

  establecerPassword: (context, { token, password }) => {
    const { db, now } = context;
    const owner = ownerOfCode(db, 'establecer', token);
    if (owner !== undefined && accountById(db, owner)?.password) refuse(codes.passwordAlreadySet);
    const account = takeCode(db, now, 'establecer', token)?.account ?? refuse(codes.linkUsed);
    assertPassword(password);
    storePassword(context, account, password);
  },

  editaUsuarioLectura: ({ db, user }) => userContact(db, user.contact),

  editaUsuario: (context, request) => {
    const { db, user, brand } = context;
    const { passwordActual, password, idIdiomaPreferido, nombre, apellidos, email, ...others } = request;
    assertEmail(email);
    assertPhone(others.telefono1);
    assertPhone(others.telefono2);
    if (idIdiomaPreferido !== undefined) {
      if (idIdiomaPreferido !== 0) assertLanguage(brand, idIdiomaPreferido, 'idIdiomaPreferido');
      db.update('account', { id: user.account }, { idIdiomaPreferido: idIdiomaPreferido || null });
    }
    const before = db.get<ContactRow>(sql`SELECT * FROM contact WHERE id = ${user.contact}`);
    if (!before) return refuse(codes.sessionEnded);
    if (email !== undefined) {
      assertContactEmail(db, email, { company: user.company, contact: user.contact, account: user.account });
      changeIdentity(context, user.account, { from: before.email, to: email, present: passwordActual });
    }
    db.update(
      'contact',
      { id: user.contact },
      {
        nombre: nombre ?? before.nombre,
        apellidos: apellidos ?? before.apellidos,
        email: email ?? before.email,
        datos: withoutTakenAway({ ...before.datos, ...others }),
      },
    );
    if (password !== undefined) changeOwnPassword(context, user.account, passwordActual, password);
    return undefined;
  },

  guardarUsuarioEmpresa: (context, request) => {
    const { db, brand, now } = context;
    if (!brand.settings.modulos.cuentaEmpresa) refuse(codes.actionNotAllowed);
    const { cif, idPais, nombreFiscal, nombreComercial, sector, email, nombre, apellidos, password } =
      request;
    assertFilled(request, ['sector', 'direccion', 'cp', 'localidad', 'puesto', 'telefono1']);
    assertFilled(request, [idPais === spain ? 'idProvincia' : 'provincia']);
    assertPostcode(request.cp, idPais, request.idProvincia);
    if (brand.settings.requestTipoEmpresa) assertFilled(request, ['tipoEmpresa']);
    if (taxNumber(idPais)(cif)) refuse(codes.badCif);
    assertEmail(email);
    assertPhone(request.telefono1);
    assertPassword(password);
    if (isKnownCompany(db, normalizeDocument(cif))) refuse(codes.alreadyExisted);
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
      email,
      password: context.passwords.hash(password),
      rgpdAceptado: now.local,
    });
    const { puesto, telefono1 } = request;
    const { requestDireccionContactoEmpresa, requestDireccionFullContactoEmpresa } = brand.settings;
    const asksAddress = requestDireccionContactoEmpresa || requestDireccionFullContactoEmpresa;
    const region = provincia || domainText('provincias', idProvincia, brand.defaultLanguage);
    db.insert('contact', {
      company,
      account,
      nombre,
      apellidos,
      email,
      // What was said a minute ago is not asked for again.
      datos: {
        puesto,
        telefono1,
        idPais,
        ...(asksAddress && { direccion, cp, localidad, provincia: region }),
      },
    });
    context.mail(accountMails.companyRequested(context, email, nombreComercial));
  },

  editaEmpresaCompletos: ({ db, user, now }, request) => {
    const { nombreFiscal, nombreComercial, sector, iban, datosEmpresa, ...others } = request;
    const before = db.get<{ conProblema: boolean; datos: object }>(
      sql`SELECT conProblema, datos FROM company WHERE id = ${user.company}`,
    );
    if (!before) return refuse(codes.sessionEnded);
    if (before.conProblema) refuse(codes.companyProblem);
    // Absent keys stay unchanged; a sent name must not be blank.
    assertFilled({ nombreFiscal: '-', nombreComercial: '-', ...request }, [
      'nombreFiscal',
      'nombreComercial',
    ]);
    const { firmante, anioFundacion = 0 } = others;
    if (anioFundacion > Number(now.today.slice(0, 4))) refuseFields(['anioFundacion']);
    if (others.web && !isWebAddress(others.web)) refuseFields(['web']);
    assertAddresses(others);
    if (firmante) assertSignatory(firmante, 'firmante');
    if (iban && ibanRule(iban)) refuse(codes.badIban);
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
    if (params.fixedKey !== brand.settings.claveExisteCIF) refuse(codes.noPermission);
    assertTaxNumber(params.cif);
    const nombre = db.value<string>(
      sql`SELECT nombreComercial FROM company WHERE cif = ${normalizeDocument(params.cif)}`,
    );
    return nombre === undefined ? { existe: false } : { existe: true, nombre };
  },
} satisfies Partial<Handlers>;
