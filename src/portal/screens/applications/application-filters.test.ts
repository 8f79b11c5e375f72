import { describe, expect, it } from 'vitest';
import type { Application } from '#core/contract/entities/application.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { applicationFilters, countStates, filterApplications } from './application-filters.ts';

const application = (idoferta: number, titulo: string, idPerfil: 1 | 2, estado: number) =>
  ({ idoferta, titulo, empresa: 'Talleres Óller', idPerfil, estado }) as Application;

const all = [
  application(41, 'Prácticas en diseño', 2, 1),
  application(52, 'Programación web', 1, 16),
  application(63, 'Diseño gráfico', 1, 1),
];
const idsFor = (query: string): number[] =>
  filterApplications(all, readFilters(applicationFilters, new URLSearchParams(query))).map(
    ({ idoferta }) => idoferta,
  );

describe('the filters of applications', () => {
  it('are read from the query, without invalid values', () => {
    const read = (query: string) => readFilters(applicationFilters, new URLSearchParams(query));
    expect(read('')).toEqual({});
    expect(read('texto=web&tipo=empleo&estado=16,3,16')).toEqual({
      texto: 'web',
      tipo: 'empleo',
      estado: [16, 3],
    });
    expect(read('tipo=otro&estado=x,-1,')).toEqual({});
  });

  it.each([
    ['', [41, 52, 63]],
    ['texto=DISENO', [41, 63]],
    ['texto=oller+web', [52]],
    ['texto=63', [63]],
    ['tipo=practicas', [41]],
    ['tipo=empleo&estado=1', [63]],
    ['estado=1,16', [41, 52, 63]],
    ['estado=9', []],
  ])('match by words, kind and states: %s', (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });

  it('count the applications per state, including chosen states without any', () => {
    expect(countStates(all, [9])).toEqual([
      { estado: 1, count: 2 },
      { estado: 9, count: 0 },
      { estado: 16, count: 1 },
    ]);
  });
});
