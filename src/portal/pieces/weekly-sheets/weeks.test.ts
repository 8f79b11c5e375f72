import { expect, it } from 'vitest';
import { newestFirst } from './weeks.ts';

it('sorts weeks newest first', () => {
  const weeks = ['2026-02-23', '2026-03-02', '2026-03-16', '2026-03-09'];
  const sheets = weeks.map((semana) => ({ idHoja: 1, semana }));
  expect(newestFirst(sheets).map(({ semana }) => semana)).toEqual([...weeks].sort().reverse());
});
