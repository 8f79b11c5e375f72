import type { WeeklySheet } from '#core/contract/entities/placement.ts';

/** State of a week's sheet; a sheet not sent yet has no state on the wire. */
export type SheetStatus = 'pendiente' | NonNullable<WeeklySheet['estado']>;

export const statusOf = ({ estado }: Pick<WeeklySheet, 'estado'>): SheetStatus => estado ?? 'pendiente';

/** Sunday of the week that begins on a Monday, both YYYY-MM-DD. */
export function endOfWeek(monday: string): string {
  const day = new Date(`${monday}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return monday;
  day.setUTCDate(day.getUTCDate() + 6);
  return day.toISOString().slice(0, 10);
}

/** Action for the student: send the sheet of a week, or correct a rejected one. */
export function actionOf(sheet: Pick<WeeklySheet, 'estado'>): 'send' | 'correct' | undefined {
  const status = statusOf(sheet);
  if (status === 'pendiente') return 'send';
  return status === 'rechazado' ? 'correct' : undefined;
}

/** Number of sheets to send for the first time, and to correct. */
export interface DueSheets {
  toSend: number;
  toCorrect: number;
}

/**
 * Counts the sheets that are due.
 * @param today as `YYYY-MM-DD`; weeks that have not begun are not due
 */
export function dueSheets(sheets: readonly WeeklySheet[], today: string): DueSheets {
  const actions = sheets.filter(({ semana }) => semana <= today).map(actionOf);
  const count = (wanted: 'send' | 'correct'): number => actions.filter((action) => action === wanted).length;
  return { toSend: count('send'), toCorrect: count('correct') };
}

/**
 * The next sheet to fill in: a rejected one, then the oldest due, then the first upcoming one.
 * @param today as `YYYY-MM-DD`
 */
export function nextSheet(
  sheets: readonly WeeklySheet[],
  today: string,
): { sheet: WeeklySheet; action: 'send' | 'correct'; isDue: boolean } | undefined {
  const waiting = sheets.toSorted((a, b) => (a.semana < b.semana ? -1 : 1));
  const correct = waiting.find((sheet) => actionOf(sheet) === 'correct');
  if (correct) return { sheet: correct, action: 'correct', isDue: true };
  const send = waiting.find((sheet) => actionOf(sheet) === 'send');
  return send && { sheet: send, action: 'send', isDue: send.semana <= today };
}
