import { describe, expect, it } from 'vitest';
import { endOfDay, instantOf, isWithin, periodOfDays } from './calendar.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

describe('a local time', () => {
  it.each([
    ['2026-12-24', 'Europe/Madrid', '2026-12-23T23:00:00.000Z'],
    ['2026-08-01', 'Europe/Madrid', '2026-07-31T22:00:00.000Z'],
    ['2026-08-01 20:30', 'Atlantic/Canary', '2026-08-01T19:30:00.000Z'],
    ['2026-03-29 01:59', 'Europe/Madrid', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 03:00', 'Europe/Madrid', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 03:00', 'Europe/Madrid', '2026-10-25T02:00:00.000Z'],
  ] as const)('%s in %s is %s', (local, zone, instant) => {
    expect(iso(instantOf(local, zone))).toBe(instant);
  });
});

it('ends a day at the first moment of the next one, also of months, years and changed clocks', () => {
  expect(iso(endOfDay('2026-12-31', 'Europe/Madrid'))).toBe('2026-12-31T23:00:00.000Z');
  expect(iso(endOfDay('2026-03-29', 'Europe/Madrid'))).toBe('2026-03-29T22:00:00.000Z');
  expect(iso(endOfDay('2028-02-29', 'Atlantic/Canary'))).toBe('2028-03-01T00:00:00.000Z');
});

it('counts the last day, and nothing behind it', () => {
  const period = periodOfDays('2026-12-24', '2027-01-06', 'Europe/Madrid');
  expect(isWithin(period, Date.parse('2026-12-23T22:59:59Z'))).toBe(false);
  expect(isWithin(period, Date.parse('2026-12-23T23:00:00Z'))).toBe(true);
  expect(isWithin(period, Date.parse('2027-01-06T22:59:59Z'))).toBe(true);
  expect(isWithin(period, Date.parse('2027-01-06T23:00:00Z'))).toBe(false);
  expect(isWithin(undefined, 0)).toBe(false);
});
