/** A moment: a Date, milliseconds, or ISO 8601; `YYYY-MM-DD` is a day, the same one in every time zone. */
export type DateInput = Date | number | string;

const dayPattern = /^\d{4}-\d\d-\d\d$/;

/** Whether a moment is a day without a time. */
export const isDay = (value: DateInput) => typeof value === 'string' && dayPattern.test(value);

/**
 * Parses a moment. The result is invalid for days that do not exist, and for spellings such as `05/03/2026`,
 * which `Date` would read month first.
 */
export function toDate(value: DateInput): Date {
  if (typeof value !== 'string') return new Date(value);
  if (!isDay(value)) return new Date(/^\d{4}-\d\d-\d\dT/.test(value) ? value : NaN);
  const when = new Date(`${value}T00:00`);
  // Engines differ: one reads 30 February as a day of March.
  return new Date(when.getDate() === +value.slice(8) ? when : NaN);
}

/** The day of a moment in the reader's time zone, as `YYYY-MM-DD`; by default today. */
export function localDay(when: DateInput = new Date()): string {
  // A time without zone is local already, and a day without time is the same everywhere.
  if (typeof when === 'string' && !/T.*(?:Z|[+-]\d\d:\d\d)$/.test(when)) return when.slice(0, 10);
  // The Swedish locale writes dates as YYYY-MM-DD.
  return new Date(when).toLocaleDateString('sv-SE');
}
