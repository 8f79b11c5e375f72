import { expect, it } from 'vitest';
import { compileMessages } from './compile.ts';

it('keeps texts without placeholders as plain strings, apostrophes resolved', () => {
  const texts = { a: "l'oferta", b: "it''s", c: '<b>bold</b>', d: '', e: "'{'literal'}'" };
  const compiled = { a: "l'oferta", b: "it's", c: '<b>bold</b>', d: '', e: '{literal}' };
  expect(compileMessages(texts)).toEqual(compiled);
});

it('makes a tree that can be shipped as JSON of a text with placeholders', () => {
  const compiled = compileMessages({ a: 'Hola, {name}' });
  expect(compiled).toEqual({
    a: [
      { type: 0, value: 'Hola, ' },
      { type: 1, value: 'name' },
    ],
  });
  expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
});
