import { expect, it } from 'vitest';
import { withheldFields, initialsOf } from './candidate-view.ts';

const until = (
  view: Parameters<typeof withheldFields>[0],
  states: number[],
  protectsMinors = false,
): Record<string, number> =>
  Object.fromEntries(
    withheldFields(view, states, protectsMinors).map(({ campo, hastaEstado }) => [campo, hastaEstado]),
  );

it('holds nothing back in the full view, nor of a selected candidate', () => {
  expect(withheldFields('completa', [3])).toEqual([]);
  for (const view of ['esencial', 'ciega'] as const) expect(withheldFields(view, [3, 8, 9])).toEqual([]);
});

it('opens the name with the interview, and the rest with the selection', () => {
  expect(until('esencial', [3])).toMatchObject({ genero: 8, direccion: 8 });
  expect(until('esencial', [3])).not.toHaveProperty('nombre');
  expect(until('ciega', [3, 4, 5])).toMatchObject({ nombre: 6, urlCV: 6, presentacion: 6, genero: 8 });
  expect(until('ciega', [3, 6, 7])).toEqual(until('esencial', [3]));
});

it('withholds photo, contact, files, birth and address until the selection in offers with minors, in every view', () => {
  const expected = {
    fechaNacimiento: 8,
    direccion: 8,
    urlImagenPerfil: 8,
    email: 8,
    telefonoMovil: 8,
    urlCV: 8,
  };
  for (const view of ['completa', 'esencial', 'ciega'] as const) {
    expect(until(view, [3, 6, 7], true)).toMatchObject(expected);
    expect(until(view, [3, 8], true)).toEqual({});
  }
  expect(until('completa', [3], true)).not.toHaveProperty('nombre');
  expect(until('ciega', [3], true)).toMatchObject({ nombre: 6, email: 8 });
});

it('goes by the history of a candidacy, not by the number of its state', () => {
  for (const state of [7, 9, 13, 14, 15, 16, 17, 18])
    expect(until('ciega', [3, state])).toHaveProperty('nombre');
});

it('abbreviates a name to its initials, in any alphabet', () => {
  expect(initialsOf('Zoë', 'Prat')).toBe('Z. P.');
  expect(initialsOf(' íngrid', 'çelik')).toBe('Í. Ç.');
  expect(initialsOf('Ana', '')).toBe('A.');
});
