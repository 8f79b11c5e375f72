import { expect, it } from 'vitest';
import { localDay, toDate } from './dates.ts';

it('takes the day as written, and the local day where a zone is given', () => {
  expect(localDay('2026-03-05T23:59')).toBe('2026-03-05');
  expect(localDay('2026-03-05')).toBe('2026-03-05');
  const midnight = new Date(2026, 2, 5, 0, 0, 0);
  expect(localDay(midnight.toISOString())).toBe('2026-03-05');
  expect(localDay(midnight)).toBe('2026-03-05');
});

it.each(['2026-13-45', '2026-02-29', '2026-00-10', '05/03/2026'])('%s is no day', (value) => {
  expect(toDate(value).getTime()).toBeNaN();
  expect(toDate('2028-02-29').getDate()).toBe(29);
});
