/** Days before the last one from which an end is near. */
const near = 30;

/**
 * Whether a last day is within the next 30 days, today and the thirtieth included; never for an unknown one.
 * @param lastDay YYYY-MM-DD
 * @param today YYYY-MM-DD
 */
export function isEndNear(lastDay: string | undefined, today: string): boolean {
  if (lastDay === undefined) return false;
  const days = (Date.parse(lastDay) - Date.parse(today)) / 86_400_000;
  return days >= 0 && days <= near;
}
