/** Clock of the sandbox, injected so that tests control time. */
export type SandboxClock = () => Date;

/**
 * A moment of the university's clock, possibly days ahead of the system clock. Security (tokens, links, throttling) uses
 * the system clock.
 */
export interface SandboxMoment {
  /** The machine's clock. */
  date: Date;
  /** Seconds since 1970 by the machine's clock, as in tokens and expiries. */
  seconds: number;
  /** YYYY-MM-DD */
  today: string;
  /** YYYY-MM-DDTHH:MM:SS, local time without zone: as moments are stored and answered. */
  local: string;
}

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** @param ahead days that the university's clock is ahead of the machine's */
export function momentOf(date: Date, ahead = 0): SandboxMoment {
  const machine = format.format(date).replace(' ', 'T');
  const today = addDays(machine.slice(0, 10), ahead);
  return { date, seconds: Math.floor(date.getTime() / 1000), today, local: today + machine.slice(10) };
}

/** A date some days later (or earlier, below 0), both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The day some months after a date, both YYYY-MM-DD; the last of a month that has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** A date as offer lists write it, dd/mm/yyyy, from YYYY-MM-DD with or without time. */
export function listDateOf(date: string): string {
  return date.slice(0, 10).split('-').reverse().join('/');
}
