import type { WeeklySheet } from '#core/contract/entities/placement.ts';
import * as codes from '#core/contract/codes.ts';
import { nextSheetState } from '../../areas/placements/weekly-sheet.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import { notifyAbout } from '../../notifications/notify-about.ts';
import { type ActionContext, rowFor } from './action.ts';

/** Validates a weekly sheet, or sends it back; the reason goes to the student. */
export function reviewSheet(
  context: ActionContext,
  id: number,
  action: 'validate' | 'reject',
  observaciones?: string,
): void {
  const { student, semana, ...row } = rowFor<{
    student: number;
    semana: string;
    estado?: NonNullable<WeeklySheet['estado']>;
  }>(
    context,
    sql`SELECT student, semana, sheet.estado FROM weekly_sheet AS sheet
      JOIN placement ON placement.id = placement WHERE sheet.id = ${id}`,
  );
  const estado = nextSheetState(row.estado, action) ?? refuse(codes.statusCannotChange);
  context.db.update('weekly_sheet', { id }, { estado, observaciones });
  if (action === 'validate') return;
  notifyAbout(context, 'sheetRefused', student, ({ date }) => ({
    week: date(semana),
    reason: observaciones ?? '',
  }));
}
