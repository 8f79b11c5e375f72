import { describe, expect, it } from 'vitest';
import { dniOf, examplePassword, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { startSandbox, tokenOfLink } from '../support/sandbox/sandbox.ts';

const registration = {
  nombre: 'Ainhoa',
  apellido1: 'Müller',
  apellido2: "O'Neill",
  tipoDocumento: 1,
  numeroDocumento: dniOf(99_500_001),
  email: 'ainhoa@alumnado.example',
  telefonoMovil: '+34 600 000 001',
  titulacion: 1,
  password: 'Contraseña9',
  aceptaPolitica: true,
} as const;

const open = { canRegistroAlumno: true };

describe('registering as a student', () => {
  it('creates an account that can sign in, and sends a mail', async () => {
    const sandbox = await startSandbox({ settings: open });
    expect(await sandbox.call('registrarUsuario', { body: registration })).toMatchObject({
      http: 200,
      status: 0,
    });
    const credentials = { usuario: registration.email, password: registration.password };
    const session = await sandbox.call('logaUsuario', { params: { tipo: 'Alumno' }, body: credentials });
    expect(session).toMatchObject({
      status: 0,
      datos: { primerAcceso: true, textoCortoRGPD: '', tipoUsuario: 'Alumno' },
    });
    expect(sandbox.links()).toEqual(['/login']);
  });

  it('is refused where the brand does not allow it', async () => {
    const sandbox = await startSandbox({ settings: { canRegistroAlumno: false } });
    expect(await sandbox.call('registrarUsuario', { body: registration })).toMatchObject({ status: 48 });
  });

  it.each([
    [15, { telefonoMovil: ' ' }],
    [28, { password: 'corta1' }],
    [28, { password: 'sinnumeros' }],
    [66, { numeroDocumento: '12345678A' }],
    [69, { email: 'sin-arroba.example' }],
    [70, { telefonoMovil: '12345' }],
    [12, { email: 'nadie@en-ninguna-parte.invalid' }],
  ])('answers %i to %o', async (status, wrong) => {
    const sandbox = await startSandbox({ settings: open });
    const answer = await sandbox.call('registrarUsuario', { body: { ...registration, ...wrong } });
    expect(answer).toMatchObject({ http: 200, status });
    const credentials = { usuario: registration.email, password: registration.password };
    expect(
      await sandbox.call('logaUsuario', { params: { tipo: 'Alumno' }, body: credentials }),
    ).toMatchObject({ status: 3 });
  });

  it('distinguishes data that is in use already', async () => {
    const sandbox = await startSandbox({ settings: open });
    const email = 'primera@alumnado.example';
    const numeroDocumento = dniOf(99_500_002);
    makeStudent(sandbox.db, { email, numeroDocumento, emailEstudiante: 'otra@alumnado.example' });
    const register = async (more: object): Promise<number> =>
      (await sandbox.call('registrarUsuario', { body: { ...registration, ...more } })).status;
    expect(await register({ email, numeroDocumento })).toBe(8);
    expect(await register({ email })).toBe(16);
    expect(await register({ email: 'otra@alumnado.example' })).toBe(60);
    expect(await register({ numeroDocumento: numeroDocumento.toLowerCase() })).toBe(94);
  });
});

describe('registering as a graduate', () => {
  const record = { fechaNacimiento: '1998-02-28', nombre: 'Celia', apellido1: 'Güell', sso: false };
  const dni = dniOf(99_500_003);

  it('checks the identity number and the date of birth first', async () => {
    const sandbox = await startSandbox();
    sandbox.db.insert('graduate_record', { numeroDocumento: dni, ...record });
    const check = (fechaNacimiento: string, number = dni) =>
      sandbox.call('comprobarDatosRegistroEgresado', { body: { dni: number, fechaNacimiento } });
    expect(await check('1998-03-01')).toMatchObject({ datos: { encontrado: false } });
    expect(await check('1998-02-28', '123')).toMatchObject({ status: 66 });
    const found = await check('1998-02-28');
    expect(found).toMatchObject({ status: 0, datos: { encontrado: true, nombre: 'Celia' } });

    const { email, telefonoMovil, password, aceptaPolitica } = registration;
    const body = { email, telefonoMovil, password, aceptaPolitica, token: found.datos?.token ?? '' };
    expect(await sandbox.call('editDatosRegistroEgresado', { body })).toMatchObject({ status: 0 });
    expect(await sandbox.call('editDatosRegistroEgresado', { body })).toMatchObject({ status: 42 });
    expect(await check('1998-02-28')).toMatchObject({ status: 94 });
    const session = await sandbox.call('logaUsuario', {
      params: { tipo: 'Alumno' },
      body: { usuario: dni, password },
    });
    expect(session).toMatchObject({ status: 0, datos: { tipoUsuario: 'Egresado', conPracticas: false } });
  });

  it('sends people with an account of the institution to single sign-on', async () => {
    const settings = { modulos: { sso: true } };
    const sandbox = await startSandbox({ settings });
    sandbox.db.insert('graduate_record', { numeroDocumento: dni, ...record, sso: true });
    const body = { dni, fechaNacimiento: record.fechaNacimiento };
    expect(await sandbox.call('comprobarDatosRegistroEgresado', { body })).toMatchObject({ status: 95 });
  });

  it('lets the second step expire', async () => {
    const sandbox = await startSandbox();
    sandbox.db.insert('graduate_record', { numeroDocumento: dni, ...record });
    const { datos } = await sandbox.call('comprobarDatosRegistroEgresado', {
      body: { dni, fechaNacimiento: record.fechaNacimiento },
    });
    sandbox.wait(3600);
    const { email, telefonoMovil, password, aceptaPolitica } = registration;
    const body = { email, telefonoMovil, password, aceptaPolitica, token: datos?.token ?? '' };
    expect(await sandbox.call('editDatosRegistroEgresado', { body })).toMatchObject({ status: 42 });
  });
});

describe('passwords of students', () => {
  const usuario = 'lucia@alumnado.example';

  it('can be reset once with a link, which revokes open sessions', async () => {
    const sandbox = await startSandbox();
    const session = await sandbox.tokenOf('student');
    expect(await sandbox.call('solicitarReseteoPassword', { body: { usuario } })).toMatchObject({
      status: 0,
    });
    const [link] = sandbox.links();
    expect(link).toMatch(/^\/restablecer-candidato#token=/);
    const token = tokenOfLink(sandbox.links()[0]);
    const reset = (password: string): Promise<{ status: number }> =>
      sandbox.call('restablecerPasswordAlumno', { body: { token, password } });
    sandbox.wait(60);
    expect(await reset('corta')).toMatchObject({ status: 28 });
    expect(await reset('Nueva1234')).toMatchObject({ status: 0 });
    expect(await reset('Otra12345')).toMatchObject({ status: 42 });
    const dead = {
      as: { token: session },
      body: { idIdioma: 2 } as const,
      params: { tipo: 'Alumno' } as const,
    };
    expect(await sandbox.call('editarIdiomaPreferido', dead)).toMatchObject({ status: 2 });
    const signIn = (password: string): Promise<{ status: number }> =>
      sandbox.call('logaUsuario', { params: { tipo: 'Alumno' }, body: { usuario, password } });
    expect(await signIn(examplePassword)).toMatchObject({ status: 3 });
    expect(await signIn('Nueva1234')).toMatchObject({ status: 0 });
  });

  it('cannot be set with an expired link, nor with one of a company', async () => {
    const sandbox = await startSandbox();
    await sandbox.call('solicitarReseteoPassword', { body: { usuario } });
    const token = tokenOfLink(sandbox.links()[0]);
    const body = { token, password: 'Nueva1234' };
    expect(await sandbox.call('restablecerPasswordEmpresa', { body })).toMatchObject({ status: 42 });
    sandbox.wait(3601);
    expect(await sandbox.call('restablecerPasswordAlumno', { body })).toMatchObject({ status: 42 });
  });

  it('can be changed with the current one', async () => {
    const sandbox = await startSandbox();
    const change = (passwordActual: string, password: string): Promise<{ status: number }> =>
      sandbox.call('editarPassword', { as: 'student', body: { passwordActual, password } });
    expect(await change('equivocada1', 'Nueva1234')).toMatchObject({ status: 3 });
    expect(await change(examplePassword, 'nueva')).toMatchObject({ status: 28 });
    expect(await change(examplePassword, 'Nueva1234')).toMatchObject({ status: 0 });
    expect(await change('Nueva1234', 'Nueva12345')).toMatchObject({ status: 0 });
  });

  it('are not sent to someone unknown', async () => {
    const sandbox = await startSandbox();
    const body = { usuario: 'nadie@alumnado.example' };
    expect(await sandbox.call('solicitarReseteoPassword', { body })).toMatchObject({ status: 3 });
    expect(sandbox.links()).toEqual([]);
  });
});

describe('leaving the service', () => {
  it('can be requested once, if the brand allows it', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { bajaServicio: true } } });
    const ask = (): Promise<{ status: number }> =>
      sandbox.call('solicitarBajaServicio', { as: 'student', body: undefined });
    expect(await ask()).toMatchObject({ status: 0 });
    expect(await ask()).toMatchObject({ status: 8 });
  });

  it('is refused if the brand does not', async () => {
    const sandbox = await startSandbox({ settings: { modulos: { bajaServicio: false } } });
    const answer = await sandbox.call('solicitarBajaServicio', { as: 'student', body: { motivo: 'Me voy' } });
    expect(answer).toMatchObject({ status: 48 });
  });
});
