import { describe, expect, it } from 'vitest';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import { tabsOf } from '../candidate-filters.ts';
import { boardColumns, cardAt, movesInto } from './board-columns.ts';

const states: DomainRow[] = [
  { id: 3, descripcion: 'Enviada', fase: 'nuevas' },
  { id: 5, descripcion: 'Preseleccionada', fase: 'finalistas' },
  { id: 6, descripcion: 'Entrevista', fase: 'finalistas' },
  { id: 9, descripcion: 'No seleccionada', fase: 'descartadas' },
];
const candidate = (idCandidatura: number, estado: number, more: Partial<Candidate> = {}): Candidate => ({
  idCandidatura,
  estado,
  fecha: '2026-03-01',
  leido: true,
  ...more,
});
const rows = [candidate(1, 6), candidate(2, 3), candidate(3, 5)];
const columns = boardColumns(rows, tabsOf(rows, states));

describe('the board', () => {
  it('has a column for each phase, with its candidates in the order of the list', () => {
    expect(columns.map(({ tab, candidates }) => [tab.key, candidates.map((it) => it.idCandidatura)])).toEqual(
      [
        ['nuevas', [2]],
        ['enProceso', []],
        ['finalistas', [1, 3]],
        ['seleccionadas', []],
        ['descartadas', []],
      ],
    );
  });

  it('offers the moves into a column that the server allows, and none where it says nothing', () => {
    const into = (more: Partial<Candidate>): number[][] =>
      columns.map((column) => movesInto(column, candidate(2, 3, more), states).map(({ id }) => id));
    expect(into({ estadosPosibles: [5, 6, 9] })).toEqual([[], [], [5, 6], [], [9]]);
    expect(into({ estadosPosibles: [] }).flat()).toEqual([]);
    expect(into({}).flat()).toEqual([]);
  });

  it.each([
    [1, 'ArrowDown', 3],
    [3, 'ArrowDown', undefined],
    [3, 'ArrowUp', 1],
    [1, 'ArrowUp', undefined],
    [3, 'ArrowLeft', 2],
    [2, 'ArrowRight', 1],
    [2, 'ArrowLeft', undefined],
    [1, 'ArrowRight', undefined],
    [1, 'Home', 1],
  ])('leads from card %i by %s to %s, past empty columns', (from, key, to) => {
    expect(cardAt([[2], [], [1, 3], []], from, key)).toBe(to);
  });
});
