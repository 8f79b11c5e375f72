import type { Formatter } from '#core/i18n/formatter.ts';

/**
 * Formats the period of a job by month.
 * @param start YYYY-MM-DD, like `end`
 */
export function workPeriod(
  { t, date }: Formatter,
  start: string | undefined,
  end: string | undefined,
): string | undefined {
  const month = (day: string): string => date(day, { month: 'long', year: 'numeric' });
  if (start) return t('cv.period', { start: month(start), end: end ? month(end) : t('cv.now') });
  return end && t('cv.until', { end: month(end) });
}
