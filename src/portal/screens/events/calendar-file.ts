/** What a calendar is told of an event. Moments as the contract writes them. */
export interface CalendarEntry {
  /** The same for the same event, for every download. */
  uid: string;
  title: string;
  start: string;
  end?: string | undefined;
  place?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

/** Moments without a zone are by this clock. */
const zone = 'Europe/Madrid';

/** How that clock changes, as RFC 5545 wants it said in the file itself. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * An event as a calendar file (iCalendar, RFC 5545), which every calendar opens.
 * @param stamp when the file is made
 */
export function calendarFile(
  { uid, title, start, end, place, text, url }: CalendarEntry,
  stamp: Date,
): string {
  const times = [start, end].filter((it) => it !== undefined);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Andana//Events//ES',
    'CALSCALE:GREGORIAN',
    ...(times.some(isOfZone) ? timeZone : []),
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART${timeValue(start)}`,
    ...endOf(start, end),
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const isDay = (moment: string): boolean => !moment.includes('T');
const isOfZone = (moment: string): boolean => !isDay(moment) && !/(?:Z|[+-]\d\d:\d\d)$/.test(moment);

/** Digits of a day, so many days later: YYYYMMDD. */
function day(moment: string, later = 0): string {
  const date = new Date(`${moment.slice(0, 10)}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + later);
  return date.toISOString().slice(0, 10).replaceAll('-', '');
}

const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A moment after the name of its property: a day, a moment of the zone, or one of UTC. */
function timeValue(moment: string): string {
  if (isDay(moment)) return `;VALUE=DATE:${day(moment)}`;
  if (!isOfZone(moment)) return `:${utc(new Date(moment))}`;
  const [hour = '00', minute = '00', second = '00'] = (moment.split('T')[1] ?? '').split(/[:.]/);
  return `;TZID=${zone}:${day(moment)}T${hour}${minute}${second}`;
}

/** The end, which must be of the kind of the start and after it; of days it is the one after the last. */
function endOf(start: string, end = start): string[] {
  if (isDay(start)) return [`DTEND;VALUE=DATE:${day(end < start ? start : end, 1)}`];
  // An end that only names a day lasts until its midnight.
  if (isDay(end)) return end > start.slice(0, 10) ? [`DTEND;TZID=${zone}:${day(end, 1)}T000000`] : [];
  return Date.parse(end) > Date.parse(start) ? [`DTEND${timeValue(end)}`] : [];
}

/** Text of a property: the letters that have a meaning there, and line breaks, are written with a backslash. */
function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, '\\$&')
      .replace(/\r\n|\r|\n/g, '\\n')
      // No other control character may stand in a file.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A line in pieces of at most 75 bytes, as the format wants it; no letter is cut in two. */
function folded(line: string): string {
  let room = 75;
  let text = '';
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (size > room) {
      text += '\r\n ';
      // The space counts.
      room = 74;
    }
    text += letter;
    room -= size;
  }
  return text;
}
