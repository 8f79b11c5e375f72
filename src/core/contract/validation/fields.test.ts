import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailField, emailOfSignIn, isEmail } from './email.ts';
import { iban, ibanBoxes, spreadIban } from './iban.ts';
import { grade, inRange, parseAmount, parseDecimal, ranges, wholeNumber } from './number.ts';
import { newPassword, repeats } from './password.ts';
import { phone } from './phone.ts';
import { firstProblem } from './rule.ts';
import { maxLength, minLength, required } from './text.ts';

describe('a required field', () => {
  it.each(['', '  ', undefined, null, false, []])('is missing when it is %j', (value) => {
    expect(required(value)).toBe('validation.required');
  });

  it.each(['a', 0, true, ['x']])('is there when it is %j', (value) => {
    expect(required(value)).toBeUndefined();
  });

  it('is reported before any other problem', () => {
    expect(firstProblem('', [required, minLength(3)])).toBe('validation.required');
    expect(firstProblem('ab', [required, minLength(3)])).toBe('validation.tooShort');
    expect(firstProblem('abc', [required, minLength(3)])).toBeUndefined();
  });
});

it('measures lengths without surrounding blanks', () => {
  const short = minLength(3);
  expect(['ab', ' ab ', 'abc', ''].map(short)).toEqual([
    'validation.tooShort',
    'validation.tooShort',
    undefined,
    undefined,
  ]);
  expect(maxLength(3)('abcd')).toBe('validation.malformed');
  expect(maxLength(3)('abc')).toBeUndefined();
});

describe('an email', () => {
  it.each(['a@b.es', 'nombre.apellido+x@sub.uni.example', "o'neill@x.io", 'a@1.2'])('may be %s', (value) => {
    expect(isEmail(value)).toBe(true);
  });

  it.each([
    'a',
    'a@b',
    '@b.es',
    'a@b.',
    'a@.es',
    'a@@b.es',
    'a@b@c.es',
    'josé@b.es',
    'a@españa.es',
    'a b@c.es',
    'a@b..es',
    'a@b.es\n',
  ])('may not be %j', (value) => expect(isEmail(value)).toBe(false));

  it('has one text in forms and another at sign-in', () => {
    expect(emailField('a@b')).toBe('validation.emailField');
    expect(emailOfSignIn('a@b')).toBe('validation.emailOfSignIn');
    expect(emailOfSignIn(' ')).toBe('validation.emailMissing');
    expect(emailField('')).toBeUndefined();
  });

  it('has one @, a dot after it and neither blanks nor accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab@. é1') }), (value) => {
        if (!isEmail(value)) return;
        expect(value.split('@')).toHaveLength(2);
        expect(value.split('@')[1]).toContain('.');
        expect(value).not.toMatch(/[\sé]/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a phone number', () => {
  it.each(['600123456', '600 123 456', '+34 600 123 456', '+123456789012345'])('may be %s', (value) => {
    expect(phone(value)).toBeUndefined();
  });

  it.each(['600-123-456', 'seiscientos', '++34600123456', '34+600123456', '(971) 17 30 00'])(
    'is malformed as %s',
    (value) => expect(phone(value)).toBe('validation.malformed'),
  );

  it('is too short up to 8 digits, and too long from 16 on', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (length) => {
        const problem =
          length < 9 ? 'validation.tooShort' : length > 15 ? 'validation.phoneTooLong' : undefined;
        expect(phone('6'.repeat(length))).toBe(problem);
      }),
    );
  });
});

describe('a password', () => {
  it('has at least 8 characters, one of them a digit', () => {
    expect(newPassword('abcdefg1')).toBeUndefined();
    expect(newPassword('abcdef1')).toBe('validation.tooShort');
    expect(newPassword('abcdefgh')).toBe('validation.malformed');
    expect(newPassword('ñandú 12')).toBeUndefined();
  });

  it('must be repeated exactly', () => {
    expect(repeats('abcdefg1')('abcdefg1')).toBeUndefined();
    expect(repeats('abcdefg1')('abcdefg2')).toBe('validation.passwordsDiffer');
  });
});

describe('an IBAN', () => {
  it.each([
    'ES9121000418450200051332',
    'ES91 2100 0418 4502 0005 1332',
    'IBAN: ES91 2100 0418 4502 0005 1332',
    'DE89370400440532013000',
  ])('may be %s', (value) => expect(iban(value)).toBeUndefined());

  it.each(['ES9121000418450200051333', 'ES912100041845020005133', 'XX00', '2100 0418 45 0200051332'])(
    'may not be %s',
    (value) => expect(iban(value)).toBe('validation.malformed'),
  );

  it('is spread over the boxes when pasted', () => {
    expect(spreadIban('es91 2100-0418 45 0200051332')).toEqual(['ES91', '2100', '0418', '45', '0200051332']);
    expect(spreadIban('IBAN ES91 2100')).toEqual(['ES91', '2100', '', '', '']);
    expect(spreadIban('ES91 21')).toEqual(['ES91', '21', '', '', '']);
    expect(ibanBoxes).toEqual([4, 4, 4, 2, 10]);
  });

  it('is unchanged after a round trip through the boxes', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,24}$/), (value) => {
        expect(spreadIban(value).join('')).toBe(value);
      }),
    );
  });
});

describe('a number', () => {
  it('is an amount of money with points or blanks between the thousands', () => {
    const amounts = ['24.000', '1.000.000,50', '24.5', '1.00', '24000 €', '1.00.000', ''].map(parseAmount);
    expect(amounts).toEqual([24_000, 1_000_000.5, 24.5, 1, 24_000, undefined, undefined]);
    expect(['24 000', '1 000 000,50 €', '1\u202f200', '12 00'].map(parseAmount)).toEqual([
      24_000,
      1_000_000.5,
      1200,
      undefined,
    ]);
  });

  it('may have a comma or a point', () => {
    expect(parseDecimal('3,5')).toBe(3.5);
    expect(parseDecimal(' 3.5 ')).toBe(3.5);
    expect(parseDecimal(',5')).toBe(0.5);
    expect(['', '1.2.3', '1,2,3', '3e5', '0x10', 'NaN', '1 000', 'doce'].map(parseDecimal)).toEqual(
      Array(8).fill(undefined),
    );
    expect(wholeNumber('3,0')).toBe('validation.malformed');
  });

  it.each(Object.entries(ranges))('of %s stays in its range, ends included', (_, range) => {
    const rule = inRange(range);
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 2000 }), (tenths) => {
        const inside = tenths >= range.min * 10 && tenths <= range.max * 10;
        expect(rule(String(tenths / 10).replace('.', ',')) === undefined).toBe(inside);
      }),
    );
  });

  it('as a grade has at most two decimals, in the range of the brand', () => {
    expect(grade()('3,25')).toBeUndefined();
    expect(grade()('3,255')).toBe('validation.malformed');
    expect(grade()('8,5')).toBe('validation.malformed');
    expect(grade({ min: 0, max: 10 })('8,5')).toBeUndefined();
  });
});

it('has the documented ranges', () => {
  expect(ranges).toEqual({
    meses: { min: 0, max: 12 },
    tiempoDedicacionJornada: { min: 0, max: 100 },
    numeroDiasSemana: { min: 1, max: 7 },
    nota: { min: 1, max: 4 },
  });
});
