import type { PortalEvent } from '#api/entities/event.ts';

type Dates = Pick<PortalEvent, 'fecha' | 'fechaFin'>;

/** The day of a moment of the contract in the time zone of the machine, YYYY-MM-DD. */
export function localDay(moment: string | Date): string {
  // Without a zone it is local already, and a day alone is the same day everywhere.
  if (typeof moment === 'string' && !/T.*(?:Z|[+-]\d\d:\d\d)$/.test(moment)) return moment.slice(0, 10);
  const date = new Date(moment);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whether a moment of the contract has an hour, and is not a day alone. */
export function hasHour(moment: string): boolean {
  return moment.includes('T');
}

/** Whether an event is over: it lasts until the end of its (last) day. */
export function isOver({ fecha, fechaFin = fecha }: Dates, now: Date): boolean {
  return localDay(fechaFin) < localDay(now);
}

/** When an event begins, in milliseconds; a day alone begins at its first hour. */
const startOf = ({ fecha }: Dates): number => Date.parse(hasHour(fecha) ? fecha : `${fecha}T00:00`);

/** Events that are not over, the nearest first; of the same moment, in the order of their titles. */
export function upcomingEvents(events: readonly PortalEvent[], now: Date): PortalEvent[] {
  return events
    .filter((event) => !isOver(event, now))
    .toSorted((a, b) => startOf(a) - startOf(b) || a.titulo.localeCompare(b.titulo));
}
