export type Key = string | number;

/** Chosen rows among the shown ones. */
export interface Choice<K extends Key> {
  /** In the order of the rows. */
  chosen: readonly K[];
  all: 'none' | 'some' | 'all';
}

/** Chosen rows among the shown ones; a marked row that was removed or filtered out is not acted upon. */
export function choiceOf<K extends Key>(rows: readonly K[], marked: ReadonlySet<K>): Choice<K> {
  const chosen = rows.filter((key) => marked.has(key));
  const isAll = rows.length > 0 && chosen.length === rows.length;
  return { chosen, all: chosen.length === 0 ? 'none' : isAll ? 'all' : 'some' };
}

/** Marks with the given rows added or removed. */
export function withMarks<K extends Key>(
  marked: ReadonlySet<K>,
  rows: readonly K[],
  isOn: boolean,
): ReadonlySet<K> {
  return new Set(isOn ? [...marked, ...rows] : [...marked].filter((key) => !rows.includes(key)));
}

/** Range of rows between two, both included, in either order. */
export function between<K extends Key>(rows: readonly K[], from: K | undefined, to: K): readonly K[] {
  const ends = [rows.indexOf(from ?? to), rows.indexOf(to)].toSorted((a, b) => a - b);
  const [first = 0, last = 0] = ends;
  return first < 0 ? [to] : rows.slice(first, last + 1);
}
