import { expect, it } from 'vitest';
import { namedProblems } from './missing-fields.ts';

const named = (...campos: string[]) => ({ ok: false, kind: 'error', code: 15, campos }) as const;
const values = { titulo: ' ', titulaciones: '', fechaFin: '1900-01-01', activa: false };

it('says at the fields of the form what is missing, and of what stands there that it is not taken', () => {
  const campos = named('oferta.titulo', 'titulaciones', 'oferta.fechaFin', 'activa', 'empresa.iban', 'nada');
  expect(namedProblems(campos, values, 'oferta')).toEqual({
    titulo: 'validation.required',
    titulaciones: 'validation.required',
    fechaFin: 'validation.malformed',
    activa: 'validation.required',
  });
});

it('takes no field of another form for one of its own, unless the form is all that there is', () => {
  expect(namedProblems(named('empresa.titulo'), values, 'oferta')).toEqual({});
  expect(namedProblems(named('empresa.titulo'), values)).toEqual({ titulo: 'validation.required' });
});

it('knows of nothing where the server names nothing', () => {
  expect(namedProblems({ ok: false, kind: 'error', code: 15 }, values, 'oferta')).toEqual({});
  expect(namedProblems({ ok: false, kind: 'aborted' }, values, 'oferta')).toEqual({});
});
