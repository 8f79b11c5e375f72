import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress } from './formats.ts';

test.each(['practicas@cierzo.example', 'a.b+c@cierzo.example', "o'neill@cierzo.example"])(
  '%s is an email',
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);

test.each([
  'a?bcc=z@evil.example',
  'a&cc=z@evil.example',
  'a%3Fbcc=z@evil.example',
  'a#b@cierzo.example',
  'prácticas@cierzo.example',
  '.a@cierzo.example',
  'a..b@cierzo.example',
  'a@cierzo',
  'a\u200b@cierzo.example',
])('%j is not an email', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('an email contains nothing but the address of a mail', () => {
  const piece = fc.constantFrom(...'ab.?&=%#/@;,', 'bcc=', '%3F', 'cierzo.example');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const text = pieces.join('');
      if (!isEmailAddress(text)) return;
      const { pathname, search, hash } = new URL(`mailto:${text}`);
      expect([decodeURIComponent(pathname), search, hash]).toEqual([text, '', '']);
    }),
  );
});
