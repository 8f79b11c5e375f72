import { describe, expect, it } from 'vitest';
import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { EducationRequest } from '#core/contract/entities/placement-request.ts';
import { groupByAnswer, placementOf } from './requests.ts';

const request = (values: Partial<EducationRequest>): EducationRequest => ({
  idSolicitudPractica: 1,
  estado: 'pendiente',
  nombre: 'Nora',
  apellidos: 'Prat Roig',
  fechaInicio: '2031-02-01',
  ...values,
});

const placement = (values: Partial<CompanyPlacement>): CompanyPlacement => ({
  id: 1,
  titulo: 'Prácticas',
  conServicio: false,
  nombre: 'Nora',
  apellidos: 'Prat Roig',
  fechaInicio: '2031-02-01',
  ...values,
});

describe('the requests of a school', () => {
  it('are grouped into pending ones, oldest first, and answered ones', () => {
    const { waiting, answered } = groupByAnswer([
      request({ idSolicitudPractica: 4, fecha: '2030-12-04' }),
      request({ idSolicitudPractica: 3, fecha: '2030-12-03', estado: 'aceptada' }),
      request({ idSolicitudPractica: 2, fecha: '2030-12-02' }),
      request({ idSolicitudPractica: 1, fecha: '2030-12-01', estado: 'rechazada' }),
    ]);
    expect(waiting.map(({ idSolicitudPractica }) => idSolicitudPractica)).toEqual([2, 4]);
    expect(answered.map(({ idSolicitudPractica }) => idSolicitudPractica)).toEqual([3, 1]);
  });
});

describe('the placement of a request', () => {
  const placements = [
    placement({ id: 1, nombre: 'Pau' }),
    placement({ id: 2, fechaInicio: '2030-02-01' }),
    placement({ id: 3, fechaFin: '2031-12-31' }),
  ];

  it('is the one of the same student with the same first day, even if its last day has changed', () => {
    expect(placementOf(request({ estado: 'aceptada', fechaFin: '2031-06-30' }), placements)?.id).toBe(3);
  });

  it('is undefined before the request is accepted', () => {
    expect(placementOf(request({}), placements)).toBeUndefined();
  });
});
