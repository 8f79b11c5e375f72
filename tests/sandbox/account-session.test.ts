import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { examplePassword, makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { personaOf, type PersonaId } from '../../src/sandbox/seed/personas.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox/sandbox.ts';

type Tipo = 'Alumno' | 'Empresa';

const signIn = (sandbox: TestSandbox, tipo: Tipo, usuario: string, more: object = {}, language = 'es') =>
  sandbox.call('logaUsuario', {
    params: { tipo },
    body: { usuario, password: examplePassword, ...more },
    language,
  });

const nameOf = (id: PersonaId): string => personaOf(id).usuario;

/** A call that any signed-in student may make. */
const useSession = (sandbox: TestSandbox, token: string) =>
  sandbox.call('editarIdiomaPreferido', { params: { tipo: 'Alumno' }, body: { idIdioma: 1 }, as: { token } });

describe('signing in', () => {
  it('gives a token with an expiry in seconds and the names of its owner', async () => {
    const now = new Date('2026-03-02T10:00:00Z');
    const sandbox = await startSandbox({ clock: () => now });
    const { datos } = await signIn(sandbox, 'Alumno', nameOf('student'));
    const payload = datos?.token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const seconds = now.getTime() / 1000;
    expect(claims).toMatchObject({
      nombre: 'Lucía',
      apellidos: 'Núñez Ferrer',
      iat: seconds,
      exp: seconds + 12 * 3600,
    });
  });

  it('accepts the identity number instead of the user name', async () => {
    const sandbox = await startSandbox();
    makeStudent(sandbox.db, { numeroDocumento: '99600001H' });
    expect(await signIn(sandbox, 'Alumno', '99600001-h')).toMatchObject({ status: 0 });
  });

  it.each([
    ['es', 'El usuario o la contraseña no son correctos.'],
    ['ca-ES,ca;q=0.9', 'L’usuari o la contrasenya no són correctes.'],
    ['de, en;q=0.5', 'The username or password is incorrect.'],
  ])(
    'refuses a wrong password with 3 and words in the language of the reader (%s)',
    async (language, mensaje) => {
      const sandbox = await startSandbox();
      const answer = await signIn(sandbox, 'Alumno', nameOf('student'), { password: 'no' }, language);
      expect(answer).toEqual({ http: 200, status: 3, mensaje });
      expect(await signIn(sandbox, 'Alumno', 'nadie@alumnado.example')).toMatchObject({ status: 3 });
    },
  );

  it('refuses the other side of the portal with 71', async () => {
    const sandbox = await startSandbox();
    expect(await signIn(sandbox, 'Empresa', nameOf('student'))).toMatchObject({ status: 71 });
    expect(await signIn(sandbox, 'Alumno', nameOf('company'))).toMatchObject({ status: 71 });
  });

  it('refuses a blocked user with 90 and the reason that the institution gave', async () => {
    const sandbox = await startSandbox({ settings: { institucionNombrada: 'escuela' } });
    expect(await signIn(sandbox, 'Alumno', nameOf('blocked-student'))).toMatchObject({
      status: 90,
      mensaje: 'Tu cuenta está bloqueada. Contacta con la escuela.',
    });
    const usuario = 'motivo@alumnado.example';
    makeStudent(sandbox.db, {
      email: usuario,
      account: { estado: 'bloqueada', mensajeBloqueo: 'Por impago.' },
    });
    expect(await signIn(sandbox, 'Alumno', usuario)).toMatchObject({ status: 90, mensaje: 'Por impago.' });
  });

  it('refuses deleted accounts (32), lost access (79), and services that the brand lacks (59)', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { empleo: false } } });
    expect(await signIn(sandbox, 'Alumno', nameOf('former-user'))).toMatchObject({ status: 32 });
    makeStudent(sandbox.db, { email: 'retirado@x.example', account: { estado: 'sinAcceso' } });
    expect(await signIn(sandbox, 'Alumno', 'retirado@x.example')).toMatchObject({ status: 79 });
    expect(await signIn(sandbox, 'Alumno', nameOf('graduate'))).toMatchObject({ status: 59 });
  });

  it('refuses a company that is not validated, or is blocked, with 9', async () => {
    const sandbox = await startSandbox();
    expect(await signIn(sandbox, 'Empresa', nameOf('unvalidated-company'))).toMatchObject({ status: 9 });
    expect(await signIn(sandbox, 'Empresa', nameOf('blocked-company'))).toMatchObject({ status: 9 });
  });

  it('sends a graduate of the institution to single sign-on with 95, if the brand has it', async () => {
    const withSso = await startSandbox({ settings: { modulos: { sso: true } } });
    expect(await signIn(withSso, 'Alumno', nameOf('sso-graduate'))).toMatchObject({ status: 95 });
    const body = { usuario: nameOf('sso-graduate') };
    expect(await withSso.call('solicitarReseteoPassword', { body })).toMatchObject({ status: 95 });
    const without = await startSandbox({ settings: { modulos: { sso: false } } });
    expect(await signIn(without, 'Alumno', nameOf('sso-graduate'))).toMatchObject({ status: 0 });
  });

  it('answers with the kind of user, the services and the vocational cycles', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { empleo: true, practicas: true } } });
    const datosOf = async (id: PersonaId, tipo: Tipo = 'Alumno') =>
      (await signIn(sandbox, tipo, nameOf(id))).datos;
    expect(await datosOf('student')).toMatchObject({
      tipoUsuario: 'Alumno',
      conPracticas: true,
      conEmpleo: true,
    });
    expect(await datosOf('graduate')).toMatchObject({ tipoUsuario: 'Egresado', conPracticas: false });
    expect(await datosOf('vocational-student')).toMatchObject({ soloCiclosUAX: true });
    expect(await datosOf('company', 'Empresa')).toMatchObject({
      tipoUsuario: 'Empresa',
      soloCiclosUAX: false,
    });
  });

  it('answers with the chosen language', async () => {
    const sandbox = await startSandbox();
    const change = { params: { tipo: 'Alumno' }, body: { idIdioma: 2 }, as: 'student' } as const;
    expect(await sandbox.call('editarIdiomaPreferido', change)).toMatchObject({ status: 0 });
    expect((await signIn(sandbox, 'Alumno', nameOf('student'))).datos?.idIdiomaPreferido).toBe(2);
    const spanishOnly = await startSandbox({ settings: { idiomas: ['es'] } });
    spanishOnly.brand.languages = ['es'];
    expect(await spanishOnly.call('editarIdiomaPreferido', change)).toMatchObject({ status: 15 });
  });
});

describe('several firms for one person', () => {
  it('are listed, and one has to be chosen', async () => {
    const sandbox = await startSandbox();
    const usuario = nameOf('group');
    const { datos } = await sandbox.call('dameEmpresasDelUsuario', {
      body: { usuario, password: examplePassword },
    });
    expect(datos).toHaveLength(3);
    expect(await signIn(sandbox, 'Empresa', usuario)).toMatchObject({ status: 15 });
    for (const { idEmpresa } of datos ?? []) {
      expect(await signIn(sandbox, 'Empresa', usuario, { eidEmpresa: idEmpresa })).toMatchObject({
        status: 0,
      });
    }
    const others = makeCompany(sandbox.db);
    expect(await signIn(sandbox, 'Empresa', usuario, { eidEmpresa: others })).toMatchObject({ status: 71 });
  });

  it('make sessions of their own', async () => {
    const sandbox = await startSandbox();
    const usuario = nameOf('group');
    const { datos = [] } = await sandbox.call('dameEmpresasDelUsuario', {
      body: { usuario, password: examplePassword },
    });
    const contacts = new Set<number | undefined>();
    for (const { idEmpresa } of datos) {
      const as = { usuario, eidEmpresa: idEmpresa };
      contacts.add((await sandbox.call('editaUsuarioLectura', { as })).datos?.idContacto);
    }
    expect(contacts.size).toBe(3);
  });

  it('need no choice if there is only one; a contact without a firm has no access', async () => {
    const sandbox = await startSandbox();
    const body = { usuario: nameOf('company'), password: examplePassword };
    expect((await sandbox.call('dameEmpresasDelUsuario', { body })).datos).toHaveLength(1);
    expect(await signIn(sandbox, 'Empresa', nameOf('company'))).toMatchObject({ status: 0 });
    const contact = makeContact(sandbox.db, makeCompany(sandbox.db), { email: 'suelto@x.example' });
    sandbox.db.delete('contact', { id: contact });
    expect(await signIn(sandbox, 'Empresa', 'suelto@x.example')).toMatchObject({ status: 59 });
  });
});

describe('the data protection notice', () => {
  it('holds the session back until it is accepted, and the first access lasts until then', async () => {
    const sandbox = await startSandbox();
    const usuario = nameOf('first-access');
    for (let time = 0; time < 2; time += 1) {
      const { datos } = await signIn(sandbox, 'Alumno', usuario);
      expect(datos).toMatchObject({ primerAcceso: true, linkExternoRGPD: '/proteccion-de-datos' });
      expect(datos?.textoCortoRGPD).toContain('Campus Mínimo');
    }
    const token = (await signIn(sandbox, 'Alumno', usuario)).datos?.token ?? '';
    expect(await useSession(sandbox, token)).toMatchObject({ status: 2 });
    const accept = { params: { tipo: 'Alumno' }, as: { token } } as const;
    expect(await sandbox.call('guardaAceptacionRGPD', accept)).toMatchObject({ status: 0 });
    expect(await sandbox.call('guardaAceptacionRGPD', accept)).toMatchObject({ status: 0 });
    expect(await useSession(sandbox, token)).toMatchObject({ status: 0 });
    expect((await signIn(sandbox, 'Alumno', usuario)).datos).toMatchObject({
      primerAcceso: false,
      textoCortoRGPD: '',
    });
  });

  it('has a long text in each language', async () => {
    const sandbox = await startSandbox();
    const texts = new Set<string | undefined>();
    for (const language of ['es', 'ca', 'en']) {
      texts.add((await sandbox.call('dameTextoRGPDactual', { language })).datos);
    }
    expect(texts.size).toBe(3);
  });
});

describe('a session', () => {
  it('ends after twelve hours with 2', async () => {
    const sandbox = await startSandbox();
    const token = await sandbox.tokenOf('student');
    sandbox.wait(12 * 3600 - 5);
    expect(await useSession(sandbox, token)).toMatchObject({ status: 0 });
    sandbox.wait(10);
    expect(await useSession(sandbox, token)).toMatchObject({ status: 2 });
  });

  it('cannot be forged, changed or taken from another sandbox', async () => {
    const sandbox = await startSandbox();
    const other = await startSandbox();
    const token = await sandbox.tokenOf('student');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const changed = Buffer.from(JSON.stringify({ ...claims, account: 2 })).toString('base64url');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    const forged = [
      `${header}.${changed}.${signature}`,
      `${unsigned}.${payload}.`,
      `${header}.${payload}`,
      'nada',
      await other.tokenOf('student'),
    ];
    for (const it of forged) expect(await useSession(sandbox, it)).toMatchObject({ http: 200, status: 2 });
    expect(await sandbox.send('GET', '/api/Alumno/dameCvUsuario')).toMatchObject({ http: 200, status: 2 });
  });

  it('is for one side of the portal', async () => {
    const sandbox = await startSandbox();
    expect(await sandbox.call('editaUsuarioLectura', { as: 'student' })).toMatchObject({ status: 71 });
    const mixed = { params: { tipo: 'Empresa' }, body: { idIdioma: 1 }, as: 'student' } as const;
    expect(await sandbox.call('editarIdiomaPreferido', mixed)).toMatchObject({ status: 71 });
  });

  it('ends when the account or the company is blocked meanwhile', async () => {
    const sandbox = await startSandbox();
    const student = await sandbox.tokenOf('student');
    sandbox.db.update('account', { usuario: nameOf('student') }, { estado: 'bloqueada' });
    expect(await useSession(sandbox, student)).toMatchObject({ status: 90 });
    const company = { token: await sandbox.tokenOf('company') };
    sandbox.db.update('company', { estado: 'validada' }, { estado: 'bloqueada' });
    expect(await sandbox.call('editaUsuarioLectura', { as: company })).toMatchObject({ status: 9 });
  });
});

describe('signing out', () => {
  it.each([
    ['Alumno', nameOf('student')],
    ['Empresa', nameOf('company')],
  ] as const)('ends the session of the token, and no other of the account: %s', async (tipo, usuario) => {
    const sandbox = await startSandbox();
    const newToken = async () => (await signIn(sandbox, tipo, usuario)).datos?.token;
    const one = await newToken();
    const other = await newToken();
    const use = (token = '') =>
      sandbox.call('editarIdiomaPreferido', { params: { tipo }, body: { idIdioma: 1 }, as: { token } });
    const leave = (token = '') => sandbox.call('cierraSesion', { params: { tipo }, as: { token } });
    expect(await leave(one)).toEqual({ http: 200, status: 0 });
    expect(await use(one)).toEqual({ http: 200, status: 2 });
    expect(await leave(one)).toEqual({ http: 200, status: 2 });
    expect(await use(other)).toMatchObject({ status: 0 });
    expect(await use(await newToken())).toMatchObject({ status: 0 });
  });

  it('is refused at the other side of the portal, where it ends nothing', async () => {
    const sandbox = await startSandbox();
    const token = await sandbox.tokenOf('student');
    expect(await sandbox.call('cierraSesion', { params: { tipo: 'Empresa' }, as: { token } })).toMatchObject({
      status: 71,
    });
    expect(await useSession(sandbox, token)).toMatchObject({ status: 0 });
  });

  it('lasts beyond a restart, and is forgotten once the token would have ended', async () => {
    const data = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'data.db');
    onTestFinished(() => rmSync(dirname(data), { recursive: true }));
    const before = await startSandbox({ data });
    const token = await before.tokenOf('student');
    await before.call('cierraSesion', { params: { tipo: 'Alumno' }, as: { token } });
    const sandbox = await startSandbox({ data });
    expect(await useSession(sandbox, token)).toMatchObject({ status: 2 });
    sandbox.wait(12 * 3600 + 1);
    const { datos } = await signIn(sandbox, 'Alumno', nameOf('student'));
    const later = datos?.token ?? '';
    await sandbox.call('cierraSesion', { params: { tipo: 'Alumno' }, as: { token: later } });
    expect(sandbox.db.value(sql`SELECT count(*) FROM ended_session`)).toBe(1);
  });
});
