import type { Formatter } from './formatter.ts';
import { isDay, type DateInput, toDate } from './dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface RelativeParts {
  /** Negative for the past. */
  amount: number;
  unit: 'second' | 'minute' | 'hour' | 'day';
}

/** "hace 2 horas", "mañana"; `undefined` a week from `now` or more. */
export function relativeTime(
  { relative }: Pick<Formatter, 'relative'>,
  value: DateInput,
  now = new Date(),
): string | undefined {
  const parts = relativeParts(toDate(value), now, isDay(value));
  return parts && relative(parts.amount, parts.unit);
}

/**
 * Distance of a moment from now, in a suitable unit; undefined a week away or more, where a date is clearer.
 * Beyond a few hours, days of the machine's calendar count: last night was yesterday.
 * @param wholeDay whether the moment stands for a day without time
 */
function relativeParts(when: Date, now: Date, wholeDay = false): RelativeParts | undefined {
  const distance = when.getTime() - now.getTime();
  const days = daysBetween(now, when);
  if (!(Math.abs(days) < 7)) return undefined;
  if (wholeDay) return { amount: days, unit: 'day' };
  if (Math.abs(distance) < minute) return { amount: 0, unit: 'second' };
  if (Math.abs(distance) < hour) return { amount: Math.trunc(distance / minute), unit: 'minute' };
  if (days === 0 || Math.abs(distance) < 6 * hour) {
    return { amount: Math.trunc(distance / hour), unit: 'hour' };
  }
  return { amount: days, unit: 'day' };
}

/** Calendar days between two moments; rounding evens out daylight saving time. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((startOfDay(to) - startOfDay(from)) / day);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
