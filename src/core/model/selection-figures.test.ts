import { expect, it } from 'vitest';
import type { ApplicationStep } from '#core/contract/entities/application.ts';
import { reachedPhases, timeToAnswer } from './selection-figures.ts';

const states = [
  { id: 3, descripcion: 'Recibida', fase: 'nuevas' as const },
  { id: 4, descripcion: 'En proceso', fase: 'enProceso' as const },
  { id: 7, descripcion: 'Finalista', fase: 'finalistas' as const },
  { id: 8, descripcion: 'Seleccionada', fase: 'seleccionadas' as const },
  { id: 9, descripcion: 'Descartada', fase: 'descartadas' as const },
];

const step = (estado: number, fecha: string, quien: ApplicationStep['quien'] = 'empresa') => ({
  estado,
  fecha,
  quien,
});

/** A candidate who applied on 1 February, by the steps since. */
const candidate = (...steps: ApplicationStep[]) => {
  const historial = [step(3, '2026-02-01T10:00:00', 'estudiante'), ...steps];
  return { estado: historial.at(-1)?.estado ?? 3, fecha: '2026-02-01T10:00:00', historial };
};

const withoutSteps = { estado: 8, fecha: '2026-02-01T10:00:00' };

it('takes the median of the days until the first step of the company', () => {
  const unanswered = candidate(step(9, '2026-02-02T09:00:00', 'sistema'));
  const after = (day: string) =>
    candidate(step(4, `2026-02-${day}T09:00:00`), step(9, '2026-03-30T09:00:00'));
  expect(timeToAnswer([after('03'), after('21'), after('05'), unanswered, withoutSteps])).toEqual({
    days: 4,
    answered: 3,
  });
  expect(timeToAnswer([after('03'), after('05')])).toEqual({ days: 3, answered: 2 });
  expect(timeToAnswer([after('01')])).toEqual({ days: 0, answered: 1 });
});

it('knows no time to answer before the company has moved anybody', () => {
  expect(timeToAnswer([])).toBeUndefined();
  expect(timeToAnswer([candidate(), withoutSteps])).toBeUndefined();
});

it('counts who reached a phase or a later one, and those discarded now', () => {
  const all = [
    candidate(),
    candidate(step(4, '2026-02-03T09:00:00')),
    candidate(step(7, '2026-02-03T09:00:00'), step(9, '2026-02-04T09:00:00')),
    candidate(step(8, '2026-02-03T09:00:00')),
    candidate(step(9, '2026-02-03T09:00:00'), step(4, '2026-02-04T09:00:00')),
  ];
  expect(reachedPhases(all, states)).toEqual({
    nuevas: 5,
    enProceso: 4,
    finalistas: 2,
    seleccionadas: 1,
    descartadas: 1,
  });
});

it('counts nothing without steps or phases', () => {
  expect(reachedPhases([withoutSteps], states)).toBeUndefined();
  expect(reachedPhases([candidate()], [{ id: 3, descripcion: 'Recibida' }])).toBeUndefined();
});
