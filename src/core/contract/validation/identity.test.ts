import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlLetter, dni, identityDocument, normalizeDocument } from './identity.ts';

/* The official table, by remainder. */
const letterOf = [...'TRWAGMYFPDXBNJZSQVHLCKE'];

const eightDigits = fc.integer({ min: 0, max: 99_999_999 });

describe('a DNI', () => {
  it.each(['12345678Z', '00000000T', '99999999R', '12.345.678-z', ' 12345678 z '])('may be %s', (value) => {
    expect(dni(value)).toBeUndefined();
  });

  it.each([
    '12345678A',
    '1234567Z',
    '123456789',
    '12345678',
    'ABCDEFGHI',
    '12345678ZZ',
    '١٢٣٤٥٦٧٨Z',
    'X12345678Z',
  ])('may not be %s', (value) => expect(dni(value)).toBe('validation.dni'));

  it('has exactly one right letter', () => {
    fc.assert(
      fc.property(eightDigits, fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (number, letter) => {
        const right = letterOf[number % 23] === letter;
        expect(dni(`${String(number).padStart(8, '0')}${letter}`) === undefined).toBe(right);
      }),
    );
  });

  it('may be empty', () => {
    expect(dni('  ')).toBeUndefined();
  });
});

describe('a NIE', () => {
  it.each(['X1234567L', 'Y1234567X', 'Z1234567R', 'x-1234567-l'])('may be %s', (value) => {
    expect(dni(value)).toBeUndefined();
  });

  it('counts X, Y and Z as 0, 1 and 2', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('X', 'Y', 'Z'), (number, first) => {
        const digits = String(number).padStart(7, '0');
        const expected = letterOf[Number(`${'XYZ'.indexOf(first)}${digits}`) % 23];
        expect(controlLetter(first + digits)).toBe(expected);
      }),
    );
  });
});

describe('an identity document', () => {
  it('is checked according to its kind', () => {
    const [asDni, asNie, asPassport] = [1, 2, 3].map((kind) => identityDocument(kind));
    expect(asDni?.('12345678Z')).toBeUndefined();
    expect(asDni?.('X1234567L')).toBe('validation.dni');
    expect(asNie?.('X1234567L')).toBeUndefined();
    expect(asNie?.('12345678Z')).toBe('validation.dni');
    expect(asPassport?.('PAB123456')).toBeUndefined();
    expect(asPassport?.('12345678A')).toBeUndefined();
    expect(asPassport?.('no!')).toBe('validation.malformed');
  });
});

it('is stored without blanks, points and dashes', () => {
  expect(normalizeDocument(' x-12.345.67 l ')).toBe('X1234567L');
});
