import { expect, it } from 'vitest';
import { weekOf } from './placement-weeks.ts';

const dates = { fechaInicio: '2026-09-14', fechaFin: '2026-12-04' };

it.each([
  ['2026-09-14', { week: 1, weeks: 12 }],
  ['2026-09-20', { week: 1, weeks: 12 }],
  ['2026-09-21', { week: 2, weeks: 12 }],
  // Daylight saving time has ended in between.
  ['2026-11-09', { week: 9, weeks: 12 }],
  ['2026-12-04', { week: 12, weeks: 12 }],
])('on %s it is its week', (today, week) => {
  expect(weekOf(dates, today)).toEqual(week);
});

it('has no week outside of its dates, or without dates', () => {
  expect(weekOf(dates, '2026-09-13')).toBeUndefined();
  expect(weekOf(dates, '2026-12-05')).toBeUndefined();
  expect(weekOf({ fechaInicio: '2026-09-14' }, '2026-09-14')).toBeUndefined();
});
