import { type Rule, unlessEmpty } from './rule.ts';

/** Whether a start is before an end (code 27 otherwise), both YYYY-MM-DD; a missing date is no contradiction. */
export function isInOrder(start: string | undefined, end: string | undefined): boolean {
  return !start || !end || start < end;
}

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** Requires a day before today, both YYYY-MM-DD, such as a date of birth. */
export function isPastDay(today: string): Rule {
  return unlessEmpty((value) => {
    if (!isDay(value)) return 'validation.malformed';
    if (value < '1900-01-01') return 'validation.dayOfOtherYear';
    return value < today ? undefined : 'validation.dayToCome';
  });
}

/**
 * Whether a day is within a lifetime, both YYYY-MM-DD: from 120 years before today to 20 after, as the
 * contract accepts.
 */
export function isOfLifetime(day: string, today: string): boolean {
  const year = (years: number): string => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return day >= year(-120) && day <= year(20);
}

/** Requires a day within a lifetime: see `isOfLifetime`. */
export function isLifetimeDay(today: string): Rule {
  return unlessEmpty((value) => (isOfLifetime(value, today) ? undefined : 'validation.dayOfOtherYear'));
}

/** Requires a planned day: from a year before today to ten years after, as the contract accepts. */
export function isPlannedDay(today: string): Rule {
  const inYears = (years: number): string => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
  return unlessEmpty((value) => {
    if (!isDay(value)) return 'validation.malformed';
    return value >= inYears(-1) && value <= inYears(10) ? undefined : 'validation.dayOfOtherYear';
  });
}

/** Requires today or a later day, both YYYY-MM-DD. */
export function notPastDay(today: string): Rule {
  return unlessEmpty((value) => (value < today ? 'validation.dayOver' : undefined));
}
