import ical, { type VEvent } from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const file = calendarFile(
  [
    { uid: 'answer-1@portal.example', title: 'Último día: «Taller; vidrio, y más»', start: '2026-03-12' },
    {
      uid: 'foro@portal.example',
      title: 'Foro de empleo, con un título tan largo que no cabe en una sola línea del fichero',
      start: '2026-07-05T10:00',
      end: '2026-07-05T12:30',
      place: 'Aula 0.12 & en línea',
      text: 'Uno\nDos',
      url: 'https://portal.example/eventos/foro',
    },
  ],
  new Date('2026-03-01T09:08:07Z'),
  'Atlantic/Canary',
);

/** What a reader makes of an event; the start as an instant. */
interface Read {
  uid: string;
  title: string | undefined;
  start: string;
  isDay: boolean;
  place: string | undefined;
  text: string | undefined;
}

function byNodeIcal(): Read[] {
  const events = Object.values(ical.sync.parseICS(file)).filter((it): it is VEvent => it?.type === 'VEVENT');
  return events.map(({ uid, summary, start, datetype, location, description }) => ({
    uid,
    title: String(summary),
    // Days are read as local midnights.
    start: datetype === 'date' ? start.toLocaleDateString('sv-SE') : start.toISOString(),
    isDay: datetype === 'date',
    place: location as string | undefined,
    text: description as string | undefined,
  }));
}

function byTsIcs(): Read[] {
  const { events = [] } = convertIcsCalendar(undefined, file);
  return events.map(({ uid, summary, start, location, description }) => ({
    uid,
    title: summary,
    start: start.type === 'DATE' ? start.date.toISOString().slice(0, 10) : start.date.toISOString(),
    isDay: start.type === 'DATE',
    place: location,
    text: description,
  }));
}

it.each([
  ['node-ical', byNodeIcal],
  ['ts-ics', byTsIcs],
])('%s reads days, times of the zone and texts as they were written', (_, read) => {
  expect(read()).toEqual([
    {
      uid: 'answer-1@portal.example',
      title: 'Último día: «Taller; vidrio, y más»',
      start: '2026-03-12',
      isDay: true,
      place: undefined,
      text: undefined,
    },
    {
      uid: 'foro@portal.example',
      title: 'Foro de empleo, con un título tan largo que no cabe en una sola línea del fichero',
      // Summer time of the Canaries is an hour ahead of UTC.
      start: '2026-07-05T09:00:00.000Z',
      isDay: false,
      place: 'Aula 0.12 & en línea',
      text: 'Uno\nDos',
    },
  ]);
});
