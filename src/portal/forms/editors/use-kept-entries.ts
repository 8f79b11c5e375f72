import { useStore } from '@nanostores/react';
import { useEditing } from './editing-context.ts';

/**
 * Adds the entries that have to stay in a filtered list: the one that is edited, that was just saved, or whose button
 * is to get the focus.
 * @param id prefix of the editor ids, as for the list of entries
 */
export function useKeptEntries<T extends { id: number }>(
  id: string,
  entries: readonly T[],
  matches: readonly T[],
): readonly T[] {
  const editing = useEditing();
  const kept = [useStore(editing.$open)?.id, useStore(editing.$saved), useStore(editing.$focus)];
  const extra = entries.filter((entry) => kept.includes(`${id}:${entry.id}`) && !matches.includes(entry));
  return extra.length > 0 ? [...matches, ...extra] : matches;
}
