import type { WeeklySheet } from '#core/contract/entities/placement.ts';

/** Sorts sheets newest first, since users look for the current week. */
export function newestFirst(sheets: readonly WeeklySheet[]): WeeklySheet[] {
  return [...sheets].sort((a, b) => (a.semana < b.semana ? 1 : -1));
}
