import type { PortalEvent } from '#core/contract/entities/event.ts';
import { localDay } from '#core/i18n/dates.ts';

type Dates = Pick<PortalEvent, 'fecha' | 'fechaFin'>;

/** Whether a moment of the contract has an hour, and is not only a day. */
export function hasHour(moment: string): boolean {
  return moment.includes('T');
}

/** Whether an event is over: it lasts until the end of its (last) day. */
export function isOver({ fecha, fechaFin = fecha }: Dates, now: Date): boolean {
  return localDay(fechaFin) < localDay(now);
}

/** Start of an event in milliseconds; a day without hour starts at midnight. */
const startOf = ({ fecha }: Dates): number => Date.parse(hasHour(fecha) ? fecha : `${fecha}T00:00`);

/** Events that are not over, the nearest first; simultaneous ones by title. */
export function upcomingEvents(events: readonly PortalEvent[], now: Date): PortalEvent[] {
  return events
    .filter((event) => !isOver(event, now))
    .toSorted((a, b) => startOf(a) - startOf(b) || a.titulo.localeCompare(b.titulo));
}
