import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeSocialSecurity, socialSecurityControl, socialSecurityNumber } from './social-security.ts';

describe('a social security number', () => {
  it.each([
    ['281234567840', 'with its control digits'],
    ['28 12345678 40', 'with blanks'],
    ['28/12345678/40', 'with slashes'],
    ['28-12345678-40', 'with dashes'],
    // 28 and 1234567 make 281234567, with remainder 42.
    ['280123456742', 'of a number below ten million'],
    ['', 'not given'],
  ])('%s is accepted: %s', (number) => {
    expect(socialSecurityNumber(number)).toBeUndefined();
  });

  it.each([
    '123',
    '000000000000',
    '001234567840',
    '281234567841',
    '2812345678400',
    '28A234567840',
    '281234567',
    '280123456740',
  ])('%s is refused', (number) => {
    expect(socialSecurityNumber(number)).toBe('validation.socialSecurity');
  });

  it('with one mistyped digit is always refused', () => {
    const number = fc.tuple(
      fc.integer({ min: 1, max: 52 }),
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
    );
    const mistake = fc.tuple(fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(number, mistake, ([province, digits], [position, increment]) => {
        const right = `${String(province).padStart(2, '0')}${digits}${socialSecurityControl(province, digits)}`;
        const wrong = [...right]
          .map((digit, index) => (index === position ? (Number(digit) + increment) % 10 : digit))
          .join('');
        // A leading zero of the number changes how it is combined before the division.
        fc.pre(wrong[2] !== '0');
        expect(socialSecurityNumber(right)).toBeUndefined();
        expect(socialSecurityNumber(wrong)).toBe('validation.socialSecurity');
      }),
    );
  });

  it('is stored as digits alone', () => {
    expect(normalizeSocialSecurity(' 28/1234-5678. 40')).toBe('281234567840');
  });
});
