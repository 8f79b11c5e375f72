import { describe, expect, it } from 'vitest';
import type { GroupFlags } from '#core/brand/field-flags.ts';
import es from '#core/i18n/messages/es/validation.json' with { type: 'json' };
import type { FormValues } from '#portal/forms/form/native-fields.ts';
import { unreadable } from '#portal/forms/form/native-fields.ts';
import { problemsIn } from '#portal/forms/fields/form-problems.ts';
import { changesOf, formValues } from '#portal/forms/fields/form-values.ts';
import { personalForm } from './personal-form.ts';
import { personalFlags, personalRules } from './personal-rules.ts';

const data = {
  nombre: 'Nora',
  apellido1: 'Pons',
  email: 'nora@alumnado.example',
  tipoDocumento: 1,
  numeroDocumento: '99000001C',
  pais: 1,
  provincia: 25,
  localidad: 'Lleida',
  cp: '25001',
  nacionalidades: [1, 504],
  discapacidad: true,
};
const flags: GroupFlags = { hidden: [], fixed: [], required: ['nombre', 'provincia', 'nacionalidades'] };
const form = (changes: FormValues = {}): FormValues => ({ ...formValues(personalForm, data), ...changes });
const personalChanges = (values: FormValues, groupFlags: GroupFlags) =>
  changesOf(personalForm, values, { flags: groupFlags });
function personalProblems(values: FormValues, groupFlags: GroupFlags, today: string) {
  return problemsIn(personalForm, values, { flags: groupFlags }, personalRules(values, groupFlags, today));
}
/** Messages below the fields, in Spanish. */
const messagesFor = (changes: FormValues, groupFlags = flags): Record<string, string> =>
  Object.fromEntries(
    Object.entries(personalProblems(form(changes), personalFlags(groupFlags), '2026-03-01')).map(
      ([key, id]) => [key, (es as Record<string, string>)[String(id)] ?? String(id)],
    ),
  );

describe('personal data', () => {
  it('have no problems initially', () => {
    expect(messagesFor({})).toEqual({});
  });

  it.each<[string, FormValues, string]>([
    ['nombre', { nombre: ' ' }, 'Este campo es requerido'],
    ['nacionalidades', { nacionalidades: '' }, 'Este campo es requerido'],
    ['provincia', { provincia: '' }, 'Este campo es requerido'],
    ['email', { email: 'nora@alumnado' }, 'El campo email está mal formado'],
    ['emailEstudiante', { emailEstudiante: 'nóra@uni.example' }, 'El campo email está mal formado'],
    ['telefonoMovil', { telefonoMovil: '12345678' }, 'El campo no tiene la longitud mínima requerida'],
    ['telefonoFijo', { telefonoFijo: '1234567890123456' }, 'La longitud del teléfono es excesiva'],
    ['numeroDocumento', { numeroDocumento: '99000001A' }, 'El campo DNI está mal formado'],
    ['numeroDocumento', { numeroDocumento: 'X0000000T' }, 'El campo DNI está mal formado'],
    [
      'numeroDocumento',
      { tipoDocumento: '2', numeroDocumento: 'X0000000A' },
      'El campo DNI está mal formado',
    ],
    ['numeroDocumento', { tipoDocumento: '3', numeroDocumento: '12' }, 'El campo está mal formado'],
    ['fechaNacimiento', { fechaNacimiento: '2026-03-01' }, 'La fecha tiene que ser anterior a hoy'],
    ['fechaNacimiento', { fechaNacimiento: unreadable }, 'El campo está mal formado'],
    ['cp', { cp: '99999' }, 'El campo está mal formado'],
    ['cp', { cp: '28013' }, 'Este código postal no es de la provincia indicada'],
    [
      'numeroSeguridadSocial',
      { numeroSeguridadSocial: '123' },
      'El número tiene que tener 12 cifras, y las dos últimas corresponder a las demás',
    ],
    ['iban', { iban: 'ES9121000418450200051333' }, 'El campo está mal formado'],
  ])('report a problem of %s (%o)', (key, changes, message) => {
    expect(messagesFor(changes)).toEqual({ [key]: message });
  });

  it.each<FormValues>([
    { tipoDocumento: '2', numeroDocumento: 'x-0000000-t' },
    { tipoDocumento: '3', numeroDocumento: 'ab 123456' },
    { telefonoMovil: '+34 600 111 222' },
    { numeroSeguridadSocial: '28/12345678/40' },
    { iban: 'es91 2100 0418 4502 0005 1332' },
    { iban: 'DE89370400440532013000' },
  ])('take %o', (changes) => {
    expect(messagesFor(changes)).toEqual({});
  });

  it('of another country have a typed province and foreign postcodes', () => {
    const abroad = { pais: '250', cp: 'F-11100' };
    expect(messagesFor({ ...abroad, provinciaTexto: 'Occitanie' })).toEqual({});
    expect(messagesFor(abroad)).toEqual({ provinciaTexto: 'Este campo es requerido' });
    expect(messagesFor(abroad, { ...flags, hidden: ['provincia'] })).toEqual({});
    const sent = personalChanges(form({ ...abroad, provinciaTexto: 'Occitanie' }), flags);
    expect(sent).toMatchObject({ pais: 250, provinciaTexto: 'Occitanie' });
    expect(sent.provincia).toBeUndefined();
    expect(personalChanges(form({ provinciaTexto: 'Occitanie' }), flags).provinciaTexto).toBeUndefined();
  });

  it('do not compare the postcode with a hidden province', () => {
    expect(messagesFor({ cp: '28013' }, { ...flags, hidden: ['provincia'] })).toEqual({});
  });

  it.each(['fixed', 'hidden'] as const)('fix the kind of a document whose number is %s', (how) => {
    const given = personalFlags({ ...flags, [how]: ['numeroDocumento'] });
    expect(given.fixed).toContain('tipoDocumento');
    expect(personalChanges(form({ tipoDocumento: '3' }), given)).not.toHaveProperty('tipoDocumento');
    expect(personalFlags(flags).fixed).not.toContain('tipoDocumento');
  });

  it('that the brand hides or fixes are neither checked nor sent', () => {
    const given = { ...flags, hidden: ['iban', 'discapacidad'], fixed: ['numeroDocumento'] };
    const changes = { iban: 'x', numeroDocumento: 'x' };
    expect(messagesFor(changes, given)).toEqual({});
    const sent = personalChanges(form(changes), given);
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['iban']));
    expect(sent).not.toHaveProperty('numeroDocumento');
    expect(sent).not.toHaveProperty('discapacidad');
    expect(sent.nacionalidades).toEqual([1, 504]);
  });
});
