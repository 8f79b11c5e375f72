import { expect, it } from 'vitest';
import { endOfWeek, newestFirst } from './weeks.ts';

it.each([
  ['2026-03-02', '2026-03-08'],
  ['2026-03-30', '2026-04-05'],
  ['2025-12-29', '2026-01-04'],
  ['pronto', 'pronto'],
])('the week of %s ends on %s', (monday, sunday) => {
  expect(endOfWeek(monday)).toBe(sunday);
});

it('sorts weeks newest first', () => {
  const weeks = ['2026-02-23', '2026-03-02', '2026-03-16', '2026-03-09'];
  const sheets = weeks.map((semana) => ({ idHoja: 1, semana }));
  expect(newestFirst(sheets).map(({ semana }) => semana)).toEqual([...weeks].sort().reverse());
});
