/** Time zones of the institutions. */
export type TimeZone = 'Europe/Madrid' | 'Atlantic/Canary';

/** The time from an instant until another one, in milliseconds since 1970: the end is not part of it. */
export type CalendarPeriod = readonly [from: number, until: number];

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: TimeZone): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, date, hour, minutes, second) - instant;
}

/**
 * The instant of a local time in a time zone.
 * @param local in the form `2026-12-24` (its first moment) or `2026-12-24 20:30`
 */
export function instantOf(local: string, timeZone: TimeZone): number {
  const [date = '', time = '00:00'] = local.split(' ');
  const utc = Date.parse(`${date}T${time}:00Z`);
  // The offset may be another one at the instant itself, near a change of the clocks.
  return utc - offsetAt(utc - offsetAt(utc, timeZone), timeZone);
}

/** The end of a day in a time zone: the first moment of the next one. */
export function endOfDay(date: string, timeZone: TimeZone): number {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
  return instantOf(next, timeZone);
}

/** Whole days, the last one included. */
export const periodOfDays = (from: string, until: string, timeZone: TimeZone): CalendarPeriod => [
  instantOf(from, timeZone),
  endOfDay(until, timeZone),
];

/** The settings of a brand that close its portal, and reopen it. */
interface MaintenanceSettings {
  mantenimiento?: { desde: string; hasta: string };
  zonaHoraria: TimeZone;
}

/** The maintenance of a brand that has dates. */
export const maintenancePeriod = ({
  mantenimiento,
  zonaHoraria,
}: MaintenanceSettings): CalendarPeriod | undefined =>
  mantenimiento && [instantOf(mantenimiento.desde, zonaHoraria), instantOf(mantenimiento.hasta, zonaHoraria)];

/** Whether an instant is in a period; never in none. */
export const isWithin = (period: CalendarPeriod | undefined, instant: number): boolean =>
  period !== undefined && instant >= period[0] && instant < period[1];
