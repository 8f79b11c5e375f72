import type { Programme } from '#core/contract/entities/programme.ts';
import type { Formatter } from '#core/i18n/formatter.ts';

/** Start and end of a programme as text, as far as known; `undefined` without either. */
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
