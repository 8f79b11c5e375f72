import { expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { foreignWord, ownWords, wordsOf } from './words.ts';

it('reads words with accents whole and leaves out short ones', () => {
  expect([...wordsOf('Inserció laboral a les Illes, 2026!')]).toEqual(['Inserció', 'laboral', 'Illes']);
});

it('finds the first word that only another brand has', () => {
  const words = new Map([['Llevant', 'illes']]);
  expect(foreignWord('a Llevant b', 'montclar', words)).toBe('Llevant');
  expect(foreignWord('a Llevant b', 'illes', words)).toBeUndefined();
  expect(foreignWord('a Llevantina b', 'montclar', words)).toBeUndefined();
});

it('lists the words that only one brand has, without colours', () => {
  const brand = (id: string, settings: object) =>
    ({ id, settings, content: {}, messages: {} }) as unknown as Brand;
  const brands = [
    brand('meridia', { nombre: 'Talento Meridiana', colores: { fondo: '#ffffff', primario: '#1d4a6e' } }),
    brand('ribera', { nombre: 'Talento Ribera' }),
  ];
  expect([...ownWords(brands, new Set(['nombre', 'colores', 'fondo', 'primario'])).keys()]).toEqual([
    'meridia',
    'Meridiana',
    'ribera',
    'Ribera',
  ]);
});
