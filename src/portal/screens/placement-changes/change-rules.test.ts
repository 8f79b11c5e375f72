import { describe, expect, it } from 'vitest';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { RequestedChange } from '#core/contract/entities/requested-change.ts';
import { formValues } from '#portal/forms/fields/form-values.ts';
import { changeForm, type ChangeValues } from './change-form.ts';
import { requestableKinds, changeProblems, changeRequest } from './change-rules.ts';

const placement: CompanyPlacement = {
  id: 4,
  titulo: 'Taller',
  nombre: 'Nora',
  apellidos: 'Prat',
  conServicio: false,
  estado: 'activa',
  fechaInicio: '2026-02-02',
  fechaFin: '2026-06-30',
  horasAldia: 4,
  numeroDiasSemana: 5,
};

const values = (given: Partial<ChangeValues>): ChangeValues => ({
  ...formValues(changeForm, {}),
  motivo: 'Hay más trabajo',
  ...given,
});

const problems = (given: Partial<ChangeValues>): object =>
  changeProblems(values(given), placement, { horasDia: 5, horasSemana: 25 }, '2026-02-10');

const request = (tipo: RequestedChange['tipo'], estado: RequestedChange['estado']): RequestedChange => ({
  tipo,
  estado,
  fecha: '2026-02-03',
});

describe('kinds of change that can be requested', () => {
  it('are both until the end of the placement, its last day included', () => {
    expect(requestableKinds(placement, '2026-06-30')).toEqual(['Ampliación', 'Variación']);
    expect(requestableKinds(placement, '2026-07-01')).toEqual([]);
    expect(requestableKinds({ ...placement, estado: 'finalizada' }, '2026-02-10')).toEqual([]);
  });

  it('exclude a kind with a pending request', () => {
    const kindsWith = (...solicitudes: RequestedChange[]) =>
      requestableKinds({ ...placement, solicitudes }, '2026-02-10');
    expect(kindsWith(request('Ampliación', 'pendiente'))).toEqual(['Variación']);
    expect(kindsWith(request('Ampliación', 'rechazada'), request('Variación', 'aceptada'))).toHaveLength(2);
  });
});

describe('a request for a change', () => {
  it('requires a kind and a reason', () => {
    expect(problems({ motivo: ' ' })).toEqual({
      tipo: 'validation.required',
      motivo: 'validation.required',
    });
  });

  it('has to extend beyond the current last day', () => {
    const extension = (fechaFin: string) => problems({ tipo: 'Ampliación', fechaFin });
    expect(extension('')).toEqual({ fechaFin: 'validation.required' });
    expect(extension('2026-06-30')).toEqual({ fechaFin: 'placement-changes.endsNoLater' });
    expect(extension('2026-07-01')).toEqual({});
    expect(extension('2060-07-01')).toEqual({ fechaFin: 'validation.dayOfOtherYear' });
  });

  it('has to vary something, within the limits of working time', () => {
    const variation = (given: Partial<ChangeValues>) => problems({ tipo: 'Variación', ...given });
    expect(variation({})).toEqual({ horasAldia: 'placement-changes.variesNothing' });
    expect(variation({ horario: 'Tardes' })).toEqual({});
    expect(variation({ horasAldia: '5' })).toEqual({});
    expect(variation({ horasAldia: '5,5' })).toEqual({ horasAldia: 'placement-changes.tooManyHours' });
    expect(variation({ numeroDiasSemana: '7' })).toEqual({ horasAldia: 'placement-changes.tooManyHours' });
    expect(variation({ horasAldia: '0' })).toEqual({ horasAldia: 'validation.malformed' });
    expect(variation({ numeroDiasSemana: '8' })).toHaveProperty('numeroDiasSemana');
  });

  it('sends only what belongs to its kind', () => {
    const both = { fechaFin: '2026-07-31', horasAldia: '4,5', diasSemana: '1,3', horario: 'Tardes' };
    expect(changeRequest(values({ ...both, tipo: 'Ampliación' }), 4)).toEqual({
      idPractica: 4,
      tipo: 'Ampliación',
      fechaFin: '2026-07-31',
      motivo: 'Hay más trabajo',
    });
    expect(changeRequest(values({ ...both, tipo: 'Variación', diasSemana: '' }), 4)).toEqual({
      idPractica: 4,
      tipo: 'Variación',
      horasAldia: 4.5,
      horario: 'Tardes',
      motivo: 'Hay más trabajo',
    });
  });
});
