import { state } from '../../areas/applications/candidacy.ts';
import { askForAuthorisation, assertAuthorised } from '../../areas/applications/family-authorisation.ts';
import { moveCandidacy } from '../../areas/applications/move.ts';
import { addDays } from '../../clock.ts';
import { sql } from '../../db/sql.ts';
import { refuseFields } from '../../refusal.ts';
import { notifyMove } from '../../notifications/applications.ts';
import { type ActionContext, rowFor } from './action.ts';

/** Days that a student has to answer a pre-enrolment, unless a last day is said. */
const daysToAnswer = 7;

/**
 * Moves a candidacy as the university; into a pre-enrolment with a time to answer. Refuses with `statusNotPossible` and
 * `statusCannotChange`, with `documentsMissing` a minor without the authorisation of the family, and with `dataMissing` a last day that has gone by.
 * @param until last day to answer a pre-enrolment, YYYY-MM-DD
 */
export function moveAsUniversity(context: ActionContext, id: number, to: number, until?: string): void {
  const { db, now } = context;
  const candidacy = rowFor<{ id: number; estado: number }>(
    context,
    sql`SELECT id, estado FROM candidacy WHERE id = ${id}`,
  );
  const fechaLimite = until ?? addDays(now.today, daysToAnswer);
  if (fechaLimite < now.today) refuseFields(['fechaLimite']);
  if (to === state.assigned) assertAuthorised(context, id);
  const details = to === state.preEnrolmentPending ? { fechaLimite } : {};
  moveCandidacy(db, now, candidacy, to, 'universidad', details);
  if (to === state.selected) askForAuthorisation(context, id);
  notifyMove(context, id, 'universidad');
}
