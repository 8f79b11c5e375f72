import { SKELETON_TYPE, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { compileMessage, compileMessages } from './compile.ts';

it('keeps texts without placeholders as plain strings, apostrophes resolved', () => {
  const texts = { a: "l'oferta", b: "it''s", c: '<b>bold</b>', d: '', e: "'{'literal'}'" };
  const compiled = { a: "l'oferta", b: "it's", c: '<b>bold</b>', d: '', e: '{literal}' };
  expect(compileMessages(texts)).toEqual(compiled);
});

it('compiles texts with placeholders to trees that survive JSON, with their named styles resolved', () => {
  const compiled = compileMessages({ a: 'Hola, {name}', b: '{day, date, long}' });
  expect(compiled).toEqual({
    a: [
      { type: TYPE.literal, value: 'Hola, ' },
      { type: TYPE.argument, value: 'name' },
    ],
    b: [
      {
        type: TYPE.date,
        value: 'day',
        style: { type: SKELETON_TYPE.dateTime, parsedOptions: { dateStyle: 'long' } },
      },
    ],
  });
  expect(JSON.parse(JSON.stringify(compiled))).toEqual(compiled);
});

it('fills in known values, so that a text without other placeholders is a plain string', () => {
  const known = { ofInstitution: "de l'escola {#}" };
  expect(compileMessage("l'accés {ofInstitution}", known)).toBe("l'accés de l'escola {#}");
  expect(compileMessage('{n, plural, one {a {ofInstitution}!} other {# {name}}}', known)).toMatchObject([
    {
      options: {
        one: { value: [{ type: TYPE.literal, value: "a de l'escola {#}!" }] },
        other: { value: [{ type: TYPE.pound }, { value: ' ' }, { type: TYPE.argument, value: 'name' }] },
      },
    },
  ]);
});
