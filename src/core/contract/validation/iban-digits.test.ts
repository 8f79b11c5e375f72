import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iban } from './iban.ts';
import { hasCheckDigits } from './iban-digits.ts';

const accounts = [
  'ES91 2100 0418 4502 0005 1332',
  'de89370400440532013000',
  'FR14-2004-1010-0505-0001-3M02-606',
];

describe('the check digits of an account', () => {
  it.each(accounts)('are right for an account that forms accept: %s', (account) => {
    expect([hasCheckDigits(account), iban(account)]).toEqual([true, undefined]);
  });

  it('are wrong for a mistyped digit, and for a text that is not an account', () => {
    const mistyped = fc
      .tuple(fc.constantFrom(...accounts), fc.nat(), fc.constantFrom(...'0123456789'))
      .map(([account, seed, digit]) => {
        const positions = [...account.matchAll(/\d/g)].map(({ index }) => index);
        const position = positions[seed % positions.length] ?? 0;
        return { account, typed: account.slice(0, position) + digit + account.slice(position + 1) };
      })
      .filter(({ account, typed }) => account !== typed);
    fc.assert(
      fc.property(mistyped, ({ typed }) => {
        expect(hasCheckDigits(typed)).toBe(false);
      }),
    );
    for (const text of ['', 'ES0012', '1234567890123456', 'ES91 2100 0418 4502 0005 133?'])
      expect(hasCheckDigits(text)).toBe(false);
  });
});
