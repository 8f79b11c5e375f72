import type { SandboxMoment } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { every, list, type Sql, sql } from '../../db/sql.ts';
import { placementFromCandidacy } from '../placements/make-placement.ts';
import { refuse } from '../../refusal.ts';
import { type TransitionRole, moveRefusal, openStates, state } from './candidacy.ts';

interface Details {
  idMotivo?: number | undefined;
  motivo?: string | undefined;
  /** Last day to answer, of a pre-enrolment. */
  fechaLimite?: string | undefined;
}

/** Adds a step to the history of a candidacy. */
export function addStep(
  db: Db,
  now: SandboxMoment,
  candidacy: number,
  estado: number,
  quien: TransitionRole,
): void {
  db.insert('candidacy_step', { candidacy, estado, fecha: now.local, quien });
}

/**
 * Moves a candidacy; an assigned one becomes a placement. Refuses with `statusNotPossible` or `statusCannotChange`; the
 * caller validates reasons.
 */
export function moveCandidacy(
  db: Db,
  now: SandboxMoment,
  candidacy: { id: number; estado: number },
  to: number,
  by: TransitionRole,
  details: Details = {},
): void {
  const refusal = moveRefusal(candidacy.estado, to, by);
  if (refusal) refuse(refusal);
  const { idMotivo, motivo, fechaLimite } = details;
  db.update('candidacy', { id: candidacy.id }, { estado: to, idMotivo, motivo, fechaLimite });
  addStep(db, now, candidacy.id, to, by);
  if (to === state.assigned) placementFromCandidacy(db, now, candidacy.id);
}

function moveAll(db: Db, now: SandboxMoment, candidacies: readonly number[], to: number): void {
  for (const id of candidacies) {
    db.update('candidacy', { id }, { estado: to, fechaLimite: null });
    addStep(db, now, id, to, 'sistema');
  }
}

/** Ends the open candidacies of a closing offer and returns their ids. */
export function closeCandidacies(db: Db, now: SandboxMoment, offer: number): number[] {
  const open = db.column<number>(
    sql`SELECT id FROM candidacy WHERE offer = ${offer} AND estado IN ${list(openStates)}`,
  );
  moveAll(db, now, open, state.offerClosed);
  return open;
}

/** Whose candidacies are meant. */
type CandidacyScope = { student: number } | { offer: number } | 'all';

function isOf(scope: CandidacyScope): Sql {
  if (scope === 'all') return sql`1`;
  return 'student' in scope ? sql`student = ${scope.student}` : sql`offer = ${scope.offer}`;
}

/** Expires unanswered pre-enrolments of a student, an offer or all, and returns their ids. */
export function expirePreEnrolments(db: Db, now: SandboxMoment, scope: CandidacyScope): number[] {
  const pending = sql`estado = ${state.preEnrolmentPending}`;
  const late = sql`fechaLimite < ${now.today}`;
  const expired = db.column<number>(
    sql`SELECT id FROM candidacy WHERE ${every([isOf(scope), pending, late])}`,
  );
  moveAll(db, now, expired, state.preEnrolmentExpired);
  return expired;
}
