import type { WeeklySheet } from '#core/contract/entities/placement.ts';
import { usePage } from '#portal/island/page-context.ts';
import { endOfWeek } from '#core/model/weekly-sheets.ts';

/** Formats a week by its first and last day. */
export function useWeek(): (sheet: Pick<WeeklySheet, 'semana'>) => string {
  const { date } = usePage().format;
  return ({ semana }) => {
    const from = date(semana, { day: 'numeric', month: 'short' });
    return `${from} – ${date(endOfWeek(semana), { dateStyle: 'medium' })}`;
  };
}
