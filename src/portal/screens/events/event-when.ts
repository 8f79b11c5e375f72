import type { PortalEvent } from '#core/contract/entities/event.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import { localDay } from '#core/i18n/dates.ts';
import { hasHour } from '#core/model/events.ts';

/**
 * Formats the time of an event in up to two lines: its day, "jueves, 5 de marzo de 2026", and its hours if known;
 * or the first and the last day.
 */
export function eventWhen(
  { fecha, fechaFin }: Pick<PortalEvent, 'fecha' | 'fechaFin'>,
  { date }: Pick<Formatter, 'date'>,
): [string, string?] {
  const first = localDay(fecha);
  const last = fechaFin === undefined ? first : localDay(fechaFin);
  const hour = (moment: string): string => date(moment, { hour: '2-digit', minute: '2-digit' });
  if (last > first) {
    const part = (moment: string, day: string): string =>
      date(day, { dateStyle: 'medium' }) + (hasHour(moment) ? `, ${hour(moment)}` : '');
    return [`${part(fecha, first)} –`, part(fechaFin ?? fecha, last)];
  }
  const day = date(first, { dateStyle: 'full' });
  if (!hasHour(fecha)) return [day];
  const end = fechaFin !== undefined && hasHour(fechaFin) && hour(fechaFin) !== hour(fecha);
  return [day, end ? `${hour(fecha)}–${hour(fechaFin)}` : hour(fecha)];
}
