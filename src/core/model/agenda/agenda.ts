import type { RouteId } from '#core/routing/table.ts';
import { localDay } from '#core/i18n/dates.ts';

export const agendaKinds = ['answer', 'closes', 'starts', 'ends', 'sheet', 'agreement', 'event'] as const;

/** What is due or happens on a day of the agenda. */
export type AgendaKind = (typeof agendaKinds)[number];

/** Something dated of a person or company. */
export interface AgendaEntry {
  /** Unique in an agenda, and the same in every calendar file. */
  key: string;
  kind: AgendaKind;
  /** Day, or local time of the contract. */
  at: string;
  /** End of an event. */
  until?: string | undefined;
  /** Name as somebody wrote it; absent where the kind says all. */
  name?: string;
  /** Language of the name, as the server tells it. */
  language?: string | undefined;
  /** Company or person that it concerns. */
  who?: string | undefined;
  place?: string | undefined;
  /** More about it, for calendar files. */
  about?: string | undefined;
  /** Page about it. */
  route: RouteId;
  /** Parameter of that page's address. */
  id?: string;
  /** Query of that page's address, or a place on it. */
  query?: string;
}

/** The day of an entry, YYYY-MM-DD. */
export const dayOf = ({ at }: Pick<AgendaEntry, 'at'>): string => localDay(at);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts entries by day and hour, days without hour first; simultaneous ones by their key. */
export const sortAgenda = (entries: readonly AgendaEntry[]): AgendaEntry[] =>
  entries.toSorted((a, b) => byText(dayOf(a), dayOf(b)) || byText(a.at, b.at) || byText(a.key, b.key));

/** Whether the day of an entry is over: the last day of an event, else the day itself. */
export const isPast = ({ at, until = at }: Pick<AgendaEntry, 'at' | 'until'>, today: string): boolean =>
  localDay(until < at ? at : until) < today;
