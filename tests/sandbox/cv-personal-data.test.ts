import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { countryId } from '../../src/sandbox/areas/domains/countries.ts';
import { dniOf, examplePassword } from '../../src/sandbox/seed/seed-data.ts';
import { cvOf, me, other, startCvSandbox } from '../support/sandbox/cv-sandbox.ts';

const personal = {
  nombre: 'Nora',
  apellido1: 'Prat',
  email: me.usuario,
  tipoDocumento: 1,
  numeroDocumento: dniOf(99_600_001),
  telefonoMovil: '600 000 001',
  direccion: "Carrer de l'Àngel",
  numero: '3',
  cp: '07001',
  pais: 1,
  provincia: 7,
  localidad: 'Palma',
  nacionalidades: [1],
  iban: 'ES91 2100 0418 4502 0005 1332',
  numeroSeguridadSocial: '28/12345678/40',
  discapacidad: true,
};

describe('personal data', () => {
  it('are stored and read back, numbers without blanks', async () => {
    const sandbox = await startCvSandbox();
    expect(await sandbox.call('editDatosPersonales', { as: me, body: personal })).toMatchObject({
      status: 0,
    });
    const { personales } = await cvOf(sandbox);
    expect(personales).toMatchObject({
      ...personal,
      iban: 'ES9121000418450200051332',
      numeroSeguridadSocial: '281234567840',
    });
    await sandbox.call('editDatosPersonales', { as: me, body: { ...personal, numero: undefined } });
    expect((await cvOf(sandbox)).personales).not.toHaveProperty('numero');
    expect(sandbox.faults).toEqual([]);
  });

  it('have no disability if the brand removes the field, and keep the stored value', async () => {
    const sandbox = await startCvSandbox({ quitarCampoDiscapacidad: true });
    await sandbox.call('editDatosPersonales', { as: me, body: personal });
    expect((await cvOf(sandbox)).personales).not.toHaveProperty('discapacidad');
    const stored = sandbox.db.value<string>(
      sql`SELECT personales ->> 'discapacidad' FROM student WHERE id = ${sandbox.student}`,
    );
    expect(stored).toBeUndefined();
  });

  it('keep a field that the form of the brand does not let anyone change', async () => {
    const sandbox = await startCvSandbox({ campos: { personales: { nombre: { editable: false } } } });
    await sandbox.call('editDatosPersonales', { as: me, body: { ...personal, nombre: 'Otra' } });
    expect((await cvOf(sandbox)).personales.nombre).toBe('Nora');
  });

  it.each([
    [15, { localidad: ' ' }],
    [15, { nombre: ' ' }],
    [16, { email: other.usuario }],
    [60, { email: 'otro@universidad.example' }],
    [60, { emailEstudiante: 'otro@universidad.example' }],
    [66, { numeroDocumento: '12345678A' }],
    [69, { email: 'sin-arroba' }],
    [70, { telefonoMovil: '123' }],
    [73, { iban: 'ES0021000418450200051332' }],
    [15, { numeroSeguridadSocial: '123' }],
    [15, { numeroSeguridadSocial: '281234567841' }],
    [15, { cp: '28013' }],
    [15, { cp: '7001' }],
    [15, { fechaNacimiento: '2031-01-01' }],
  ])('are refused with %i for %o', async (status, wrong) => {
    const sandbox = await startCvSandbox();
    const answer = await sandbox.call('editDatosPersonales', { as: me, body: { ...personal, ...wrong } });
    expect(answer).toMatchObject({ http: 200, status });
    expect((await cvOf(sandbox)).personales).not.toHaveProperty('telefonoMovil');
  });

  it('keep the kind of a document with a fixed number, and numbers that are not asked for', async () => {
    const fixed = { editable: false };
    const sandbox = await startCvSandbox({
      campos: {
        personales: { numeroDocumento: fixed, numeroSeguridadSocial: fixed, provincia: { visible: false } },
      },
    });
    const body = { ...personal, tipoDocumento: 3, numeroSeguridadSocial: '123', cp: '28013' };
    expect(await sandbox.call('editDatosPersonales', { as: me, body })).toMatchObject({ status: 0 });
    const { personales } = await cvOf(sandbox);
    expect(personales).toMatchObject({ tipoDocumento: 1, cp: '28013' });
    expect(personales).not.toHaveProperty('numeroSeguridadSocial');
  });

  it('are refused with 94 for the document of someone else', async () => {
    const sandbox = await startCvSandbox();
    const numeroDocumento = sandbox.db.value<string>(
      sql`SELECT numeroDocumento FROM student WHERE id = ${sandbox.stranger}`,
    );
    const body = { ...personal, numeroDocumento };
    expect(await sandbox.call('editDatosPersonales', { as: me, body })).toMatchObject({ status: 94 });
  });

  it('let the user name follow the email address', async () => {
    const sandbox = await startCvSandbox();
    const email = 'nora.nueva@alumnado.example';
    const change = { email, comunicacionesEnEmailEstudiante: true };
    const body = { ...change, passwordActual: examplePassword };
    expect(await sandbox.call('editDatosEmail', { as: me, body })).toMatchObject({ status: 0 });
    expect(await sandbox.tokenOf({ usuario: email })).toBeTruthy();
    expect((await cvOf(sandbox)).personales).toMatchObject(change);
    for (const [status, wrong] of [
      [16, other.usuario],
      [60, 'otro@universidad.example'],
      [69, 'mal'],
    ] as const) {
      expect(await sandbox.call('editDatosEmail', { as: me, body: { email: wrong } })).toMatchObject({
        status,
      });
    }
  });

  it('ask for a work permit by nationality, and remember it', async () => {
    const sandbox = await startCvSandbox();
    const edit = (nacionalidades: number[]) =>
      sandbox.call('editDatosPersonales', { as: me, body: { ...personal, nacionalidades } });
    await edit([countryId('AR')]);
    expect(await cvOf(sandbox)).toMatchObject({ necesitaPermisoTrabajo: true });
    await sandbox.call('editPermisoTrabajo', { as: me, body: { permiso: 1 } });
    expect(await cvOf(sandbox)).toMatchObject({ tienePermisoTrabajo: true });
    await edit([countryId('AR'), countryId('IT')]);
    expect(await cvOf(sandbox)).toMatchObject({ necesitaPermisoTrabajo: false });
  });
});
