import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** Selectable entry of a tree. */
export interface TreeEntry {
  id: number;
  label: string;
}

/** Group of entries in a tree. */
export interface TreeGroup extends TreeEntry {
  entries: readonly TreeEntry[];
}

/** Visible line of a tree: a group, or an entry of an open group. */
export interface TreeLine {
  key: string;
  label: string;
  level: 1 | 2;
  /** Position among the siblings, from 1. */
  position: number;
  /** Number of siblings, this line included. */
  siblingCount: number;
  /** Ids that choosing the line chooses. */
  ids: readonly number[];
  /** Whether a group's entries are shown; absent for an entry. */
  isOpen?: boolean;
  /** Key of the line's group; that of the line itself for a group. */
  group: string;
}

/** Filters entries by a text, ignoring accents; a group whose name matches keeps all its entries. */
export function filterGroups(groups: readonly TreeGroup[], search: string): readonly TreeGroup[] {
  const wanted = foldDiacritics(search.trim());
  if (wanted === '') return groups;
  const has = ({ label }: TreeEntry): boolean => foldDiacritics(label).includes(wanted);
  return groups
    .map((group) => (has(group) ? group : { ...group, entries: group.entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Visible lines of a tree, without the entries of closed groups. */
export function linesOf(groups: readonly TreeGroup[], isOpen: (group: number) => boolean): TreeLine[] {
  return groups.flatMap((group, index) => {
    const key = `g${group.id}`;
    const open = isOpen(group.id);
    const head: TreeLine = {
      key,
      label: group.label,
      level: 1,
      position: index + 1,
      siblingCount: groups.length,
      ids: group.entries.map(({ id }) => id),
      isOpen: open,
      group: key,
    };
    if (!open) return [head];
    const lines = group.entries.map(({ id, label }, entryIndex): TreeLine => ({
      key: `${key}.${id}`,
      label,
      level: 2,
      position: entryIndex + 1,
      siblingCount: group.entries.length,
      ids: [id],
      group: key,
    }));
    return [head, ...lines];
  });
}

/** Whether all, some (`mixed`) or none of a line's ids are chosen. */
export function chosenOf({ ids }: Pick<TreeLine, 'ids'>, chosen: ReadonlySet<number>): boolean | 'mixed' {
  const count = ids.filter((id) => chosen.has(id)).length;
  return count === 0 ? false : count === ids.length || 'mixed';
}

/** Chosen ids after toggling a line: all of its ids, or none if all of them were chosen. */
export function toggled({ ids }: Pick<TreeLine, 'ids'>, chosen: readonly number[]): number[] {
  const before = new Set(chosen);
  const isAll = ids.every((id) => before.has(id));
  return isAll
    ? chosen.filter((id) => !ids.includes(id))
    : [...chosen, ...ids.filter((id) => !before.has(id))];
}

/** Index of the line to which a key moves; `undefined` if the key does not move. */
export function lineAfter(key: string, index: number, lines: readonly TreeLine[]): number | undefined {
  const last = lines.length - 1;
  const line = lines[index];
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'PageDown':
      return Math.min(last, index + 10);
    case 'PageUp':
      return Math.max(0, index - 10);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowLeft':
      return line?.level === 2 ? lines.findIndex((other) => other.key === line.group) : undefined;
    case 'ArrowRight':
      return line?.isOpen ? index + 1 : undefined;
    default:
      return undefined;
  }
}
