import { describe, expect, it } from 'vitest';
import type { WeeklySheet } from '#core/contract/entities/placement.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { actionOf, dueSheets, endOfWeek, nextSheet, statusOf } from './weekly-sheets.ts';

const sheet = (semana: string, estado?: WeeklySheet['estado']): WeeklySheet => ({
  idHoja: 1,
  semana,
  ...omitUndefined({ estado }),
});

it.each([
  ['2026-03-02', '2026-03-08'],
  ['2026-03-30', '2026-04-05'],
  ['2025-12-29', '2026-01-04'],
  ['pronto', 'pronto'],
])('the week of %s ends on %s', (monday, sunday) => {
  expect(endOfWeek(monday)).toBe(sunday);
});

describe('the sheet of a week', () => {
  it.each([
    [undefined, 'pendiente', 'send'],
    ['Enviado', 'Enviado', undefined],
    ['validado', 'validado', undefined],
    ['rechazado', 'rechazado', 'correct'],
  ] as const)('in state %s is shown as %s and can be: %s', (estado, status, action) => {
    expect(statusOf(sheet('2026-03-02', estado))).toBe(status);
    expect(actionOf(sheet('2026-03-02', estado))).toBe(action);
  });
});

describe('the sheets of a placement', () => {
  const sheets = [
    sheet('2026-02-23', 'rechazado'),
    sheet('2026-03-02', 'Enviado'),
    sheet('2026-03-09'),
    sheet('2026-03-16'),
  ];

  it('are due once their week has begun', () => {
    expect(dueSheets(sheets, '2026-03-10')).toEqual({ toSend: 1, toCorrect: 1 });
    expect(dueSheets(sheets, '2026-03-16')).toEqual({ toSend: 2, toCorrect: 1 });
    expect(dueSheets([], '2026-03-16')).toEqual({ toSend: 0, toCorrect: 0 });
  });

  it('come up in the order in which they must be handed in', () => {
    const [rejected, , pending, future] = sheets;
    expect(nextSheet(sheets, '2026-03-10')).toEqual({ sheet: rejected, action: 'correct', isDue: true });
    expect(nextSheet(sheets.toReversed().slice(0, 3), '2026-03-10')).toEqual({
      sheet: pending,
      action: 'send',
      isDue: true,
    });
    expect(nextSheet(sheets.slice(3), '2026-03-10')).toEqual({ sheet: future, action: 'send', isDue: false });
    expect(nextSheet(sheets.slice(1, 2), '2026-03-10')).toBeUndefined();
  });
});
