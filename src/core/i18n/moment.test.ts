import { expect, it } from 'vitest';
import { localDay } from './moment.ts';

it('has the day that is written, and the local one where a zone is given', () => {
  expect(localDay('2026-03-05T23:59')).toBe('2026-03-05');
  expect(localDay('2026-03-05')).toBe('2026-03-05');
  const midnight = new Date(2026, 2, 5, 0, 0, 0);
  expect(localDay(midnight.toISOString())).toBe('2026-03-05');
  expect(localDay(midnight)).toBe('2026-03-05');
});
