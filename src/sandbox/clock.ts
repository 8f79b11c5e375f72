/** Time as everything in the sandbox reads it; tests give one of their own. */
export type Clock = () => Date;

/** A moment of the university's own clock. */
export interface Moment {
  date: Date;
  /** Seconds since 1970, as in tokens and expiries. */
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

export function momentOf(date: Date): Moment {
  const local = format.format(date).replace(' ', 'T');
  return { date, seconds: Math.floor(date.getTime() / 1000), today: local.slice(0, 10), local };
}

/** A date some days later (or earlier, below 0), both YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A date as offer lists write it, dd/mm/yyyy, from YYYY-MM-DD with or without time. */
export function listDateOf(date: string): string {
  return date.slice(0, 10).split('-').reverse().join('/');
}
