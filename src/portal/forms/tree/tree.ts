import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** An entry of a tree that can be chosen. */
export interface TreeEntry {
  id: number;
  label: string;
}

/** What stands together in a tree. */
export interface TreeGroup extends TreeEntry {
  entries: readonly TreeEntry[];
}

/** A line of a tree as it is shown: a group, or an entry of an open one. */
export interface TreeLine {
  key: string;
  label: string;
  level: 1 | 2;
  /** Place among its like, from 1, and how many they are. */
  place: number;
  of: number;
  /** What choosing it chooses. */
  ids: readonly number[];
  /** Of a group: whether its entries are shown. */
  isOpen?: boolean;
  /** Key of the group that it stands in. */
  group: string;
}

/** The entries that have a word, in any spelling of accents; a group whose own name has it keeps all of its own. */
export function found(groups: readonly TreeGroup[], search: string): readonly TreeGroup[] {
  const wanted = foldDiacritics(search.trim());
  if (wanted === '') return groups;
  const has = ({ label }: TreeEntry): boolean => foldDiacritics(label).includes(wanted);
  return groups
    .map((group) => (has(group) ? group : { ...group, entries: group.entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The lines of a tree, those of closed groups left out. */
export function linesOf(groups: readonly TreeGroup[], isOpen: (group: number) => boolean): TreeLine[] {
  return groups.flatMap((group, index) => {
    const key = `g${group.id}`;
    const open = isOpen(group.id);
    const head: TreeLine = {
      key,
      label: group.label,
      level: 1,
      place: index + 1,
      of: groups.length,
      ids: group.entries.map(({ id }) => id),
      isOpen: open,
      group: key,
    };
    if (!open) return [head];
    const lines = group.entries.map(({ id, label }, place): TreeLine => ({
      key: `${key}.${id}`,
      label,
      level: 2,
      place: place + 1,
      of: group.entries.length,
      ids: [id],
      group: key,
    }));
    return [head, ...lines];
  });
}

/** Whether all, some or none of what a line stands for is chosen. */
export function chosenOf({ ids }: Pick<TreeLine, 'ids'>, chosen: ReadonlySet<number>): boolean | 'mixed' {
  const count = ids.filter((id) => chosen.has(id)).length;
  return count === 0 ? false : count === ids.length || 'mixed';
}

/** What is chosen once a line was pressed: all of it where not all of it was, else none. */
export function toggled({ ids }: Pick<TreeLine, 'ids'>, chosen: readonly number[]): number[] {
  const before = new Set(chosen);
  const isAll = ids.every((id) => before.has(id));
  return isAll
    ? chosen.filter((id) => !ids.includes(id))
    : [...chosen, ...ids.filter((id) => !before.has(id))];
}

/** The line to go to by a key; `undefined` where the key is no way around. */
export function lineAfter(key: string, at: number, lines: readonly TreeLine[]): number | undefined {
  const last = lines.length - 1;
  const line = lines[at];
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(last, at + 10);
    case 'PageUp':
      return Math.max(0, at - 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return line?.level === 2 ? lines.findIndex((it) => it.key === line.group) : undefined;
    case 'ArrowRight':
      return line?.isOpen ? at + 1 : undefined;
    default:
      return undefined;
  }
}
