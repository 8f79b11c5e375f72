import { describe, expect, it } from 'vitest';
import { arrangeRows, type RowArrangement, type RowFilters } from './arrange-rows.ts';

interface Stay {
  id: number;
  name: string;
  end: string;
}

const arrangement: RowArrangement<Stay> = {
  groups: [
    { key: 'curso', name: 'placement-changes.active' },
    { key: 'fin', name: 'placement-changes.finished', isFolded: true },
  ],
  groupOf: ({ end }, today) => (end < today ? 'fin' : 'curso'),
  views: [{ key: 'pronto', name: 'placement-changes.upcoming', has: ({ end }) => end.startsWith('2026-03') }],
  wordsOf: ({ name }) => [name],
};
const today = '2026-03-10';
const stays: readonly Stay[] = [
  { id: 1, name: 'Íngrid Çelik', end: '2026-03-20' },
  { id: 2, name: 'Ana Prat', end: '2026-01-31' },
  { id: 3, name: 'Ana Çelik', end: '2026-09-30' },
];

const arrange = (filters: RowFilters, rows = stays) => {
  const { matches, tabs, groups } = arrangeRows(rows, arrangement, filters, today);
  return {
    matches: matches.map(({ id }) => id),
    tabs: tabs.map(({ key, count }) => `${key} ${count}`),
    groups: groups.map(({ key, isFolded, rows }) => [key, isFolded ?? false, rows.map(({ id }) => id)]),
  };
};

describe('the rows of a list', () => {
  it('are grouped by state, with the ended ones folded', () => {
    expect(arrange({})).toEqual({
      matches: [1, 2, 3],
      tabs: ['curso 2', 'fin 1', 'pronto 1'],
      groups: [
        ['curso', false, [1, 3]],
        ['fin', true, [2]],
      ],
    });
  });

  it('are searched without accents, with no group folded', () => {
    expect(arrange({ words: 'ana' })).toEqual({
      matches: [2, 3],
      tabs: ['curso 1', 'fin 1'],
      groups: [
        ['curso', false, [3]],
        ['fin', false, [2]],
      ],
    });
    expect(arrange({ words: 'celik' }).matches).toEqual([1, 3]);
  });

  it('are those of the chosen group or view, whose tab stays without rows', () => {
    expect(arrange({ part: 'fin' }).groups).toEqual([['fin', false, [2]]]);
    expect(arrange({ part: 'pronto' }).matches).toEqual([1]);
    expect(arrange({ part: 'pronto', words: 'prat' })).toEqual({
      matches: [],
      tabs: ['fin 1', 'pronto 0'],
      groups: [],
    });
  });

  it('are not folded if all have ended', () => {
    expect(arrange({}, [{ id: 2, name: 'Ana', end: '2026-01-31' }]).groups).toEqual([['fin', false, [2]]]);
  });
});
