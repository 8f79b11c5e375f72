import type { RouteId } from '#core/routing/table.ts';
import type { Side } from '#core/routing/side.ts';
import { type NoticeEntry, noticeTable } from './notice-table.ts';

export type NoticeCode = keyof typeof noticeTable;

/** Codes as written on the wire: 501 to 539, and 504_egresado. */
export const noticeCodes = Object.keys(noticeTable);

/**
 * A notice to show: an entry of the table, with the server's message where it has no text, or a notice with
 * its own text.
 */
export type Notice =
  { code: NoticeCode; message?: string } | { code?: never; title: string; message: string; target?: RouteId };

export function noticeOf(code: NoticeCode): NoticeEntry {
  return noticeTable[code];
}

/** The page that the button of a notice leads to. */
export function noticeTarget(entry: Pick<NoticeEntry, 'target'>, side: Side): RouteId | undefined {
  return typeof entry.target === 'object' ? entry.target[side] : entry.target;
}
