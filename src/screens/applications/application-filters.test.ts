import { describe, expect, it } from 'vitest';
import type { Application } from '#api/entities/application.ts';
import {
  applicationFiltersOf,
  countStates,
  filterApplications,
  isFiltered,
  noFilters,
} from './application-filters.ts';

const application = (idoferta: number, titulo: string, idPerfil: 1 | 2, estado: number) =>
  ({ idoferta, titulo, empresa: 'Talleres Óller', idPerfil, estado }) as Application;

const all = [
  application(41, 'Prácticas en diseño', 2, 1),
  application(52, 'Programación web', 1, 16),
  application(63, 'Diseño gráfico', 1, 1),
];
const found = (query: string): number[] =>
  filterApplications(all, applicationFiltersOf(new URLSearchParams(query))).map(({ idoferta }) => idoferta);

describe('the filters of applications', () => {
  it('are read from the query, as far as it says something', () => {
    const read = (query: string) => applicationFiltersOf(new URLSearchParams(query));
    expect(read('')).toEqual(noFilters);
    expect(read('texto=web&tipo=empleo&estado=16&estado=3&estado=16')).toEqual({
      texto: 'web',
      tipo: 'empleo',
      estado: [16, 3],
    });
    expect(read('tipo=otro&estado=x&estado=-1&estado=')).toEqual(noFilters);
    expect(isFiltered(read('texto=+'))).toBe(false);
    expect(isFiltered(read('estado=3'))).toBe(true);
  });

  it.each([
    ['', [41, 52, 63]],
    ['texto=DISENO', [41, 63]],
    ['texto=oller+web', [52]],
    ['texto=63', [63]],
    ['tipo=practicas', [41]],
    ['tipo=empleo&estado=1', [63]],
    ['estado=1&estado=16', [41, 52, 63]],
    ['estado=9', []],
  ])('find by words, kind and states: %s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('count the states that there are, and name a wanted one that there is not', () => {
    expect(countStates(all, [9])).toEqual([
      { estado: 1, count: 2 },
      { estado: 9, count: 0 },
      { estado: 16, count: 1 },
    ]);
  });
});
