import { describe, expect, it } from 'vitest';
import { inRange } from '#api/validation/number.ts';
import { fromForm, isOffered, known, problemsOf, toForm } from './form-values.ts';

const kinds = { puesto: 'text', sector: 'id', licencias: 'ids', nota: 'number', actual: 'tick' } as const;

describe('values of a form', () => {
  it('come from those of the wire and become the same again', () => {
    const data = { puesto: 'Camarera', sector: 3, licencias: [1, 5], nota: 7.25, actual: true };
    const values = toForm(kinds, data);
    expect(values).toEqual({ puesto: 'Camarera', sector: '3', licencias: '1,5', nota: '7,25', actual: true });
    expect(fromForm(kinds, values)).toEqual(data);
  });

  it('that are empty are left out', () => {
    const values = toForm(kinds, {});
    expect(values).toEqual({ puesto: '', sector: '', licencias: '', nota: '', actual: false });
    expect(known(fromForm(kinds, values))).toEqual({ licencias: [], actual: false });
  });

  it('lose the blanks around them, and take a point or a comma before decimals', () => {
    const values = { ...toForm(kinds, {}), puesto: '  Camarera ', nota: '7.5' };
    expect(known(fromForm(kinds, values))).toMatchObject({ puesto: 'Camarera', nota: 7.5 });
  });
});

describe('fields of a brand', () => {
  const flags = { hidden: ['sector'], fixed: ['puesto', 'nota'], required: ['puesto', 'licencias'] };

  it('are offered where they are shown and may be changed, and in what is new where they are required', () => {
    const offered = (isNew: boolean): string[] =>
      Object.keys(kinds).filter((key) => isOffered(flags, key, isNew));
    expect(offered(false)).toEqual(['licencias', 'actual']);
    expect(offered(true)).toEqual(['puesto', 'licencias', 'actual']);
  });

  it('are wrong when they are required and empty, or against their rules; what is not offered never is', () => {
    const values = { ...toForm(kinds, {}), sector: 'x' };
    expect(problemsOf(values, { flags })).toEqual({ licencias: 'validation.required' });
    expect(problemsOf(values, { flags, isNew: true, without: ['licencias'] })).toEqual({
      puesto: 'validation.required',
    });
    const wrong = { ...values, licencias: '12', nota: '12' };
    const rules = { licencias: [inRange({ min: 0, max: 10 })], nota: [inRange({ min: 0, max: 10 })] };
    expect(problemsOf(wrong, { flags, rules })).toEqual({ licencias: 'validation.malformed' });
  });
});
