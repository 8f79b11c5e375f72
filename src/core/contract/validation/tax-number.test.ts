import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxNumber } from './tax-number.ts';

const inSpain = taxNumber();
const abroad = taxNumber(2);

/**
 * Control digit of a CIF by the rule of the tax agency: digits at odd positions are doubled, and their digits
 * summed.
 */
function controlDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

const sevenDigits = fc.integer({ min: 0, max: 9_999_999 }).map((number) => String(number).padStart(7, '0'));

describe('in Spain', () => {
  it.each(['A58818501', 'a-58818501', 'ESA58818501', 'Q2818014I', 'P0801900B'])('%s is a CIF', (value) => {
    expect(inSpain(value)).toBeUndefined();
  });

  it.each(['12345678Z', 'X1234567L', 'ES12345678Z'])('%s, of someone self-employed, is accepted', (value) => {
    expect(inSpain(value)).toBeUndefined();
  });

  it.each(['A58818502', 'B12345678', '12345678A', 'DE136695976', 'A5881850', 'I12345678', 'hola'])(
    '%s is refused',
    (value) => expect(inSpain(value)).toBe('validation.malformed'),
  );

  it('accepts of a company exactly the numbers with their control digit', () => {
    fc.assert(
      fc.property(fc.constantFrom('A', 'B', 'E', 'H'), sevenDigits, fc.nat(9), (kind, digits, last) => {
        expect(inSpain(`${kind}${digits}${last}`) === undefined).toBe(last === controlDigit(digits));
      }),
    );
  });

  it('accepts of a public body exactly the numbers with their control letter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('P', 'Q', 'S'),
        sevenDigits,
        fc.constantFrom(...'ABCDEFGHIJ'),
        (kind, digits, last) => {
          const letter = 'JABCDEFGHI'[controlDigit(digits)];
          expect(inSpain(`${kind}${digits}${last}`) === undefined).toBe(last === letter);
        },
      ),
    );
  });
});

describe('abroad', () => {
  it.each(['DE136695976', 'PT501964843', 'ESA58818501', 'US12-3456789', '123456789'])(
    '%s is accepted',
    (value) => {
      expect(abroad(value)).toBeUndefined();
    },
  );

  it.each(['DE136695977', 'PT501964842', 'ESA58818502', '!!', 'abc'])('%s is refused', (value) => {
    expect(abroad(value)).toBe('validation.malformed');
  });
});
