import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const stamp = new Date('2026-03-01T09:08:07.123Z');
const entry: CalendarEntry = { uid: 'foro@portal.example', title: 'Foro', start: '2026-03-05T10:00' };

/** Lines of a file with folded lines unfolded. */
const linesOf = (more: Partial<CalendarEntry>): string[] =>
  calendarFile([{ ...entry, ...more }], stamp, 'Europe/Madrid')
    .replaceAll('\r\n ', '')
    .split('\r\n');
const times = (more: Partial<CalendarEntry>): string[] =>
  linesOf(more)
    .slice(linesOf(more).indexOf('BEGIN:VEVENT'))
    .filter((line) => /^DT(START|END)/.test(line));
const unescapeText = (text: string): string =>
  text.replace(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));

describe('a calendar file', () => {
  it('has an event with time, title, place and link', () => {
    const lines = linesOf({
      place: 'Aula 1',
      text: 'Ven',
      url: 'https://portal.example/evento-publico/foro',
    });
    expect(lines.slice(0, 4)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Andana//Calendar//ES',
      'CALSCALE:GREGORIAN',
    ]);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:foro@portal.example',
      'DTSTAMP:20260301T090807Z',
      'DTSTART;TZID=Europe/Madrid:20260305T100000',
      'SUMMARY:Foro',
      'LOCATION:Aula 1',
      'DESCRIPTION:Ven',
      'URL:https://portal.example/evento-publico/foro',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('defines the time zone only if it is used', () => {
    const lines = linesOf({});
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Europe/Madrid']);
    expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU');
    expect(linesOf({ start: '2026-03-05' }).join()).not.toContain('VTIMEZONE');
    expect(linesOf({ start: '2026-03-05T10:00Z' }).join()).not.toContain('VTIMEZONE');
  });

  it('has times in the zone of the institution', () => {
    const file = calendarFile([entry], stamp, 'Atlantic/Canary');
    const lines = file.split('\r\n');
    expect(lines).toContain('DTSTART;TZID=Atlantic/Canary:20260305T100000');
    expect(lines.slice(lines.indexOf('BEGIN:DAYLIGHT'), lines.indexOf('END:DAYLIGHT'))).toEqual([
      'BEGIN:DAYLIGHT',
      'DTSTART:19810329T010000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0100',
      'TZNAME:WEST',
    ]);
  });

  it.each([
    ['2026-03-05T10:00', '2026-03-05T12:30:15', ';TZID=Europe/Madrid:20260305T123015'],
    ['2026-03-05T10:00', '2026-03-06', ';TZID=Europe/Madrid:20260307T000000'],
    ['2026-03-05T10:00Z', '2026-03-05T13:00+02:00', ':20260305T110000Z'],
    ['2026-03-05', '2026-03-05', ';VALUE=DATE:20260306'],
    ['2026-02-28', '2026-02-28T20:00', ';VALUE=DATE:20260301'],
    ['2026-12-31', undefined, ';VALUE=DATE:20270101'],
  ])('has the end of an event from %s to %s', (start, end, expected) => {
    expect(times({ start, end })[1]).toBe(`DTEND${expected}`);
  });

  it.each([
    ['2026-03-05T10:00', undefined],
    ['2026-03-05T10:00', '2026-03-05'],
    ['2026-03-05T10:00', '2026-03-05T10:00'],
    ['2026-03-05T10:00', '2026-03-04T10:00'],
  ])('has no end for an event from %s to %s', (start, end) => {
    expect(times({ start, end })).toHaveLength(1);
  });

  it('escapes special characters in texts, but not in the address', () => {
    const lines = linesOf({
      title: 'Pan, vino; y \\ "más"',
      text: 'Uno\r\nDos\nTres',
      url: 'https://x.example/?a=1,2;3',
    });
    expect(lines).toContain('SUMMARY:Pan\\, vino\\; y \\\\ "más"');
    expect(lines).toContain('DESCRIPTION:Uno\\nDos\\nTres');
    expect(lines).toContain('URL:https://x.example/?a=1,2;3');
  });

  it('folds lines to 75 bytes without splitting characters or changing texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const file = calendarFile([{ ...entry, title }], stamp, 'Europe/Madrid');
        const raw = file.split('\r\n');
        expect(raw.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        const summary = linesOf({ title }).find((line) => line.startsWith('SUMMARY:')) ?? '';
        expect(unescapeText(summary.slice('SUMMARY:'.length))).toBe(title);
      }),
    );
  });
});
