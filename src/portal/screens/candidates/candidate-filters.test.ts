import { describe, expect, it } from 'vitest';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { readFilters } from '#portal/lists/filters/filter-kinds.ts';
import { candidateFilters, filterCandidates, tabsOf } from './candidate-filters.ts';
import { neighbours, sortCandidates } from './candidate-order.ts';

const candidate = (idCandidatura: number, more: Partial<Candidate> = {}): Candidate => ({
  idCandidatura,
  estado: 3,
  fecha: `2026-02-0${idCandidatura}T10:00:00`,
  leido: true,
  ...more,
});

const fit = (cumple: number) => ({ requisitos: { cumple, total: 6 } });
const all = [
  candidate(1, { nombre: 'Zoë', apellidos: 'Ávila Prat', titulacion: 101, leido: false, ...fit(6) }),
  candidate(2, { nombre: 'Biel', apellidos: 'Soler', estado: 9, titulacion: 102, ...fit(5) }),
  candidate(3, { iniciales: 'M. T.', estado: 4, ...fit(2) }),
  candidate(4, { nombre: 'Ona', apellidos: 'Bosch', estado: 16, requisitos: { cumple: 0, total: 0 } }),
];
const ids = (rows: readonly Candidate[]): number[] => rows.map(({ idCandidatura }) => idCandidatura);
const idsFor = (query: string): number[] =>
  ids(filterCandidates(all, readFilters(candidateFilters, new URLSearchParams(query))));

describe('the filters of candidates', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['texto=avila+zoe', [1]],
    ['texto=m.', [3]],
    ['estado=9,16', [2, 4]],
    ['titulacion=101', [1]],
    ['encaje=todo', [1]],
    ['encaje=casi', [1, 2]],
    ['lectura=nuevas', [1]],
    ['desde=2026-02-02&hasta=2026-02-03', [2, 3]],
    ['encaje=otra&lectura=x&desde=ayer', [1, 2, 3, 4]],
  ])('match by name, state, degree, fit, reading and days: %s', (query, expected) => {
    expect(idsFor(query)).toEqual(expected);
  });
});

describe('the order of candidates', () => {
  it('is by date, fit or surname, with initials in place of a hidden name', () => {
    expect(ids(sortCandidates(all, undefined, 'es'))).toEqual([4, 3, 2, 1]);
    expect(ids(sortCandidates(all, 'antiguas', 'es'))).toEqual([1, 2, 3, 4]);
    expect(ids(sortCandidates(all, 'encaje', 'es'))).toEqual([1, 2, 3, 4]);
    expect(ids(sortCandidates(all, 'nombre', 'es'))).toEqual([1, 4, 3, 2]);
  });
});

describe('the tabs of the list', () => {
  const states: DomainRow[] = [
    { id: 3, descripcion: 'Enviada', fase: 'nuevas' },
    { id: 4, descripcion: 'En selección', fase: 'enProceso' },
    { id: 16, descripcion: 'Preinscripción', fase: 'enProceso' },
    { id: 9, descripcion: 'No seleccionada', fase: 'descartadas' },
  ];

  it('are the phases with their counts, including empty ones', () => {
    expect(tabsOf(all, states).map(({ key, count }) => [key, count])).toEqual([
      ['nuevas', 1],
      ['enProceso', 2],
      ['finalistas', 0],
      ['seleccionadas', 0],
      ['descartadas', 1],
    ]);
    expect(ids(filterCandidates(all, {}, tabsOf(all, states)[1]))).toEqual([3, 4]);
  });

  it('are the states in use if the server sends no phases', () => {
    const plain = states.map(({ id, descripcion }) => ({ id, descripcion }));
    expect(tabsOf(all, plain).map(({ key, count }) => [key, count])).toEqual([
      ['3', 1],
      ['4', 1],
      ['9', 1],
      ['16', 1],
    ]);
  });
});

describe('the neighbours of a candidate', () => {
  const neighbourIds = (id: number, last?: number) => {
    const { previous, next } = neighbours(all, id, last);
    return [previous?.idCandidatura, next?.idCandidatura];
  };
  it('are the previous and next ones of the list', () => {
    expect(neighbourIds(2)).toEqual([1, 3]);
    expect(neighbourIds(1)).toEqual([undefined, 2]);
    expect(neighbourIds(4)).toEqual([3, undefined]);
  });

  it('stay the same after the candidate has left the list', () => {
    expect(neighbourIds(99, 2)).toEqual([2, 3]);
    expect(neighbourIds(99, 4)).toEqual([4, undefined]);
    expect(neighbourIds(99)).toEqual([undefined, undefined]);
  });
});
