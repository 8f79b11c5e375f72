import type { WeeklySheet } from '#api/entities/placement.ts';

/** How a week stands; one of which nothing was sent has no state on the wire. */
export type SheetStatus = 'pendiente' | NonNullable<WeeklySheet['estado']>;

export const statusOf = ({ estado }: Pick<WeeklySheet, 'estado'>): SheetStatus => estado ?? 'pendiente';

/** What the student can do: send the sheet of a week, or send it again where it was rejected. */
export function actionOf(sheet: Pick<WeeklySheet, 'estado'>): 'send' | 'correct' | undefined {
  const status = statusOf(sheet);
  if (status === 'pendiente') return 'send';
  return status === 'rechazado' ? 'correct' : undefined;
}

/** The Sunday of the week that begins on a Monday, as `YYYY-MM-DD`. */
export function endOfWeek(monday: string): string {
  const day = new Date(`${monday}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return monday;
  day.setUTCDate(day.getUTCDate() + 6);
  return day.toISOString().slice(0, 10);
}

/** The present week is the one that is looked for. */
export function newestFirst(sheets: readonly WeeklySheet[]): WeeklySheet[] {
  return [...sheets].sort((a, b) => (a.semana < b.semana ? 1 : -1));
}

/** How many sheets are to be sent, and how many again. */
export interface DueSheets {
  toSend: number;
  toCorrect: number;
}

/**
 * What is to be done about sheets.
 * @param today as `YYYY-MM-DD`: weeks that have not begun are not due
 */
export function dueSheets(sheets: readonly WeeklySheet[], today: string): DueSheets {
  const actions = sheets.filter(({ semana }) => semana <= today).map(actionOf);
  const count = (wanted: 'send' | 'correct'): number => actions.filter((it) => it === wanted).length;
  return { toSend: count('send'), toCorrect: count('correct') };
}
