/** Days between two days, as `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/**
 * In which week of how many a placement is; `undefined` outside of it, and where its dates are not known.
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
