import { describe, expect, it } from 'vitest';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { byState, stateOf } from './placement-groups.ts';

const today = '2026-03-10';

const placement = (id: number, values: Partial<StudentPlacement>): StudentPlacement => ({
  id,
  titulo: 'Prácticas de taller',
  empresa: 'Talleres Sala',
  conServicio: false,
  documentos: [],
  ...values,
});

describe('the state of a placement', () => {
  it("is the server's, whatever the dates", () => {
    expect(stateOf({ estado: 'pendiente', fechaInicio: '2026-01-01', fechaFin: '2026-02-01' }, today)).toBe(
      'pendiente',
    );
  });

  it.each([
    [{ fechaInicio: '2026-03-11', fechaFin: '2026-06-30' }, 'pendiente'],
    [{ fechaInicio: '2026-03-10', fechaFin: '2026-06-30' }, 'activa'],
    [{ fechaInicio: '2026-01-01', fechaFin: '2026-03-10' }, 'activa'],
    [{ fechaInicio: '2026-01-01', fechaFin: '2026-03-09' }, 'finalizada'],
    [{}, 'activa'],
  ] as const)('follows from the dates where the server gives none: %o', (dates, state) => {
    expect(stateOf(dates, today)).toBe(state);
  });
});

it('groups placements by their state and keeps their order', () => {
  const groups = byState(
    [
      placement(3, { estado: 'finalizada' }),
      placement(2, { estado: 'activa' }),
      placement(1, { fechaInicio: '2026-05-01' }),
      placement(4, { estado: 'finalizada' }),
    ],
    today,
  );
  const ids = Object.fromEntries(
    Object.entries(groups).map(([state, own]) => [state, own.map(({ id }) => id)]),
  );
  expect(ids).toEqual({ activa: [2], pendiente: [1], finalizada: [3, 4] });
});
