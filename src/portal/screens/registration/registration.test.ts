import { describe, expect, it } from 'vitest';
import { sandboxCaller } from '../../../../tests/support/sandbox/sandbox-caller.ts';
import { startSandbox } from '../../../../tests/support/sandbox/sandbox.ts';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeStudent, nieOf } from '#sandbox/seed/seed-data.ts';
import {
  accessProblems,
  checkProblems,
  findGraduate,
  noStudent,
  registerGraduate,
  registerStudent,
  studentFields,
  studentProblems,
} from './registration.ts';
import { newStudent } from '../../../../tests/support/sandbox/new-student.ts';
import type { StudentValues } from './registration-forms.ts';

const good = newStudent;

const settings = { canRegistroAlumno: true };

describe('the registration of a student', () => {
  it('creates an account from the typed values, short names included', async () => {
    const sandbox = await startSandbox({ settings });
    expect(studentProblems(good)).toEqual({});
    expect(await registerStudent(sandboxCaller(sandbox), good)).toMatchObject({ ok: true });
    const row = sandbox.db.get(sql`SELECT * FROM student WHERE email = ${good.email}`);
    expect(row).toMatchObject({ nombre: 'Bo', apellido1: 'Li', numeroDocumento: good.numeroDocumento });
  });

  it.each<[string, Partial<StudentValues>, Partial<Record<keyof StudentValues, string>>]>([
    ['a DNI with a wrong letter', { numeroDocumento: '12345678A' }, { numeroDocumento: 'validation.dni' }],
    ['a NIE as a DNI', { numeroDocumento: nieOf(9_000_001) }, { numeroDocumento: 'validation.dni' }],
    ['a DNI as a NIE', { tipoDocumento: '2' }, { numeroDocumento: 'validation.dni' }],
    [
      'an invalid passport number',
      { tipoDocumento: '3', numeroDocumento: '?' },
      { numeroDocumento: 'validation.malformed' },
    ],
    [
      'emails that differ',
      { emailRepeated: 'bo@correo.example' },
      { emailRepeated: 'registration.emailsDiffer' },
    ],
    [
      'an email without a dot',
      { email: 'bo@correo', emailRepeated: 'bo@correo' },
      { email: 'validation.emailField' },
    ],
    ['a short phone', { telefonoMovil: '600' }, { telefonoMovil: 'validation.tooShort' }],
    ['no degree', { titulacion: '' }, { titulacion: 'validation.required' }],
  ])('refuses %s', (_, wrong, problems) => {
    expect(studentProblems({ ...good, ...wrong })).toEqual(problems);
  });

  it('allows only the second surname to be empty', () => {
    const { apellido2: _, tipoDocumento: __, ...rest } = noStudent;
    expect(Object.keys(studentProblems(noStudent)).sort()).toEqual(Object.keys(rest).sort());
  });

  it.each<[number, Partial<StudentValues>, keyof StudentValues | undefined]>([
    [8, { email: 'ya@esta.example', numeroDocumento: dniOf(55_000_002) }, undefined],
    [12, { email: 'bo@correo.invalid' }, 'email'],
    [16, { email: 'ya@esta.example' }, 'email'],
    [94, { numeroDocumento: dniOf(55_000_002) }, 'numeroDocumento'],
    [95, { numeroDocumento: dniOf(55_000_003) }, undefined],
  ])('shows a refusal with %i at its field', async (code, wrong, field) => {
    const sandbox = await startSandbox({ settings: { ...settings, modulos: { sso: true } } });
    makeStudent(sandbox.db, { email: 'ya@esta.example', numeroDocumento: dniOf(55_000_002) });
    sandbox.db.insert('graduate_record', { ...record, numeroDocumento: dniOf(55_000_003), sso: true });
    const result = await registerStudent(sandboxCaller(sandbox), { ...good, ...wrong });
    expect(result).toMatchObject({ ok: false, code });
    expect(studentFields[code]).toBe(field);
  });
});

const record = {
  numeroDocumento: dniOf(55_000_004),
  fechaNacimiento: '1999-03-02',
  nombre: 'Mireia',
  apellido1: 'Tolrà',
  titulacion: 1,
  sso: false,
};

describe('the registration of a graduate', () => {
  it('checks the identity first, then takes contact data and password', async () => {
    const sandbox = await startSandbox({ settings });
    sandbox.db.insert('graduate_record', record);
    const call = sandboxCaller(sandbox);
    const dni = `${record.numeroDocumento.slice(0, 8)}-${record.numeroDocumento.slice(8)}`;
    const found = await findGraduate(call, { dni, fechaNacimiento: record.fechaNacimiento });
    expect(found).toMatchObject({ found: { nombre: 'Mireia' } });
    const known = 'found' in found ? found.found : undefined;
    if (!known) return;
    expect(accessProblems(good)).toEqual({});
    expect(await registerGraduate(call, known, good)).toMatchObject({ ok: true });
    expect(sandbox.db.get(sql`SELECT * FROM student WHERE email = ${good.email}`)).toMatchObject({
      egresado: true,
      apellido1: 'Tolrà',
    });
    const again = await registerGraduate(call, known, { ...good, email: 'otra@correo.example' });
    expect(again).toMatchObject({ ok: false, code: 42 });
  });

  it('does not treat an unknown graduate as a failure', async () => {
    const sandbox = await startSandbox({ settings });
    const check = { dni: dniOf(55_000_005), fechaNacimiento: '1990-01-01' };
    expect(await findGraduate(sandboxCaller(sandbox), check)).toEqual({ found: undefined });
  });

  it.each([
    ['', '', { dni: 'validation.required', fechaNacimiento: 'validation.required' }],
    ['12345678A', '1999-03-02', { dni: 'validation.dni' }],
    ['12345678Z', '2026-01-01', { fechaNacimiento: 'validation.dayToCome' }],
    ['12345678Z', '1850-01-01', { fechaNacimiento: 'validation.dayOfOtherYear' }],
    ['12345678Z', '\ufffd', { fechaNacimiento: 'validation.malformed' }],
    ['X1234567L', '1999-03-02', {}],
  ])('validates %s and %s', (dni, fechaNacimiento, problems) => {
    expect(checkProblems({ dni, fechaNacimiento }, '2026-01-01')).toEqual(problems);
  });
});
