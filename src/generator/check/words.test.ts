import { expect, it } from 'vitest';
import { foreignWord, wordsOf } from './words.ts';

it('reads words with accents whole and leaves out short ones', () => {
  expect([...wordsOf('Inserció laboral a les Illes, 2026!')]).toEqual(['Inserció', 'laboral', 'Illes']);
});

it('names the first word that is of another brand alone', () => {
  const words = new Map([['Llevant', 'illes']]);
  expect(foreignWord('a Llevant b', 'montclar', words)).toBe('Llevant');
  expect(foreignWord('a Llevant b', 'illes', words)).toBeUndefined();
  expect(foreignWord('a Llevantina b', 'montclar', words)).toBeUndefined();
});
