import { describe, expect, it } from 'vitest';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import * as codes from '#core/contract/codes.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import {
  createAccountRequest,
  emptyRequest,
  isRegistered,
  readTaxNumber,
  requestAccount,
  requestFields,
  requestProblems,
} from './account-request.ts';
import type { AccountRequest } from './registration-forms.ts';

const good: AccountRequest = {
  ...emptyRequest,
  cif: cifOf(6_000_001),
  nombreFiscal: 'Forja & Filigrana, S.L.',
  nombreComercial: 'Forja',
  tipoEmpresa: 'privada',
  esStartup: 'no',
  sector: '3',
  direccion: "Carrer de l'Argent, 4",
  cp: '07001',
  idProvincia: '7',
  localidad: 'PALMA',
  nombre: 'Aïna',
  apellidos: 'Llull',
  puesto: 'Gerente',
  email: 'aina@forja.example',
  telefono1: '+34 971 000 000',
  password: 'Contraseña9',
  passwordRepeated: 'Contraseña9',
  aceptaPolitica: true,
};

const settings = { modulos: { cuentaEmpresa: true }, requestTipoEmpresa: true };

describe('the request of a company account', () => {
  it('registers the company as typed', async () => {
    const sandbox = await startSandbox({ settings });
    const input = { ...good, cif: `${good.cif.slice(0, 1)}-${good.cif.slice(1)}`, email: ` ${good.email} ` };
    expect(requestProblems(input, true)).toEqual({});
    expect(await requestAccount(sandboxCaller(sandbox), input, true)).toMatchObject({ ok: true });
    const row = sandbox.db.get(sql`SELECT * FROM company WHERE cif = ${good.cif}`);
    expect(row).toMatchObject({
      nombreFiscal: good.nombreFiscal,
      sector: 3,
      datos: {
        tipoEmpresa: 'privada',
        startup: false,
        domicilioFiscal: {
          direccion: good.direccion,
          cp: '07001',
          localidad: 'PALMA',
          idProvincia: 7,
          idPais: 1,
        },
      },
    });
    const contact = sandbox.db.get(sql`SELECT * FROM contact WHERE email = ${good.email}`);
    expect(contact).toMatchObject({
      nombre: 'Aïna',
      datos: { puesto: 'Gerente', telefono1: good.telefono1 },
    });
  });

  it('registers a company of another country with its own address and number', async () => {
    const sandbox = await startSandbox({ settings: { ...settings, requestTipoEmpresa: false } });
    const foreign = {
      ...good,
      idPais: '250',
      cif: 'PT501442600',
      cp: '1000-001',
      provincia: 'Lisboa',
      localidad: 'Lisboa',
    };
    expect(requestProblems(foreign, false)).toEqual({});
    expect(await requestAccount(sandboxCaller(sandbox), foreign, false)).toMatchObject({ ok: true });
    const datos = sandbox.db.value<string>(sql`SELECT datos FROM company WHERE cif = 'PT501442600'`);
    expect(datos).not.toContain('idProvincia');
    expect(datos).not.toContain('tipoEmpresa');
  });

  it.each<[string, Partial<AccountRequest>, Partial<Record<keyof AccountRequest, string>>]>([
    ['a number with a wrong control letter', { cif: 'B00000001' }, { cif: 'validation.malformed' }],
    ['an email with an accent', { email: 'aína@forja.example' }, { email: 'validation.emailField' }],
    ['a phone with letters', { telefono1: 'no tengo' }, { telefono1: 'validation.malformed' }],
    ['a phone that is too long', { telefono1: '1234567890123456' }, { telefono1: 'validation.phoneTooLong' }],
    ['a postcode of no province', { cp: '53001' }, { cp: 'validation.malformed' }],
    [
      'a short password',
      { password: 'corta1', passwordRepeated: 'corta1' },
      { password: 'validation.tooShort' },
    ],
    [
      'a password without a digit',
      { password: 'sinNumeros', passwordRepeated: 'sinNumeros' },
      { password: 'validation.malformed' },
    ],
    [
      'passwords that differ',
      { passwordRepeated: 'Contraseña8' },
      { passwordRepeated: 'validation.passwordsDiffer' },
    ],
    ['the policy that is not accepted', { aceptaPolitica: false }, { aceptaPolitica: 'validation.required' }],
    [
      'a private company that does not say whether it is a startup',
      { esStartup: '' },
      { esStartup: 'validation.required' },
    ],
    ['no town', { localidad: '' }, { localidad: 'validation.required' }],
  ])('refuses %s', (_, wrong, problems) => {
    expect(requestProblems({ ...good, ...wrong }, true)).toEqual(problems);
  });

  it('accepts names of people, firms and towns with two letters', () => {
    const short = { nombreFiscal: '3M', nombreComercial: '3M', nombre: 'Bo', apellidos: 'Li', puesto: 'TI' };
    expect(requestProblems({ ...good, ...short, localidad: 'EA' }, true)).toEqual({});
  });

  it('requires all fields, and the type only where the brand does', () => {
    const required = Object.keys(requestProblems(emptyRequest, true)).sort();
    const { idPais: _, provincia: __, esStartup: ___, ...rest } = emptyRequest;
    expect(required).toEqual(Object.keys(rest).sort());
    expect(Object.values(requestProblems(emptyRequest, true))).toEqual(
      required.map(() => 'validation.required'),
    );
    expect(requestProblems(emptyRequest, false)).not.toHaveProperty('tipoEmpresa');
    expect(requestProblems({ ...good, tipoEmpresa: 'publica', esStartup: '' }, true)).toEqual({});
  });

  it.each<[number, Partial<AccountRequest>, keyof AccountRequest]>([
    [8, { cif: cifOf(6_000_009) }, 'cif'],
    [12, { email: 'aina@forja.invalid' }, 'email'],
    [44, { email: 'otra@empresa.example' }, 'email'],
    [60, { email: 'es@alumna.example' }, 'email'],
  ])('shows a refusal with %i at its field', async (code, wrong, field) => {
    const sandbox = await startSandbox({ settings });
    const other = makeCompany(sandbox.db, { cif: cifOf(6_000_009) });
    makeContact(sandbox.db, other, { email: 'otra@empresa.example' });
    makeStudent(sandbox.db, { email: 'es@alumna.example' });
    const result = await requestAccount(sandboxCaller(sandbox), { ...good, ...wrong }, true);
    expect(result).toMatchObject({ ok: false, code });
    expect(requestFields[code]).toBe(field);
  });
});

describe('a request whose answer was lost', () => {
  /**
   * Starts a sandbox that loses answers to requests while `isLossy`; without `arrives`, the requests are lost
   * too.
   */
  async function start(arrives = true) {
    const sandbox = await startSandbox({ settings });
    const call = sandboxCaller(sandbox);
    const server = { isLossy: true };
    const lossy: Caller = async (definition, input, options) => {
      const isLost = server.isLossy && definition.name === 'guardarUsuarioEmpresa';
      if (!isLost) return call(definition, input, options);
      if (arrives) await call(definition, input, options);
      return { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' } as never;
    };
    const store = createAccountRequest(lossy, sandbox.brand.settings.claveExisteCIF);
    const count = (): number =>
      sandbox.db.value<number>(sql`SELECT count(*) FROM company WHERE cif = ${good.cif}`) ?? 0;
    return { sandbox, server, store, count };
  }

  it('counts as done if the number was free before and is registered afterwards', async () => {
    const { store, count } = await start();
    expect(await store.isRegistered(good.cif)).toBe(false);
    expect(await store.send(good, true)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
  });

  it('is done when the company exists at another try, but not what was changed since', async () => {
    const { store, server, count } = await start();
    expect(await store.send(good, true)).toMatchObject({ ok: false, kind: 'unavailable' });
    server.isLossy = false;
    const changed = { ...good, puesto: 'Directora' };
    expect(await store.send(changed, true)).toEqual({ ok: false, kind: 'arrived' });
    expect(await store.send(changed, true)).toEqual({ ok: false, kind: 'arrived' });
    expect(await store.send(good, true)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
  });

  it('is sent again if it has not arrived', async () => {
    const { store, server, count } = await start(false);
    expect(await store.isRegistered(good.cif)).toBe(false);
    expect(await store.send(good, true)).toMatchObject({ ok: false, kind: 'unavailable' });
    server.isLossy = false;
    expect(await store.send(good, true)).toMatchObject({ ok: true });
    expect(count()).toBe(1);
  });

  it('is not mistaken for another existing company', async () => {
    const { sandbox, store, server } = await start(false);
    makeCompany(sandbox.db, { cif: cifOf(6_000_009) });
    expect(await store.send(good, true)).toMatchObject({ ok: false });
    server.isLossy = false;
    expect(await store.send({ ...good, cif: cifOf(6_000_009) }, true)).toMatchObject({ ok: false, code: 8 });
  });
});

describe('looking up whether a company is registered', () => {
  it('distinguishes registered companies from unknown ones', async () => {
    const sandbox = await startSandbox();
    makeCompany(sandbox.db, { cif: cifOf(6_000_009) });
    const call = sandboxCaller(sandbox);
    const key = sandbox.brand.settings.claveExisteCIF;
    expect(await isRegistered(call, cifOf(6_000_009), key)).toBe(true);
    expect(await isRegistered(call, cifOf(6_000_001), key)).toBe(false);
    expect(await isRegistered(call, cifOf(6_000_001), 'another')).toBeUndefined();
  });

  it('requires a valid number', () => {
    expect(readTaxNumber({ cif: ' b-5000 0009 ', idPais: '1' })).toBe('B50000009');
    expect(readTaxNumber({ cif: 'B5000', idPais: '1' })).toBeUndefined();
    expect(readTaxNumber({ cif: '  ', idPais: '1' })).toBeUndefined();
  });
});
