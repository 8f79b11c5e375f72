import { expect, it } from 'vitest';
import { admitsMinors, ageOn, isMinor, isYounger, workingAge } from './minors.ts';

const today = '2026-11-28';

it('counts whole years, up to the birthday itself', () => {
  expect([ageOn('2008-11-29', today), ageOn('2008-11-28', today)]).toEqual([17, 18]);
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
});

it('has minors only where the brand has them', () => {
  expect(isMinor('2010-01-01', today, 'ninguno')).toBe(false);
  expect(isMinor('2010-01-01', today, 'posibles')).toBe(true);
  expect(isMinor('2008-11-28', today, 'habituales')).toBe(false);
  expect(isYounger(workingAge, '2010-11-29', today, 'posibles')).toBe(true);
});

it('takes somebody without a date of birth for a minor where minors are usual', () => {
  expect(isMinor(undefined, today, 'posibles')).toBe(false);
  expect(isMinor(undefined, today, 'habituales')).toBe(true);
});

it('opens an offer to minors as it says, or else as the brand is used to', () => {
  expect(admitsMinors({}, 'habituales')).toBe(true);
  expect(admitsMinors({}, 'posibles')).toBe(false);
  expect(admitsMinors({ admiteMenores: true }, 'posibles')).toBe(true);
  expect(admitsMinors({ admiteMenores: true }, 'ninguno')).toBe(false);
});
