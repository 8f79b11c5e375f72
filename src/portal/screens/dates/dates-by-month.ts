import { type AgendaEntry, type AgendaKind, agendaKinds, dayOf } from '#core/model/agenda/agenda.ts';
import { type FiltersOf, oneOf } from '#portal/lists/filters/filter-kinds.ts';

export const dateFilters = { tipo: oneOf<AgendaKind>(...agendaKinds) } as const;

export const filterDates = (
  entries: readonly AgendaEntry[],
  { tipo }: FiltersOf<typeof dateFilters>,
): readonly AgendaEntry[] => (tipo ? entries.filter(({ kind }) => kind === tipo) : entries);

/** Kinds of the entries, in the order in which kinds are listed. */
export const kindsOf = (entries: readonly AgendaEntry[]): AgendaKind[] =>
  agendaKinds.filter((wanted) => entries.some(({ kind }) => kind === wanted));

/**
 * Groups entries by month, YYYY-MM, keeping their order; those of days that are over come first, as `overdue`. A
 * running event belongs to today's month.
 * @param today YYYY-MM-DD
 */
export function groupDates(
  entries: readonly AgendaEntry[],
  today: string,
): [group: string, entries: AgendaEntry[]][] {
  const groups = new Map<string, AgendaEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry);
    const isOver = day < today;
    const group = isOver && entry.kind !== 'event' ? 'overdue' : (isOver ? today : day).slice(0, 7);
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return [...groups].toSorted(([a], [b]) => (a === 'overdue' ? -1 : b === 'overdue' ? 1 : a < b ? -1 : 1));
}
