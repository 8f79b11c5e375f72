import type { WeeklySheet } from '#core/contract/entities/placement.ts';

/** How a week stands; one of which nothing was sent has no state on the wire. */
export type SheetStatus = 'pendiente' | NonNullable<WeeklySheet['estado']>;

export const statusOf = ({ estado }: Pick<WeeklySheet, 'estado'>): SheetStatus => estado ?? 'pendiente';

/** What the student can do: send the sheet of a week, or send it again where it was rejected. */
export function actionOf(sheet: Pick<WeeklySheet, 'estado'>): 'send' | 'correct' | undefined {
  const status = statusOf(sheet);
  if (status === 'pendiente') return 'send';
  return status === 'rechazado' ? 'correct' : undefined;
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

/**
 * The sheet to think of next: one that came back, then the oldest that is due, then the first that is still to come.
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
