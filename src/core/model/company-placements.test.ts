import { describe, expect, it } from 'vitest';
import { awaitsChange, placementEndsSoon, placementState } from './company-placements.ts';

const today = '2026-03-10';

describe('a placement at a company', () => {
  it.each([
    [{ estado: 'activa', fechaFin: '2026-03-10' }, 'activa'],
    [{ estado: 'activa', fechaFin: '2026-03-09' }, 'finalizada'],
    [{ estado: 'finalizada', fechaFin: '2026-09-01' }, 'finalizada'],
    [{ estado: 'pendiente', fechaInicio: '2026-03-01' }, 'pendiente'],
    [{ fechaInicio: '2026-03-11' }, 'pendiente'],
    [{ fechaInicio: '2026-03-10' }, 'activa'],
    [{}, 'activa'],
  ] as const)('has a state by what the server says and its days: %j', (placement, state) => {
    expect(placementState(placement, today)).toBe(state);
  });

  it.each([
    [{ estado: 'activa', fechaFin: '2026-03-10' }, true],
    [{ estado: 'activa', fechaFin: '2026-04-09' }, true],
    [{ estado: 'activa', fechaFin: '2026-04-10' }, false],
    [{ estado: 'finalizada', fechaFin: '2026-03-20' }, false],
    [{ estado: 'activa', fechaFin: '2026-03-09' }, false],
    [{ estado: 'activa' }, false],
  ] as const)('ends soon within thirty days: %j', (placement, isSoon) => {
    expect(placementEndsSoon(placement, today)).toBe(isSoon);
  });

  it('waits for the answer to a change until all have one', () => {
    const change = { tipo: 'Variación', fecha: '2026-03-01', motivo: '' } as const;
    expect(awaitsChange({ solicitudes: [{ ...change, estado: 'rechazada' }] })).toBe(false);
    expect(
      awaitsChange({
        solicitudes: [
          { ...change, estado: 'rechazada' },
          { ...change, estado: 'pendiente' },
        ],
      }),
    ).toBe(true);
    expect(awaitsChange({})).toBe(false);
  });
});
