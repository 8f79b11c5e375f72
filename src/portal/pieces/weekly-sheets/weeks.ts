import type { WeeklySheet } from '#core/contract/entities/placement.ts';

/** Sunday of the week that begins on a Monday, both YYYY-MM-DD. */
export function endOfWeek(monday: string): string {
  const day = new Date(`${monday}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return monday;
  day.setUTCDate(day.getUTCDate() + 6);
  return day.toISOString().slice(0, 10);
}

/** Sorts sheets newest first, since users look for the current week. */
export function newestFirst(sheets: readonly WeeklySheet[]): WeeklySheet[] {
  return [...sheets].sort((a, b) => (a.semana < b.semana ? 1 : -1));
}
