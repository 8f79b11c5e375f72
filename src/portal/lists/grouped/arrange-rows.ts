import type { MessageId } from '#core/i18n/messages.ts';
import { matchesWords } from '../filters/matches-words.ts';

/** A group of the rows of a list, by their state. */
export interface RowGroup {
  /** Value in the query of the address. */
  key: string;
  name: MessageId;
  /** Collapsed while nothing is searched: rows that have ended or are complete. */
  isFolded?: boolean;
}

/** A selection of rows across the groups, such as those that end soon. */
export interface RowView<Row> {
  /** Value in the query of the address. */
  key: string;
  name: MessageId;
  /** @param today YYYY-MM-DD */
  has: (row: Row, today: string) => boolean;
}

/** How a list is searched, filtered and grouped. */
export interface RowArrangement<Row> {
  /** Prefix of the query parameters, on a page with several lists. */
  prefix?: string;
  /** Groups in the order in which they are shown. */
  groups: readonly RowGroup[];
  /**
   * Key of the group of a row.
   * @param today YYYY-MM-DD
   */
  groupOf: (row: Row, today: string) => string;
  views?: readonly RowView<Row>[];
  /** Texts that a search looks through. */
  wordsOf: (row: Row) => readonly (string | number | undefined)[];
}

/** Entry of the switch above a list. */
export interface RowTab {
  key: string;
  name: MessageId;
  count: number;
}

/** Rows of a list that match its filters. */
export interface ArrangedRows<Row> {
  matches: readonly Row[];
  /** Groups and views with any row that has the sought words, and the chosen one. */
  tabs: readonly RowTab[];
  /** Groups with any match. */
  groups: readonly (RowGroup & { rows: readonly Row[] })[];
}

/** Filters of a list: sought words, and the key of a group or view. */
export interface RowFilters {
  words?: string | undefined;
  part?: string | undefined;
}

/**
 * Searches, filters and groups the rows of a list.
 * @param today YYYY-MM-DD
 */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { groups, groupOf, views = [], wordsOf }: RowArrangement<Row>,
  { words, part }: RowFilters,
  today: string,
): ArrangedRows<Row> {
  const found = rows.filter((row) => matchesWords(words, ...wordsOf(row)));
  const ofGroup = Map.groupBy(found, (row) => groupOf(row, today));
  const rowsOf = (key: string): readonly Row[] => {
    const view = views.find((one) => one.key === key);
    return view ? found.filter((row) => view.has(row, today)) : (ofGroup.get(key) ?? []);
  };
  const matches = part === undefined ? found : rowsOf(part);
  const matched = new Set(matches);
  const all = groups
    .map((group) => ({ ...group, rows: rowsOf(group.key).filter((row) => matched.has(row)) }))
    .filter((group) => group.rows.length > 0);
  // A filter selects what is seen, and a list of nothing but ended rows would be empty.
  const isNothingFolded =
    Boolean(words?.trim()) || part !== undefined || all.every(({ isFolded }) => isFolded);
  return {
    matches,
    tabs: [...groups, ...views]
      .map(({ key, name }) => ({ key, name, count: rowsOf(key).length }))
      .filter(({ key, count }) => count > 0 || key === part),
    groups: isNothingFolded ? all.map((group) => ({ ...group, isFolded: false })) : all,
  };
}
