import { describe, expect, it } from 'vitest';
import type { Experience } from '#core/contract/entities/experience.ts';
import { isSpanish } from '#portal/screens/cv/personal/personal-form.ts';
import { problemsIn } from './form-problems.ts';
import { changesOf, formValues, readForm } from './form-values.ts';
import { aside, choice, day, file, manyOf, number, oneOf, rows, text, tick } from './field-kinds.ts';
import { type DeclaredForm, labelOf } from './form-of.ts';
import { isFixedForm } from './field-options.ts';

const row = {
  texts: 'cv',
  fields: {
    programa: oneOf('ProgramasInformaticos', { own: 'required' }),
    nivel: oneOf('idiomas', { own: 'required' }),
  },
};
const fields = {
  origen: aside(),
  puesto: text(10, { min: 3 }),
  inicio: day(),
  sector: oneOf('sectoresActividad'),
  licencias: manyOf('permisosConducir'),
  nota: number(0, 10),
  actual: tick(),
  acepta: tick({ own: 'required' }),
  pais: oneOf('paises'),
  provincia: choice(),
  provinciaTexto: text(150, { flag: 'provincia' }),
  enlace: text(50, { format: 'web' }),
  programas: rows(3, row, 'programa'),
  adjunto: file(),
};
const form: DeclaredForm<{ request: { _zod: { input: Experience } } }, typeof fields> = {
  texts: 'cv',
  fields,
  within: { provincia: ['pais', isSpanish], provinciaTexto: ['pais', (country) => !isSpanish(country)] },
};
const flags = { hidden: [], fixed: [], required: [] };
const data = {
  puesto: 'Camarera',
  inicio: '2026-01-31',
  sector: 3,
  licencias: [1, 5],
  nota: 7.25,
  actual: true,
  pais: 1,
  provincia: 8,
  programas: [
    { programa: 12, nivel: 2 },
    { programa: 4, nivel: 1 },
  ],
};
const values = { ...formValues(form, data), acepta: true };

describe('a value of a declared form', () => {
  it('survives the round trip from and to the wire', () => {
    expect(values).toMatchObject({ sector: '3', licencias: '1,5', nota: '7,25', actual: true, enlace: '' });
    expect(readForm(form, values, { flags })).toEqual({ ...data, acepta: true });
  });

  it('is trimmed, and may have a decimal point or comma', () => {
    expect(readForm(form, { ...values, puesto: '  Cocina ', nota: '7.5' }, { flags })).toMatchObject({
      puesto: 'Cocina',
      nota: 7.5,
    });
  });

  it('stays as stored if the brand hides its field, and is not a change', () => {
    const facts = { flags: { ...flags, hidden: ['sector', 'provincia'] } };
    const typed = { ...values, sector: '9', provincia: '1' };
    expect(readForm(form, typed, facts, { sector: 3, provincia: 8 })).toMatchObject({
      sector: 3,
      provincia: 8,
    });
    expect(readForm(form, typed, facts)).not.toHaveProperty('sector');
    expect(changesOf(form, typed, facts)).not.toHaveProperty('sector');
    expect(changesOf(form, { ...values, puesto: '' }, facts)).toHaveProperty('puesto', undefined);
  });

  it('is neither validated nor sent while it does not apply, and returns when it does', () => {
    const abroad = { ...values, pais: '2', provincia: '8', provinciaTexto: 'x'.repeat(200) };
    expect(readForm(form, { ...abroad, provinciaTexto: 'Lisboa' }, { flags })).toMatchObject({
      provinciaTexto: 'Lisboa',
    });
    expect(readForm(form, abroad, { flags })).not.toHaveProperty('provincia');
    expect(changesOf(form, abroad, { flags })).toHaveProperty('provincia', undefined);
    expect(problemsIn(form, abroad, { flags })).toEqual({ provinciaTexto: 'validation.malformed' });
    const back = { ...abroad, pais: '1' };
    expect(problemsIn(form, back, { flags })).toEqual({});
    expect(readForm(form, back, { flags })).toMatchObject({ provincia: 8 });
  });

  it('has problems by the limits of its field, and if the brand requires it', () => {
    const wrong = { ...values, puesto: 'ab', nota: '11', enlace: 'x', inicio: '', acepta: false };
    expect(problemsIn(form, wrong, { flags: { ...flags, required: ['inicio', 'actual'] } })).toEqual({
      puesto: 'validation.tooShort',
      nota: 'validation.malformed',
      enlace: 'validation.malformed',
      inicio: 'validation.required',
      acepta: 'validation.required',
    });
    expect(problemsIn(form, { ...values, puesto: 'x'.repeat(11) }, { flags })).toEqual({
      puesto: 'validation.malformed',
    });
  });

  it('is validated by additional rules of its form', () => {
    const rules = { puesto: [() => 'validation.url' as const] };
    expect(problemsIn(form, values, { flags }, rules)).toEqual({ puesto: 'validation.url' });
  });
});

describe('rows in a form', () => {
  it('are listed in order by one field, and have fields of their own', () => {
    expect(values).toMatchObject({ programas: '12,4', 'programas.12.nivel': '2', 'programas.4.nivel': '1' });
    const more = { ...values, programas: '4,9', 'programas.9.nivel': '1' };
    expect(readForm(form, more, { flags })).toMatchObject({
      programas: [
        { programa: 4, nivel: 1 },
        { programa: 9, nivel: 1 },
      ],
    });
  });

  it('are validated row by row', () => {
    expect(problemsIn(form, { ...values, 'programas.4.nivel': '' }, { flags })).toEqual({
      'programas.4.nivel': 'validation.required',
    });
  });
});

it('a declared form is fixed if the brand hides or fixes all of its fields', () => {
  const small = { fields: { puesto: text(10), nivel: text(3, { flag: 'level' }) } };
  expect(isFixedForm(small, { flags: { ...flags, hidden: ['puesto'], fixed: ['level'] } })).toBe(true);
  expect(isFixedForm(small, { flags: { ...flags, hidden: ['puesto'] } })).toBe(false);
});

it('a field is labelled by its key, by its key in the brand file, or by its own message id', () => {
  const named = {
    texts: 'cv',
    fields: { puesto: text(1), texto: text(1, { flag: 'presentacion' }), id: text(1, { label: 'cv.level' }) },
  };
  expect((['puesto', 'texto', 'id'] as const).map((key) => labelOf(named, key))).toEqual([
    'cv.puesto',
    'cv.presentacion',
    'cv.level',
  ]);
});
