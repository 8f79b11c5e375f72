import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { examplePassword, makeCompany, makeContact } from '../../src/sandbox/seed/seed-data.ts';
import { personaOf } from '../../src/sandbox/seed/personas.ts';
import { startSandbox, type TestSandbox, tokenOfLink } from '../support/sandbox/sandbox.ts';

const owner = personaOf('group').usuario;
const newPassword = 'Nueva1234';

interface Shared {
  sandbox: TestSandbox;
  /** Firms of the owner, and the owner's contact in the first one. */
  firms: number[];
  contact: { idContacto: number; nombre: string; apellidos: string; email: string };
  colleague: { usuario: string };
}

/** Starts a sandbox with a contact of several firms, and a colleague in the first one. */
async function startShared(): Promise<Shared> {
  const sandbox = await startSandbox();
  const { db } = sandbox;
  const contacts = db.all<{ company: number } & Shared['contact']>(sql`
    SELECT company, contact.id AS idContacto, nombre, apellidos, contact.email
    FROM contact JOIN account ON account.id = account WHERE usuario = ${owner} ORDER BY company`);
  const [first] = contacts;
  if (!first) throw new Error('There is no contact of several firms');
  const { company, ...contact } = first;
  const colleague = { usuario: 'colega@grupo-nandu.example' };
  makeContact(db, company, { email: colleague.usuario });
  return { sandbox, firms: contacts.map((it) => it.company), contact, colleague };
}

const contactData = { puesto: 'Directora', telefono1: '971 000 001' };

const address = {
  telefonoMovil: '600 000 001',
  direccion: 'Carrer Major',
  numero: '3',
  cp: '07001',
  pais: 1,
  provincia: 7,
  localidad: 'Palma',
};

const recipients = ({ db }: TestSandbox): string[] =>
  db.column<string>(sql`SELECT recipient FROM outbox ORDER BY id`);

const isSignedIn = async (sandbox: TestSandbox, token: string): Promise<boolean> =>
  (await sandbox.call('dameDatosContactoEmpresa', { as: { token } })).status === 0;

const newSession = async (sandbox: TestSandbox, password = examplePassword): Promise<string> => {
  const body = { usuario: personaOf('company').usuario, password };
  const { datos } = await sandbox.call('logaUsuario', { params: { tipo: 'Empresa' }, body });
  return datos?.token ?? '';
};

describe('the account of a colleague', () => {
  it('cannot be taken over by changing the contact and asking for another password', async () => {
    const { sandbox, contact, colleague, firms } = await startShared();
    const change = (wrong: object): Promise<{ status: number }> =>
      sandbox.call('editaContactoEmpresa', { as: colleague, body: { ...contact, ...contactData, ...wrong } });
    expect(await change({ email: 'atacante@evil.example' })).toMatchObject({ status: 48 });
    expect(await change({ nick: 'atacante' })).toMatchObject({ status: 48 });
    expect(await sandbox.call('recuerdoPassword', { body: { nick: owner } })).toMatchObject({ status: 0 });
    expect(recipients(sandbox)).toEqual([owner]);
    for (const eidEmpresa of firms)
      expect(await sandbox.tokenOf({ usuario: owner, eidEmpresa })).toBeTruthy();
  });

  it('is separate from the contact, whose data a colleague may change', async () => {
    const { sandbox, contact, colleague } = await startShared();
    const body = { ...contact, ...contactData, nombre: 'Laia', nick: owner };
    expect(await sandbox.call('editaContactoEmpresa', { as: colleague, body })).toMatchObject({ status: 0 });
    const stored = sandbox.db.get(sql`SELECT nombre, email FROM contact WHERE id = ${contact.idContacto}`);
    expect(stored).toEqual({ nombre: 'Laia', email: contact.email });
  });

  it('gets its links at its own address, not at that of the contact', async () => {
    const { sandbox, contact, firms } = await startShared();
    sandbox.db.update('contact', { id: contact.idContacto }, { email: 'recepcion@grupo-nandu.example' });
    const cif = sandbox.db.value<string>(sql`SELECT cif FROM company WHERE id = ${firms[0]}`) ?? '';
    for (const body of [{ nick: owner }, { cif }])
      expect(await sandbox.call('recuerdoPassword', { body })).toMatchObject({ status: 0 });
    expect(recipients(sandbox)).toEqual([owner, owner]);
  });
});

describe('the user name', () => {
  const email = 'nueva@grupo-nandu.example';

  it.each(['editaUsuario', 'editaContactoEmpresa'] as const)(
    'is changed with %s by who gives the current password, and the old address is told',
    async (name) => {
      const { sandbox, contact, firms } = await startShared();
      const as = { usuario: owner, eidEmpresa: firms[0] ?? 0 };
      await sandbox.call('recuerdoPassword', { body: { nick: owner } });
      const [link] = sandbox.links();
      const change = (more: object): Promise<{ status: number }> =>
        sandbox.call(name, { as, body: { ...contact, ...contactData, email, ...more } as never });
      expect(await change({})).toMatchObject({ status: 15 });
      expect(await change({ passwordActual: 'equivocada1' })).toMatchObject({ status: 3 });
      expect(recipients(sandbox)).toEqual([owner]);
      expect(await change({ passwordActual: examplePassword })).toMatchObject({ status: 0 });
      expect(recipients(sandbox)).toEqual([owner, owner]);
      for (const eidEmpresa of firms)
        expect(await sandbox.tokenOf({ usuario: email, eidEmpresa })).toBeTruthy();
      const reset = { token: tokenOfLink(link), password: newPassword };
      expect(await sandbox.call('restablecerPasswordEmpresa', { body: reset })).toMatchObject({ status: 42 });
    },
  );

  it('is unique (16), and changed with the current password', async () => {
    const { sandbox, contact, firms, colleague } = await startShared();
    const as = { usuario: owner, eidEmpresa: firms[0] ?? 0 };
    const change = (more: object): Promise<{ status: number }> =>
      sandbox.call('editaContactoEmpresa', { as, body: { ...contact, ...contactData, ...more } });
    const passwordActual = examplePassword;
    expect(await change({ nick: colleague.usuario, passwordActual })).toMatchObject({ status: 16 });
    expect(await change({ nick: 'laia' })).toMatchObject({ status: 15 });
    expect(await change({ nick: 'laia', passwordActual })).toMatchObject({ status: 0 });
    expect(await sandbox.tokenOf({ usuario: 'laia', eidEmpresa: firms[1] ?? 0 })).toBeTruthy();
    await sandbox.call('recuerdoPassword', { body: { nick: 'laia' } });
    expect(recipients(sandbox)).toEqual([owner, owner]);
  });

  it('can be changed if the old address receives no mails', async () => {
    const sandbox = await startSandbox();
    const usuario = 'antes@cerrada.invalid';
    makeContact(sandbox.db, makeCompany(sandbox.db), { email: usuario });
    const body = { email, passwordActual: examplePassword };
    expect(await sandbox.call('editaUsuario', { as: { usuario }, body })).toMatchObject({ status: 0 });
    expect(recipients(sandbox)).toEqual([]);
  });

  it.each(['editDatosEmail', 'editDatosPersonales'] as const)(
    'is changed by students with %s in the same way',
    async (name) => {
      const sandbox = await startSandbox();
      const { usuario } = personaOf('student');
      const { datos } = await sandbox.call('dameCvUsuario', { as: 'student' });
      const given = name === 'editDatosEmail' ? {} : { ...datos?.personales, ...address };
      const change = (more: object): Promise<{ status: number }> =>
        sandbox.call(name, { as: 'student', body: { ...given, email, ...more } as never });
      expect(await change({})).toMatchObject({ status: 15 });
      expect(await change({ passwordActual: 'equivocada1' })).toMatchObject({ status: 3 });
      expect(await change({ email: usuario })).toMatchObject({ status: 0 });
      expect(await change({ passwordActual: examplePassword })).toMatchObject({ status: 0 });
      expect(recipients(sandbox)).toEqual([usuario]);
      await sandbox.call('solicitarReseteoPassword', { body: { usuario: email } });
      expect(recipients(sandbox)).toEqual([usuario, email]);
    },
  );

  it('needs no password after single sign-on', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { sso: true } } });
    const { usuario } = personaOf('student');
    const form = new URLSearchParams({ persona: 'student', estado: 'x' });
    const origin = sandbox.url.replace('127.0.0.1', 'localhost');
    const request = { method: 'POST', body: form, redirect: 'manual', headers: { origin } } as const;
    const led = await fetch(`${origin}/sandbox/idp`, request);
    const respuesta = new URLSearchParams(led.headers.get('location')?.split('#')[1]).get('respuesta') ?? '';
    const { datos } = await sandbox.call('validaRespuestaLoginIntegrado', { body: { respuesta } });
    const as = { token: datos?.token ?? '' };
    expect(await sandbox.call('editDatosEmail', { as, body: { email } })).toMatchObject({ status: 0 });
    expect(recipients(sandbox)).toEqual([usuario]);
  });
});

describe('a new password', () => {
  it('ends all other sessions', async () => {
    const sandbox = await startSandbox();
    const [mine, elsewhere] = [await newSession(sandbox), await newSession(sandbox)];
    const body = { passwordActual: examplePassword, password: newPassword };
    expect(await sandbox.call('editaUsuario', { as: { token: mine }, body })).toMatchObject({ status: 0 });
    expect(await isSignedIn(sandbox, mine)).toBe(true);
    expect(await isSignedIn(sandbox, elsewhere)).toBe(false);
    expect(await isSignedIn(sandbox, await newSession(sandbox, newPassword))).toBe(true);
  });

  it('set with a link ends all sessions and invalidates earlier links', async () => {
    const sandbox = await startSandbox();
    const session = await newSession(sandbox);
    for (const _ of [1, 2])
      await sandbox.call('recuerdoPassword', { body: { nick: personaOf('company').usuario } });
    const [newer, older] = sandbox.links().map(tokenOfLink);
    const reset = (token = ''): Promise<{ status: number }> =>
      sandbox.call('restablecerPasswordEmpresa', { body: { token, password: newPassword } });
    expect(await reset(newer)).toMatchObject({ status: 0 });
    expect(await isSignedIn(sandbox, session)).toBe(false);
    expect(await reset(older)).toMatchObject({ status: 42 });
  });

  it('of a student ends the other sessions and the links in the same way', async () => {
    const sandbox = await startSandbox();
    const { usuario } = personaOf('student');
    const enter = async (): Promise<string> => {
      const body = { usuario, password: examplePassword };
      return (await sandbox.call('logaUsuario', { params: { tipo: 'Alumno' }, body })).datos?.token ?? '';
    };
    const [mine, elsewhere] = [await enter(), await enter()];
    await sandbox.call('solicitarReseteoPassword', { body: { usuario } });
    const body = { passwordActual: examplePassword, password: newPassword };
    expect(await sandbox.call('editarPassword', { as: { token: mine }, body })).toMatchObject({ status: 0 });
    expect(await sandbox.call('dameCvUsuario', { as: { token: mine } })).toMatchObject({ status: 0 });
    expect(await sandbox.call('dameCvUsuario', { as: { token: elsewhere } })).toMatchObject({ status: 2 });
    const reset = { token: tokenOfLink(sandbox.links()[0]), password: 'Otra12345' };
    expect(await sandbox.call('restablecerPasswordAlumno', { body: reset })).toMatchObject({ status: 42 });
  });
});
