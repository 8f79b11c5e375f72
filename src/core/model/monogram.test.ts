import { expect, it } from 'vitest';
import { monogram } from './monogram.ts';

it.each([
  ['Talleres Oller', 'TO'],
  ['Ayuntamiento de Villar del Azud', 'AV'],
  ['"Ctrl+Z" Videojuegos', 'CV'],
  ['Ñandú «Frío & Distribución»', 'ÑF'],
  ['Aljibe', 'A'],
  ['12 34', ''],
])('takes the initials of two meaningful words of %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
