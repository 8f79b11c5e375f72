/** Number of days between two days, given as `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * The current week of a placement and the number of weeks; `undefined` outside of its dates and where they
 * are unknown.
 * @param today as `YYYY-MM-DD`
 */
export function weekOf(
  { fechaInicio, fechaFin }: { fechaInicio?: string | undefined; fechaFin?: string | undefined },
  today: string,
): { week: number; weeks: number } | undefined {
  if (!fechaInicio || !fechaFin || today < fechaInicio || today > fechaFin) return undefined;
  const week = (day: string): number => Math.floor(daysBetween(fechaInicio, day) / 7) + 1;
  return { week: week(today), weeks: week(fechaFin) };
}
