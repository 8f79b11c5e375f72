import type { Formatter } from '#core/i18n/formatter.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import type { AgendaEntry, AgendaKind } from './agenda.ts';
import type { CalendarEntry } from './calendar-file.ts';

/** Names of the kinds of entries. */
export const kindTexts = {
  answer: 'frame.dateAnswer',
  closes: 'frame.dateCloses',
  starts: 'frame.dateStarts',
  ends: 'frame.dateEnds',
  sheet: 'frame.dateSheet',
  agreement: 'frame.dateAgreement',
  event: 'frame.dateEvent',
} as const satisfies Record<AgendaKind, MessageId>;

/** Address of the page about an entry; undefined where the brand does not have the page. */
export function entryAddress(
  { route, id, query = '' }: AgendaEntry,
  paths: PublicBrand['paths'],
): string | undefined {
  const pattern = paths[route];
  return pattern && fillPattern(pattern, id === undefined ? {} : { id }) + query;
}

/** What an entry is about, in one line: "Cierra: Prácticas en diseño". */
export function entryTitle({ kind, name }: AgendaEntry, { t }: Pick<Formatter, 't'>): string {
  if (kind === 'event' && name) return name;
  return name ? `${t(kindTexts[kind])}: ${name}` : t(kindTexts[kind]);
}

/**
 * An entry as it stands in calendar files, with the address of its page.
 * @param origin of the portal
 */
export function calendarEntry(
  entry: AgendaEntry,
  paths: PublicBrand['paths'],
  format: Pick<Formatter, 't'>,
  origin: string,
): CalendarEntry {
  const address = entryAddress(entry, paths);
  return {
    uid: `${entry.key}@${new URL(origin).hostname}`,
    title: entryTitle(entry, format),
    start: entry.at,
    end: entry.until,
    place: entry.place,
    text: [entry.who, entry.about].filter(Boolean).join('\n') || undefined,
    url: address && origin + address,
  };
}
