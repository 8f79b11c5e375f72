import type { TimeZone } from '#core/brand/calendar.ts';

/** Something dated in a calendar file; times in the format of the contract. */
export interface CalendarEntry {
  /** Stable per event across downloads. */
  uid: string;
  title: string;
  start: string;
  end?: string | undefined;
  place?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

/** Hours ahead of UTC in winter, and the abbreviations of winter and summer time. */
const zones: Readonly<Record<TimeZone, readonly [winter: number, standard: string, daylight: string]>> = {
  'Europe/Madrid': [1, 'CET', 'CEST'],
  'Atlantic/Canary': [0, 'WET', 'WEST'],
};

/** Definition of a zone, which RFC 5545 requires in the file; clocks change at 01:00 UTC. */
function timeZone(zone: TimeZone): string[] {
  const [winter, standard, daylight] = zones[zone];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:DAYLIGHT',
    `DTSTART:19810329T0${winter + 1}0000`,
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    `TZOFFSETFROM:+0${winter}00`,
    `TZOFFSETTO:+0${winter + 1}00`,
    `TZNAME:${daylight}`,
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    `DTSTART:19961027T0${winter + 2}0000`,
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    `TZOFFSETFROM:+0${winter + 1}00`,
    `TZOFFSETTO:+0${winter}00`,
    `TZNAME:${standard}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

/**
 * Serializes entries as an iCalendar file (RFC 5545).
 * @param stamp time of creation
 * @param zone of times without an offset
 */
export function calendarFile(entries: readonly CalendarEntry[], stamp: Date, zone: TimeZone): string {
  const times = entries.flatMap(({ start, end = start }) => [start, end]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Andana//Calendar//ES',
    'CALSCALE:GREGORIAN',
    ...(times.some(isInZone) ? timeZone(zone) : []),
    ...entries.flatMap((entry) => eventLines(entry, stamp, zone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function eventLines(entry: CalendarEntry, stamp: Date, zone: TimeZone): string[] {
  const { uid, title, start, end, place, text, url } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART${timeValue(start, zone)}`,
    ...endOf(zone, start, end),
    // A day without hours does not make anyone busy.
    ...(isDay(start) ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
  ];
}

const isDay = (moment: string): boolean => !moment.includes('T');
const isInZone = (moment: string): boolean => !isDay(moment) && !/(?:Z|[+-]\d\d:\d\d)$/.test(moment);

/** Day of a time as YYYYMMDD, optionally days later. */
function dayDigits(moment: string, later = 0): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** Value of a time property with its parameters: a day, a time in the zone, or a time in UTC. */
function timeValue(moment: string, zone: TimeZone): string {
  if (isDay(moment)) return `;VALUE=DATE:${dayDigits(moment)}`;
  if (!isInZone(moment)) return `:${utc(new Date(moment))}`;
  const [hour = '00', minute = '00', second = '00'] = (moment.split('T')[1] ?? '').split(/[:.]/);
  return `;TZID=${zone}:${dayDigits(moment)}T${hour}${minute}${second}`;
}

/** End property: of the same type as the start and after it; of days, exclusive as the format requires. */
function endOf(zone: TimeZone, start: string, end = start): string[] {
  if (isDay(start)) return [`DTEND;VALUE=DATE:${dayDigits(end < start ? start : end, 1)}`];
  // An end without a time is the midnight after that day.
  if (isDay(end)) return end > start.slice(0, 10) ? [`DTEND;TZID=${zone}:${dayDigits(end, 1)}T000000`] : [];
  return Date.parse(end) > Date.parse(start) ? [`DTEND${timeValue(end, zone)}`] : [];
}

/** Escapes special characters and line breaks of a text property. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // Other control characters are not allowed.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Folds a line at 75 bytes, as the format requires, without splitting characters. */
function foldLine(line: string): string {
  let room = 75;
  let text = '';
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (size > room) {
      text += '\r\n ';
      // The leading space of a folded line counts.
      room = 74;
    }
    text += letter;
    room -= size;
  }
  return text;
}
