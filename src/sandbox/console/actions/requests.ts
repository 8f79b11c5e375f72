import * as codes from '#core/contract/codes.ts';
import { type RequestState, requestTransitions } from '../../areas/education/rules.ts';
import { placementFromRequest } from '../../areas/placements/make-placement.ts';
import { sql } from '../../db/sql.ts';
import { refuse } from '../../refusal.ts';
import type { Transitions } from '../../rules/transitions.ts';
import { notifyAnswered } from '../../notifications/requests.ts';
import { notifyAbout } from '../../notifications/notify-about.ts';
import { type ActionContext, rowFor, stateAfter } from './action.ts';

/* How the university answers what students and companies ask for. */

export type RequestAnswer = 'accept' | 'reject';

interface RequestRow {
  company?: number;
  estado: RequestState;
}

/** Answers a placement request; acceptance creates the placement. */
export function answerRequest(
  context: ActionContext,
  id: number,
  action: RequestAnswer,
  motivo?: string,
): void {
  const { db, now, brand } = context;
  const request = rowFor<RequestRow>(
    context,
    sql`SELECT company, estado FROM placement_request WHERE id = ${id}`,
  );
  const estado = stateAfter(requestTransitions, request.estado, action);
  // Unregistered companies cannot have placements yet.
  if (action === 'accept' && request.company === undefined) refuse(codes.actionNotAllowed);
  db.update('placement_request', { id }, { estado, motivo });
  if (action === 'accept') placementFromRequest(db, now, brand.defaultLanguage, id);
  notifyAnswered(context, id, 'universidad');
}

interface ChangeRow {
  placement: number;
  company: number;
  tipo: 'Ampliación' | 'Variación';
  estado: RequestState;
  datos: { fechaFin?: string } & Record<string, unknown>;
  student: string;
}

/** Answers a change request; acceptance updates the placement. */
export function answerChange(
  context: ActionContext,
  id: number,
  action: RequestAnswer,
  observaciones?: string,
): void {
  const { db } = context;
  const change = rowFor<ChangeRow>(
    context,
    sql`SELECT placement, company, tipo, change.estado, change.datos, nombre || ' ' || apellido1 AS student
      FROM change_request AS change JOIN placement ON placement.id = placement
      JOIN student ON student.id = placement.student WHERE change.id = ${id}`,
  );
  const estado = stateAfter(requestTransitions, change.estado, action);
  db.update('change_request', { id }, { estado, observaciones });
  if (action === 'accept') {
    const { fechaFin, motivo: _, observaciones: __, ...terms } = change.datos;
    const before = db.value<object>(sql`SELECT datos FROM placement WHERE id = ${change.placement}`);
    const datos = { ...before, ...terms };
    db.update(
      'placement',
      { id: change.placement },
      change.tipo === 'Ampliación' && fechaFin ? { fechaFin } : { datos },
    );
  }
  notifyAbout(context, 'changeAnswered', change.company, {
    accepted: action === 'accept' ? 'yes' : 'no',
    student: change.student,
    remark: observaciones ?? '',
  });
}

type AdhesionState = 'solicitada' | 'aceptada' | 'rechazada';

export const adhesionTransitions: Transitions<AdhesionState, RequestAnswer> = {
  solicitada: { accept: 'aceptada', reject: 'rechazada' },
  aceptada: {},
  rechazada: {},
};

interface AdhesionRow {
  estado: AdhesionState;
  student?: number;
  company?: number;
  titulo: string;
  urlAcceso: string;
  nombreComercial?: string;
}

/** Answers who wants to join a programme. */
export function answerAdhesion(context: ActionContext, id: number, action: RequestAnswer): void {
  const {
    student,
    company,
    titulo,
    urlAcceso,
    nombreComercial = '',
    ...row
  } = rowFor<AdhesionRow>(
    context,
    sql`SELECT adhesion.estado, student, company, titulo, urlAcceso, nombreComercial
      FROM adhesion JOIN programme ON programme.id = programme LEFT JOIN company ON company.id = company
      WHERE adhesion.id = ${id}`,
  );
  context.db.update('adhesion', { id }, { estado: stateAfter(adhesionTransitions, row.estado, action) });
  const values = {
    accepted: action === 'accept' ? 'yes' : 'no',
    programme: titulo,
    company: nombreComercial,
  };
  if (student !== undefined)
    notifyAbout(context, 'studentAdhesionAnswered', student, values, { id: urlAcceso });
  if (company !== undefined)
    notifyAbout(context, 'companyAdhesionAnswered', company, values, { id: urlAcceso });
}

/** Answers a request to leave the service; an accepted student can no longer sign in. */
export function answerDeletion(
  context: ActionContext,
  account: number,
  action: RequestAnswer,
  motivo = '',
): void {
  const { db } = context;
  rowFor(context, sql`SELECT account FROM leave_request WHERE account = ${account}`);
  db.delete('leave_request', { account });
  if (action === 'reject') return notifyAbout(context, 'deletionRefused', account, { reason: motivo });
  notifyAbout(context, 'deletionProcessed', account, {});
  db.update('account', { id: account }, { estado: 'baja' });
}
