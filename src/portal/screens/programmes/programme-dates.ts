import type { Programme } from '#core/contract/entities/programme.ts';
import type { Formatter } from '#core/i18n/formatter.ts';

/** From when to when a programme goes, as far as it is known; `undefined` where nothing is. */
export function programmeDates(
  { fechaInicio, fechaFin }: Pick<Programme, 'fechaInicio' | 'fechaFin'>,
  { date, t }: Pick<Formatter, 'date' | 't'>,
): string | undefined {
  const from = fechaInicio && date(fechaInicio, { dateStyle: 'medium' });
  const to = fechaFin && date(fechaFin, { dateStyle: 'medium' });
  if (from && to) return `${from} – ${to}`;
  if (from) return t('programmes.from', { date: from });
  return to && t('programmes.until', { date: to });
}
