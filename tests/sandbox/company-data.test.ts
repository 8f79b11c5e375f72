import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../src/core/contract/call.ts';
import type { Calls } from '../../src/core/contract/calls/index.ts';
import { contactTypes } from '../../src/core/contract/constants.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { dniOf, makeContact } from '../../src/sandbox/seed/seed-data.ts';
import {
  contactForm,
  fiscalForm,
  makeAgreement,
  makeFiscalAccount,
  makeWorkplace,
} from '../support/sandbox/make-companies.ts';
import { placementForm, startCompanySandbox } from '../support/sandbox/company-sandbox.ts';
import { tokenOfLink } from '../support/sandbox/sandbox.ts';

describe('the data of a company', () => {
  it('is answered with its contacts, accounts and workplaces, without data of others', async () => {
    const { call, db, company, other, as } = await startCompanySandbox();
    const account = makeFiscalAccount(db, company);
    const workplace = makeWorkplace(db, company);
    const forum = { email: 'foro@taller.example', apellidos: 'Alba', tipoContacto: [contactTypes.forum] };
    makeContact(db, company, { ...forum, account: null });
    makeFiscalAccount(db, other.company, { CIF: 'B59999999' });
    makeWorkplace(db, other.company, { nombre: 'Ajena' });
    const answer = await call('dameDatosEmpresa', { as });
    expect(answer.datos).toMatchObject({
      idEmpresa: company,
      iban: 'ES9121000418450200051332',
      firmante: { nombre: 'Remei' },
      contactosGestion: [{ email: 'rrhh@taller.example' }],
      contactos: [{ email: 'foro@taller.example' }, { email: 'rrhh@taller.example' }],
      cuentasFacturacion: [{ idCuenta: account, CIF: 'B50000009' }],
      datosEmpresa: { centrosTrabajo: { [workplace]: { idCentro: workplace, nombre: 'Nave 2' } } },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Ajena|B59999999|rival/);
    expect(await call('dameCuentasFacturacion', { as })).toMatchObject({ datos: [{ idCuenta: account }] });
  });

  it('lists missing data of company and contact, by the settings of the brand', async () => {
    const { call, db, company, contact, as } = await startCompanySandbox({
      requestTipoEmpresa: true,
      requestDireccionContactoEmpresa: true,
    });
    expect(await call('faltanDatosAlaEmpresa', { as })).toMatchObject({
      datos: { faltanDatos: true, campos: ['tipoEmpresa'] },
    });
    expect(await call('faltanDatosAlContactoEmpresa', { as })).toMatchObject({
      datos: { faltanDatos: true, campos: ['puesto', 'telefono1', 'direccion', 'localidad'] },
    });
    const address = { direccion: 'Carrer Major, 1', cp: '08001', localidad: 'BARCELONA' };
    db.update('company', { id: company }, { datos: { tipoEmpresa: 'privada', domicilioFiscal: address } });
    const datos = {
      puesto: 'Jefa',
      telefono1: '600000001',
      direccion: 'Carrer Major',
      localidad: 'BARCELONA',
    };
    db.update('contact', { id: contact }, { datos });
    expect(await call('faltanDatosAlaEmpresa', { as })).toMatchObject({ datos: { faltanDatos: false } });
    expect(await call('faltanDatosAlContactoEmpresa', { as })).toMatchObject({
      datos: { faltanDatos: false },
    });
  });

  it('lists other obstacles to publishing: a problem, no agreement, no bank account', async () => {
    const { call, db, company, as } = await startCompanySandbox({
      convenioParaPublicar: true,
      checkIbanInPracticasConServicio: true,
      modulos: { convenios: true },
    });
    const obstacles = async () => (await call('faltanDatosAlaEmpresa', { as })).datos?.impedimentos;
    expect(await obstacles()).toEqual([{ codigo: 24, causa: 'convenio' }]);
    expect(await call('addOferta', { as, body: placementForm })).toMatchObject({ status: 24 });
    makeAgreement(db, company, { estado: 'Formalizado', fechaCaducidad: '2026-12-31' });
    expect(await obstacles()).toEqual([]);
    expect(await call('addOferta', { as, body: placementForm })).toMatchObject({ status: 0 });
    db.update('company', { id: company }, { conProblema: true, iban: null });
    expect(await obstacles()).toEqual([
      { codigo: 24, causa: 'problema' },
      { codigo: 72, causa: 'iban' },
    ]);
  });

  it('lists the contacts for a task by their kinds', async () => {
    const { call, db, company, other, as } = await startCompanySandbox();
    const named = (apellidos: string, tipoContacto: number[]): number =>
      makeContact(db, company, { account: null, apellidos, tipoContacto });
    named('Tutora', [7]);
    named('Gestora', [5, 8]);
    named('Contable', [4]);
    makeContact(db, other.company, { tipoContacto: [4, 5, 7] });
    const listed = async (name: 'Tutor' | 'Convenios' | 'Facturacion'): Promise<unknown> => {
      const calls = {
        Tutor: 'dameContactosTipoTutorPracticas',
        Convenios: 'dameContactosConveniosEmpresa',
        Facturacion: 'dameContactosFacturacionEmpresa',
      } as const;
      const { datos = [] } = await call(calls[name], { as });
      return datos.map(({ apellidos }) => apellidos);
    };
    expect(await listed('Tutor')).toEqual(['Serra Vives', 'Tutora']);
    expect(await listed('Convenios')).toEqual(['Gestora', 'Serra Vives']);
    expect(await listed('Facturacion')).toEqual(['Contable', 'Serra Vives']);
  });

  it('marks the contact that is signed in', async () => {
    const { call, contact, as } = await startCompanySandbox();
    expect(await call('dameDatosContactoEmpresa', { as })).toMatchObject({
      datos: { idContacto: contact, nick: 'rrhh@taller.example', tipoContacto: [9] },
    });
  });
});

describe('adding a contact', () => {
  it('makes a general one without access', async () => {
    const { call, db, as } = await startCompanySandbox();
    const body = { ...contactForm, aniosForoEmpleo: [2024] };
    const { status, datos } = await call('addContactoEmpresa', { as, body });
    expect(status).toBe(0);
    const row = db.get(sql`SELECT account, tipoContacto, datos FROM contact WHERE id = ${datos?.idContacto}`);
    expect(row).toEqual({ tipoContacto: [9], datos: { puesto: 'Directora', telefono1: '+34 600 000 001' } });
  });

  it('lets one with a password sign in, by default with the email', async () => {
    const { call, as } = await startCompanySandbox();
    const body = { ...contactForm, password: 'Contraseña9', tipoContacto: [8], aniosForoEmpleo: [2024] };
    expect(await call('addContactoEmpresa', { as, body })).toMatchObject({ status: 0 });
    const credentials = { usuario: contactForm.email, password: 'Contraseña9' };
    expect(await call('logaUsuario', { params: { tipo: 'Empresa' }, body: credentials })).toMatchObject({
      status: 0,
      datos: { primerAcceso: true },
    });
  });

  it('invites one with a user name alone to choose a password', async () => {
    const { call, as, links } = await startCompanySandbox();
    const body = { ...contactForm, nick: 'ingrid' };
    expect(await call('addContactoEmpresa', { as, body })).toMatchObject({ status: 0 });
    const token = tokenOfLink(links()[0]);
    expect(await call('establecerPassword', { body: { token, password: 'Contraseña9' } })).toMatchObject({
      status: 0,
    });
    const credentials = { usuario: 'ingrid', password: 'Contraseña9' };
    expect(await call('logaUsuario', { params: { tipo: 'Empresa' }, body: credentials })).toMatchObject({
      status: 0,
    });
  });

  it.each([
    [12, { nick: 'ingrid', email: 'ingrid@en-ninguna-parte.invalid' }],
    [15, { puesto: '' }],
    [15, { telefono1: undefined }],
    [15, { nombre: 'I' }],
    [16, { password: 'Contraseña9', nick: 'rrhh@rival.example' }],
    [28, { password: 'corta1' }],
    [29, { email: 'RRHH@taller.example' }],
    [44, { email: 'rrhh@rival.example' }],
    [66, { nif: '12345678A' }],
    [69, { email: 'ingrid@' }],
    [70, { telefono1: '12345' }],
    [70, { telefono2: 'seis' }],
  ])('answers %i to %o and adds nobody', async (status, wrong) => {
    const { call, db, as } = await startCompanySandbox();
    const body = { ...contactForm, ...wrong } as typeof contactForm;
    expect(await call('addContactoEmpresa', { as, body })).toMatchObject({ http: 200, status });
    expect(db.value(sql`SELECT count(*) FROM contact`)).toBe(2);
    expect(db.value(sql`SELECT count(*) FROM account WHERE kind = 'empresa'`)).toBe(2);
  });

  it('requires the address if the brand does', async () => {
    const { call, as } = await startCompanySandbox({ requestDireccionFullContactoEmpresa: true });
    const address = {
      direccion: 'Carrer Major',
      localidad: 'Vic',
      cp: '08500',
      provincia: 'Barcelona',
      idPais: 1,
    };
    expect(await call('addContactoEmpresa', { as, body: contactForm })).toMatchObject({ status: 15 });
    expect(await call('addContactoEmpresa', { as, body: { ...contactForm, ...address } })).toMatchObject({
      status: 0,
    });
  });
});

describe('changing a contact', () => {
  it('stores what was sent', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const idContacto = makeContact(db, company, { email: 'vieja@taller.example', account: null });
    const body = { ...contactForm, idContacto, nif: dniOf(99_000_001) };
    expect(await call('editaContactoEmpresa', { as, body })).toMatchObject({ status: 0 });
    const row = db.get(sql`SELECT nombre, email FROM contact WHERE id = ${idContacto}`);
    expect(row).toEqual({ nombre: 'Íngrid', email: contactForm.email });
  });

  it('keeps the number of a town only with its town', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const idContacto = makeContact(db, company, { email: 'vieja@taller.example', account: null });
    const number = sql`SELECT datos ->> 'idLocalidad' FROM contact WHERE id = ${idContacto}`;
    const change = async (place: object): Promise<unknown> => {
      const body = { ...contactForm, idContacto, ...place } as RequestOf<Calls['editaContactoEmpresa']>;
      expect(await call('editaContactoEmpresa', { as, body })).toMatchObject({ status: 0 });
      return db.value(number);
    };
    expect(await change({ localidad: 'Olot', idLocalidad: 17114 })).toBe(17_114);
    expect(await change({ localidad: 'Sant Cristòfol' })).toBeUndefined();
  });

  it.each([
    [15, { puesto: undefined }],
    [29, { email: 'rrhh@taller.example' }],
    [44, { email: 'rrhh@rival.example' }],
    [66, { nif: 'X' }],
    [69, { email: 'ingrid' }],
    [70, { telefono1: '1' }],
  ])('answers %i to %o and changes nothing', async (status, wrong) => {
    const { call, db, company, as } = await startCompanySandbox();
    const idContacto = makeContact(db, company, { account: null });
    const before = db.all(sql`SELECT * FROM contact`);
    const body = { ...contactForm, idContacto, ...wrong } as RequestOf<Calls['editaContactoEmpresa']>;
    expect(await call('editaContactoEmpresa', { as, body })).toMatchObject({ http: 200, status });
    expect(db.all(sql`SELECT * FROM contact`)).toEqual(before);
  });

  it('answers 48 to a contact of another company and to an unknown one', async () => {
    const { call, db, other, as } = await startCompanySandbox();
    for (const idContacto of [makeContact(db, other.company), 9999]) {
      const body = { ...contactForm, idContacto };
      expect(await call('editaContactoEmpresa', { as, body })).toMatchObject({ status: 48 });
    }
  });
});

describe('adding a fiscal account', () => {
  it('stores it, with the postal address only for posted invoices', async () => {
    const { call, as } = await startCompanySandbox();
    const body = { ...fiscalForm, CIF: 'b-5000000-9', domicilioEnvioPostal: 'Apartado 1' };
    expect(await call('addCuentaFacturacion', { as, body })).toMatchObject({ status: 0 });
    const { datos: [stored] = [] } = await call('dameCuentasFacturacion', { as });
    expect(stored).toMatchObject(fiscalForm);
    expect(stored).not.toHaveProperty('domicilioEnvioPostal');
  });

  it('accepts a company of another country, with the name of its province', async () => {
    const { call, as } = await startCompanySandbox();
    const { idProvincia: _, ...abroad } = { ...fiscalForm, idPais: 250, CIF: 'FR40303265045' };
    expect(await call('addCuentaFacturacion', { as, body: abroad })).toMatchObject({ status: 15 });
    const body = { ...abroad, Provincia: 'Occitanie' };
    expect(await call('addCuentaFacturacion', { as, body })).toMatchObject({ status: 0 });
  });

  it.each([
    [15, { poblacion: 'B' }],
    [15, { idProvincia: undefined }],
    [15, { requiereEnvioPostalFacturas: true }],
    [15, { requiereEnvioPostalFacturas: true, domicilioEnvioPostal: 'x'.repeat(251) }],
    [33, { CIF: 'B50000008' }],
  ])('answers %i to %o', async (status, wrong) => {
    const { call, as } = await startCompanySandbox();
    const body = { ...fiscalForm, ...wrong } as typeof fiscalForm;
    expect(await call('addCuentaFacturacion', { as, body })).toMatchObject({ status });
    expect(await call('dameCuentasFacturacion', { as })).toMatchObject({ datos: [] });
  });

  it('answers 8 to an existing number in any spelling', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    makeFiscalAccount(db, company);
    const body = { ...fiscalForm, CIF: 'b 50000009' };
    expect(await call('addCuentaFacturacion', { as, body })).toMatchObject({ status: 8 });
  });
});
