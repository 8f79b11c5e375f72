import { describe, expect, test } from 'vitest';
import type { Sources } from '#editor/protocol/answers.ts';
import { editToSend, isOwn, pathToTakeBack, valueInForce } from './setting-values.ts';

const sources: Sources = {
  own: { nombre: 'Uno', campos: { personales: { nota: { editable: false } } }, avisos: ['a'] },
  inherited: { nombre: 'Base', dominios: ['x', 'y'], contacto: { email: 'a@b.example' } },
};
const defaults = new Map([['densidad', 'normal']]);

describe('the value in force', () => {
  test.each([
    ['the brand’s own', ['nombre'], 'Uno', true],
    ['that of a base', ['contacto', 'email'], 'a@b.example', false],
    ['that of a list of a base', ['dominios', 1], 'y', false],
    ['the default', ['densidad'], 'normal', false],
    ['none', ['otro'], undefined, false],
  ] as const)('is %s', (_what, path, value, own) => {
    expect(valueInForce(sources, defaults, path)).toBe(value);
    expect(isOwn(sources, path)).toBe(own);
  });

  test('is not mixed of lists of a brand and its base', () => {
    const both = { own: { dominios: ['z'] }, inherited: sources.inherited };
    expect(valueInForce(both, defaults, ['dominios', 1])).toBeUndefined();
    expect(isOwn(both, ['dominios', 1])).toBe(true);
  });
});

describe('an edit', () => {
  test('says what was seen in its place', () => {
    expect(editToSend(sources, defaults, { kind: 'set', path: ['nombre'], value: 'Dos' })).toEqual({
      kind: 'set',
      path: ['nombre'],
      value: 'Dos',
      was: 'Uno',
    });
    expect(
      editToSend(sources, defaults, { kind: 'set', path: ['densidad'], value: 'amplia' }),
    ).toHaveProperty('was', null);
  });

  test.each([
    [{ kind: 'set', path: ['dominios', 0], value: 'z' }, ['z', 'y']],
    [{ kind: 'insert', path: ['dominios', 2], value: 'z' }, ['x', 'y', 'z']],
    [{ kind: 'remove', path: ['dominios', 0] }, ['y']],
    [{ kind: 'move', path: ['dominios', 0], to: ['dominios', 1] }, ['y', 'x']],
  ] as const)('of an inherited list makes it the brand’s own: %j', (edit, value) => {
    expect(editToSend(sources, defaults, edit)).toEqual({
      kind: 'set',
      path: ['dominios'],
      value,
      was: null,
    });
  });

  test('of the first item of a list that nobody has said writes the list', () => {
    const edit = { kind: 'insert', path: ['dominiosPrueba', 0], value: 'a' } as const;
    expect(editToSend(sources, defaults, edit)).toMatchObject({ path: ['dominiosPrueba'], value: ['a'] });
  });
});

describe('taking back', () => {
  test('removes groups that would be empty', () => {
    expect(pathToTakeBack(sources, ['campos', 'personales', 'nota', 'editable'])).toEqual(['campos']);
  });

  test('leaves what has other parts', () => {
    const own = { campos: { personales: { nota: { editable: false }, iban: { visible: false } } } };
    const path = ['campos', 'personales', 'nota', 'editable'];
    expect(pathToTakeBack({ own, inherited: {} }, path)).toEqual(['campos', 'personales', 'nota']);
  });
});
