import { describe, expect, it } from 'vitest';
import { chosenOf, filterGroups, lineAfter, linesOf, toggled, type TreeGroup } from './tree.ts';

const groups: TreeGroup[] = [
  {
    id: 7,
    label: 'Informática',
    entries: [
      { id: 71, label: 'Grado en Ingeniería Informática' },
      { id: 72, label: 'CFGS Desarrollo web' },
    ],
  },
  { id: 8, label: 'Ingeniería industrial', entries: [{ id: 81, label: 'Grado en Mecánica' }] },
];
const labels = (shown: readonly TreeGroup[]) => shown.flatMap(({ entries }) => entries.map(({ id }) => id));
const all = linesOf(groups, () => true);

describe('a tree', () => {
  it('is searched regardless of accents, in its entries and in the names of its groups', () => {
    expect(labels(filterGroups(groups, ' '))).toEqual([71, 72, 81]);
    expect(labels(filterGroups(groups, 'ingenieria'))).toEqual([71, 81]);
    expect(labels(filterGroups(groups, 'INFORMÁTICA'))).toEqual([71, 72]);
    expect(filterGroups(groups, 'derecho')).toEqual([]);
  });

  it('shows the entries of open groups, each with its position', () => {
    const lines = linesOf(groups, (group) => group === 8);
    expect(lines.map(({ key, position, siblingCount }) => [key, position, siblingCount])).toEqual([
      ['g7', 1, 2],
      ['g8', 2, 2],
      ['g8.81', 1, 1],
    ]);
  });

  it('shows whether all, some or none of a group is chosen, and chooses the rest of it', () => {
    const [group = { ids: [] }] = all;
    expect([[], [71], [71, 72]].map((ids) => chosenOf(group, new Set(ids)))).toEqual([false, 'mixed', true]);
    expect(toggled(group, [81, 72])).toEqual([81, 72, 71]);
    expect(toggled(group, [81, 72, 71])).toEqual([81]);
  });

  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['PageDown', 1, 4],
    ['PageUp', 4, 0],
    ['ArrowLeft', 2, 0],
    ['ArrowLeft', 3, undefined],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 4, undefined],
    ['a', 0, undefined],
  ])('moves by %s from line %i', (key, index, to) => {
    expect(lineAfter(key, index, all)).toBe(to);
  });
});
