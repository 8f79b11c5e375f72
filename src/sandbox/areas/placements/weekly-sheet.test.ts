import { describe, expect, it } from 'vitest';
import { nextSheetState, type WeeklySheetAction } from './weekly-sheet.ts';

const actions: WeeklySheetAction[] = ['send', 'correct', 'validate', 'reject'];

describe('weekly sheet states', () => {
  it.each([
    [undefined, { send: 'Enviado' }],
    ['Enviado', { validate: 'validado', reject: 'rechazado' }],
    ['rechazado', { correct: 'Enviado' }],
    ['validado', {}],
  ] as const)('allows nothing else for a sheet in state %s', (estado, allowed) => {
    const reached = actions.map((action) => [action, nextSheetState(estado, action)] as const);
    expect(Object.fromEntries(reached.filter(([, state]) => state))).toEqual(allowed);
  });
});
