import { describe, expect, it } from 'vitest';
import { accountMails } from '../../src/sandbox/areas/accounts/mails.ts';
import { createCode } from '../../src/sandbox/areas/accounts/one-time-codes.ts';
import { momentOf } from '../../src/sandbox/clock.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import {
  cifOf,
  examplePassword,
  makeCompany,
  makeContact,
  makeStudent,
} from '../../src/sandbox/seed/seed-data.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox, tokenOfLink } from '../support/sandbox/sandbox.ts';

const request = {
  cif: cifOf(6_000_001),
  nombreFiscal: 'Forja & Filigrana, S.L.',
  nombreComercial: 'Forja',
  sector: 3,
  direccion: "Carrer de l'Argent, 4",
  cp: '07001',
  localidad: 'Palma',
  idProvincia: 7,
  idPais: 1,
  nombre: 'Aïna',
  apellidos: 'Llull',
  puesto: 'Gerente',
  email: 'aina@forja.example',
  telefono1: '971000000',
  password: 'Contraseña9',
  aceptaPolitica: true,
} as const;

const open = { modulos: { cuentaEmpresa: true }, requestTipoEmpresa: false };

describe('asking for a company account', () => {
  it('registers a company that waits for validation', async () => {
    const sandbox = await startSandbox({ settings: open });
    expect(await sandbox.call('guardarUsuarioEmpresa', { body: request })).toMatchObject({ status: 0 });
    const signIn = () =>
      sandbox.call('logaUsuario', {
        params: { tipo: 'Empresa' },
        body: { usuario: request.email, password: request.password },
      });
    expect(await signIn()).toMatchObject({ status: 9 });
    sandbox.db.update('company', { cif: request.cif }, { estado: 'validada' });
    expect(await signIn()).toMatchObject({ status: 0, datos: { primerAcceso: true } });
  });

  it('needs no address of the contact if the registration has it', async () => {
    const settings = { ...open, requestDireccionFullContactoEmpresa: true };
    const { call, db } = await startSandbox({ settings });
    await call('guardarUsuarioEmpresa', { body: { ...request, password: examplePassword } });
    db.update('company', { cif: request.cif }, { estado: 'validada' });
    const as = { usuario: request.email };
    expect((await call('faltanDatosAlContactoEmpresa', { as })).datos?.campos).toEqual([]);
    expect((await call('editaUsuarioLectura', { as })).datos).toMatchObject({
      direccion: request.direccion,
      localidad: 'Palma',
      cp: '07001',
      provincia: 'Illes Balears',
      idPais: 1,
    });
  });

  it('sends a mail that names the institution like the brand', async () => {
    const sandbox = await startSandbox({ settings: { ...open, institucionNombrada: 'centro' } });
    await sandbox.call('guardarUsuarioEmpresa', { body: request, language: 'ca' });
    const [text] = sandbox.db.column<string>(sql`SELECT text FROM outbox ORDER BY id DESC`);
    expect(text).toMatch(/^El centre revisarà les dades/);
  });

  it.each([
    [15, { sector: undefined }],
    [15, { idProvincia: undefined }],
    [15, { telefono1: '' }],
    [33, { cif: 'B00000001' }],
    [69, { email: 'aina@forja' }],
    [70, { telefono1: '1' }],
    [28, { password: 'facil' }],
    [12, { email: 'aina@forja.invalid' }],
  ])('answers %i to %o', async (status, wrong) => {
    const sandbox = await startSandbox({ settings: open });
    const body = { ...request, ...wrong } as typeof request;
    expect(await sandbox.call('guardarUsuarioEmpresa', { body })).toMatchObject({ http: 200, status });
    expect(sandbox.db.value(sql`SELECT count(*) FROM company WHERE cif = ${request.cif}`)).toBe(0);
  });

  it('accepts any number of a country that is not Spain, with the name of the province', async () => {
    const sandbox = await startSandbox({ settings: open });
    const body = { ...request, cif: 'DE136695976', idPais: 250, idProvincia: undefined, provincia: 'Bayern' };
    expect(await sandbox.call('guardarUsuarioEmpresa', { body: body as never })).toMatchObject({ status: 0 });
  });

  it('requires the type of company if the brand does', async () => {
    const sandbox = await startSandbox({ settings: { ...open, requestTipoEmpresa: true } });
    expect(await sandbox.call('guardarUsuarioEmpresa', { body: request })).toMatchObject({ status: 15 });
    const body = { ...request, tipoEmpresa: 'privada' } as const;
    expect(await sandbox.call('guardarUsuarioEmpresa', { body })).toMatchObject({ status: 0 });
  });

  it('distinguishes data that is in use already', async () => {
    const sandbox = await startSandbox({ settings: open });
    const company = makeCompany(sandbox.db, { cif: cifOf(6_000_002) });
    makeContact(sandbox.db, company, { email: 'contacto@otra.example', account: null });
    const gone = makeContact(sandbox.db, company, { email: 'sin-firma@otra.example' });
    sandbox.db.delete('contact', { id: gone });
    makeStudent(sandbox.db, { email: 'estudia@otra.example' });
    const ask = async (more: object): Promise<number> =>
      (await sandbox.call('guardarUsuarioEmpresa', { body: { ...request, ...more } })).status;
    expect(await ask({ cif: cifOf(6_000_002) })).toBe(8);
    expect(await ask({ email: 'contacto@otra.example' })).toBe(44);
    expect(await ask({ email: 'sin-firma@otra.example' })).toBe(16);
    expect(await ask({ email: 'estudia@otra.example' })).toBe(60);
  });

  it('is refused if the brand has no such accounts', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { cuentaEmpresa: false } } });
    expect(await sandbox.call('guardarUsuarioEmpresa', { body: request })).toMatchObject({ status: 48 });
  });
});

describe('passwords of companies', () => {
  it.each(['nick', 'cif'] as const)('can be reset with a link, requested by %s', async (key) => {
    const sandbox = await startSandbox();
    const nick = personaOf('company').usuario;
    const cif = sandbox.db.value<string>(sql`
      SELECT cif FROM company JOIN contact ON company = company.id WHERE email = ${nick}`);
    const body = key === 'nick' ? { nick } : { cif: cif ?? '' };
    expect(await sandbox.call('recuerdoPassword', { body })).toMatchObject({ status: 0 });
    expect(sandbox.links()[0]).toMatch(/^\/restablecer-login#token=/);
    const reset = { token: tokenOfLink(sandbox.links()[0]), password: 'Nueva1234' };
    expect(await sandbox.call('restablecerPasswordAlumno', { body: reset })).toMatchObject({ status: 42 });
    expect(await sandbox.call('restablecerPasswordEmpresa', { body: reset })).toMatchObject({ status: 0 });
    const credentials = { usuario: nick, password: 'Nueva1234' };
    const answer = await sandbox.call('logaUsuario', { params: { tipo: 'Empresa' }, body: credentials });
    expect(answer).toMatchObject({ status: 0 });
  });

  it('can be set only with the last link', async () => {
    const sandbox = await startSandbox();
    const body = { nick: personaOf('company').usuario };
    await sandbox.call('recuerdoPassword', { body });
    await sandbox.call('recuerdoPassword', { body });
    const [last, first] = sandbox.links();
    for (const [link, status] of [
      [first, 42],
      [last, 0],
    ] as const) {
      const reset = { token: tokenOfLink(link), password: 'Nueva1234' };
      expect(await sandbox.call('restablecerPasswordEmpresa', { body: reset })).toMatchObject({ status });
    }
  });

  it('are not sent for a wrong number (33), an unknown company or user name (3)', async () => {
    const sandbox = await startSandbox();
    const ask = async (body: { cif: string } | { nick: string }): Promise<number> =>
      (await sandbox.call('recuerdoPassword', { body })).status;
    expect(await ask({ cif: 'B1' })).toBe(33);
    expect(await ask({ cif: cifOf(7_777_777) })).toBe(3);
    expect(await ask({ nick: 'nadie' })).toBe(3);
    expect(sandbox.links()).toEqual([]);
  });

  it('are set for the first time with an invitation, once', async () => {
    const sandbox = await startSandbox();
    const email = 'nueva@empresa.example';
    makeContact(sandbox.db, makeCompany(sandbox.db), {
      email,
      account: { password: null, primerAcceso: true },
    });
    const account = sandbox.db.value<number>(sql`SELECT id FROM account WHERE usuario = ${email}`) ?? 0;
    const token = createCode(sandbox.db, momentOf(new Date()), 'establecer', { account });
    const set = async (password: string): Promise<number> =>
      (await sandbox.call('establecerPassword', { body: { token, password } })).status;
    expect(await set('corta')).toBe(28);
    expect(await set('Primera123')).toBe(0);
    expect(await set('Segunda123')).toBe(43);
    const body = { usuario: email, password: 'Primera123' };
    expect(await sandbox.call('logaUsuario', { params: { tipo: 'Empresa' }, body })).toMatchObject({
      status: 0,
    });
  });

  it('cannot be set with an invitation that is unknown or a week old', async () => {
    const sandbox = await startSandbox();
    const email = 'tarde@empresa.example';
    makeContact(sandbox.db, makeCompany(sandbox.db), { email, account: { password: null } });
    const account = sandbox.db.value<number>(sql`SELECT id FROM account WHERE usuario = ${email}`) ?? 0;
    const token = createCode(sandbox.db, momentOf(new Date()), 'establecer', { account });
    sandbox.wait(8 * 24 * 3600);
    const set = async (it: string): Promise<number> =>
      (await sandbox.call('establecerPassword', { body: { token: it, password: 'Primera123' } })).status;
    expect(await set(token)).toBe(42);
    expect(await set('inventado')).toBe(42);
  });

  it('are set on the page linked in the invitation mail', () => {
    const mail = accountMails.invitation({ language: 'ca' } as never, 'a@b.example', 'Forja', 't');
    expect(mail).toMatchObject({ link: { route: 'set-login', secret: { token: 't' } } });
  });
});

describe('own data of a contact', () => {
  it('is read and changed; omitted keys stay', async () => {
    const sandbox = await startSandbox();
    const change = {
      puesto: 'Directora',
      telefono1: '+34 971 555 111',
      genero: 'mujer',
      idIdiomaPreferido: 3,
    } as const;
    expect(await sandbox.call('editaUsuario', { as: 'company', body: change })).toMatchObject({ status: 0 });
    expect((await sandbox.call('editaUsuarioLectura', { as: 'company' })).datos).toMatchObject({
      nombre: 'Remei',
      apellidos: 'Oller Bosch',
      tipoContacto: [2, 5],
      ...change,
    });
  });

  it('changes the user name with the address if they were equal', async () => {
    const sandbox = await startSandbox();
    const email = 'remei@talleres-oller.example';
    const body = { email, passwordActual: examplePassword };
    expect(await sandbox.call('editaUsuario', { as: 'company', body })).toMatchObject({ status: 0 });
    expect(await sandbox.tokenOf({ usuario: email })).toBeTruthy();
  });

  it.each([
    [3, { password: 'Nueva1234', passwordActual: 'equivocada1' }],
    [15, { password: 'Nueva1234' }],
    [15, { idIdiomaPreferido: 9 }],
    [16, { email: 'companera@talleres-oller.example' }],
    [28, { password: 'nueva', passwordActual: examplePassword }],
    [44, { email: 'ajena@otra.example' }],
    [69, { email: 'sin arroba' }],
    [70, { telefono2: '12' }],
  ])('answers %i to %o', async (status, body) => {
    const sandbox = await startSandbox();
    const own = sandbox.db.value<number>(
      sql`SELECT company FROM contact WHERE email = ${personaOf('company').usuario}`,
    );
    makeContact(sandbox.db, own ?? 0, { email: 'companera@talleres-oller.example', account: null });
    makeContact(sandbox.db, makeCompany(sandbox.db), { email: 'ajena@otra.example', account: null });
    expect(await sandbox.call('editaUsuario', { as: 'company', body })).toMatchObject({ http: 200, status });
  });
});

describe('data of the company', () => {
  it('is changed key by key', async () => {
    const sandbox = await startSandbox();
    const change = (body: object) => sandbox.call('editaEmpresaCompletos', { as: 'company', body });
    expect(
      await change({ web: 'https://oller.example', datosEmpresa: { descripcion: 'Hacemos <b>piezas</b>' } }),
    ).toMatchObject({ status: 0 });
    expect(await change({ iban: 'es91 2100 0418 4502 0005 1332', anioFundacion: 1953 })).toMatchObject({
      status: 0,
    });
    const company = sandbox.db.get(sql`SELECT descripcion, iban, company.datos FROM company
      WHERE nombreComercial = 'Talleres Oller'`);
    expect(company).toMatchObject({
      descripcion: 'Hacemos <b>piezas</b>',
      iban: 'ES9121000418450200051332',
      datos: { web: 'https://oller.example', anioFundacion: 1953 },
    });
  });

  const firmante = { nombre: 'Remei', apellidos: 'Oller', cargo: 'Gerente' };

  it.each([
    [73, { iban: 'ES00 2100 0418 4502 0005 1332' }],
    [15, { firmante: { ...firmante, cargo: 'C' } }],
    [66, { firmante: { ...firmante, dni: '1' } }],
    [69, { firmante: { ...firmante, email: 'x' } }],
    [70, { firmante: { ...firmante, telefono: '1' } }],
    [15, { anioFundacion: 'ayer' }],
  ])('answers %i to %o', async (status, body) => {
    const sandbox = await startSandbox();
    const answer = await sandbox.call('editaEmpresaCompletos', { as: 'company', body: body as object });
    expect(answer).toMatchObject({ http: 200, status });
  });

  it('cannot be changed while the company has an open problem', async () => {
    const sandbox = await startSandbox();
    sandbox.db.update('company', { nombreComercial: 'Talleres Oller' }, { conProblema: true });
    const answer = await sandbox.call('editaEmpresaCompletos', {
      as: 'company',
      body: { web: 'https://x.example' },
    });
    expect(answer).toMatchObject({ status: 24 });
  });
});

describe('whether a company is registered', () => {
  it('is answered to a portal with the key, for a valid number', async () => {
    const sandbox = await startSandbox({ settings: { claveExisteCIF: 'llave' } });
    const cif = cifOf(6_000_009);
    makeCompany(sandbox.db, { cif, nombreComercial: 'Ya está' });
    const ask = (number: string, fixedKey = 'llave') =>
      sandbox.call('existeCIF', { params: { cif: number, fixedKey } });
    expect(await ask(cif.toLowerCase())).toMatchObject({ datos: { existe: true, nombre: 'Ya está' } });
    expect(await ask(cifOf(6_000_010))).toMatchObject({ datos: { existe: false } });
    expect(await ask('B-00')).toMatchObject({ status: 33 });
    expect(await ask(cif, 'otra')).toMatchObject({ status: 71 });
  });
});
