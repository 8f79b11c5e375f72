import { expect, it } from 'vitest';
import { contrast } from './color.ts';
import { checkPairs } from './pairs.ts';

it('accepts readable pairs, and pairs that are not set', () => {
  expect(checkPairs({ cabecera: { fondo: '#ffffff', texto: '#767676' } })).toEqual([]);
  expect(checkPairs({})).toEqual([]);
});

it('reports a pair that cannot be read, with the nearest colours that pass', () => {
  const colors = {
    cabecera: { fondo: '#ffffff', texto: '#000000' },
    boton: { fondo: '#f39200', texto: '#ffffff' },
  };
  const [failing, ...others] = checkPairs(colors);
  expect(others).toEqual([]);
  expect(failing).toMatchObject({
    pair: 'boton',
    fondo: '#f39200',
    texto: '#ffffff',
    ratio: 2.35,
    needed: 4.5,
  });
  expect(contrast(failing?.alternatives.fondo ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(failing?.alternatives.texto ?? '', '#f39200')).toBeGreaterThanOrEqual(4.5);
});

it('does not round a failing contrast up to a passing one', () => {
  const [failing] = checkPairs({ pie: { fondo: '#ffffff', texto: '#777777' } });
  expect(failing?.ratio).toBe(4.47);
});
