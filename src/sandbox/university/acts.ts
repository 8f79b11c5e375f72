import type { AgreementState } from '#api/entities/agreement.ts';
import { moveCandidacy } from '../candidacies/move.ts';
import { addDays, type Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { refuse } from '../refusal.ts';
import { type AgreementAction, agreementState, agreementTransitions } from '../rules/agreement.ts';
import { state } from '../rules/candidacy.ts';
import { requestTransitions, type RequestState } from '../rules/education-request.ts';
import { nextState } from '../rules/transitions.ts';
import { sheetAfter } from '../rules/weekly-sheet.ts';

/* What the university does on its side. Each refuses with 48 what is not there and with 49 what is not possible. */

/** Days that a student has to answer a pre-enrolment. */
const daysToAnswer = 7;

export function setCompanyState(db: Db, id: number, estado: 'pendiente' | 'validada' | 'bloqueada'): void {
  if (db.update('company', { id }, { estado }) === 0) refuse(48);
}

/** Moves a candidacy as the university; into a pre-enrolment with a week to answer. */
export function moveAsUniversity(db: Db, now: Moment, id: number, to: number): void {
  const candidacy = db.get<{ id: number; estado: number }>(
    sql`SELECT id, estado FROM candidacy WHERE id = ${id}`,
  );
  if (!candidacy) return refuse(48);
  const details = to === state.preEnrolmentPending ? { fechaLimite: addDays(now.today, daysToAnswer) } : {};
  moveCandidacy(db, now, candidacy, to, 'universidad', details);
}

/** Reviews an agreement; what is wrong with it goes to the company. */
export function reviewAgreement(
  db: Db,
  now: Moment,
  id: number,
  action: Exclude<AgreementAction, 'sign' | 'expire'>,
  observaciones?: string,
): void {
  const row = db.get<{ estado: AgreementState; fechaCaducidad?: string }>(
    sql`SELECT estado, fechaCaducidad FROM agreement WHERE id = ${id}`,
  );
  if (!row) return refuse(48);
  const estado = nextState(agreementTransitions, agreementState(row, now.today), action) ?? refuse(49);
  db.update('agreement', { id }, { estado, observaciones });
}

/** Validates or rejects a weekly sheet; the reason goes to the student. */
export function reviewSheet(db: Db, id: number, action: 'validate' | 'reject', observaciones?: string): void {
  const row = db.get<{ estado?: 'Enviado' | 'validado' | 'rechazado' }>(
    sql`SELECT estado FROM weekly_sheet WHERE id = ${id}`,
  );
  if (!row) return refuse(48);
  db.update('weekly_sheet', { id }, { estado: sheetAfter(row.estado, action) ?? refuse(49), observaciones });
}

interface RequestRow {
  student: number;
  company?: number;
  estado: RequestState;
  datos: { fechaInicio: string; fechaFin: string };
}

/** Answers a request for a placement; one that is accepted is a placement from then on. */
export function answerRequest(db: Db, id: number, action: 'accept' | 'reject', motivo?: string): void {
  const request = db.get<RequestRow>(
    sql`SELECT student, company, estado, datos FROM placement_request WHERE id = ${id}`,
  );
  if (!request) return refuse(48);
  const estado = nextState(requestTransitions, request.estado, action) ?? refuse(49);
  db.update('placement_request', { id }, { estado, motivo });
  const { student, company, datos } = request;
  if (action === 'reject') return;
  // Of a company that has not registered there is nobody yet to have a placement at.
  if (company === undefined) return refuse(48);
  const { fechaInicio, fechaFin } = datos;
  const dates = { fechaInicio, fechaFin, estado: 'pendiente' };
  db.insert('placement', { student, company, titulo: 'Prácticas propuestas', ...dates });
}

/** Sends a notification to everybody of that user name. */
export function sendNotification(
  db: Db,
  now: Moment,
  usuario: string,
  notification: { titulo: string; texto?: string; Importante: boolean },
): void {
  const accounts = db.column<number>(sql`SELECT id FROM account WHERE usuario = ${usuario}`);
  if (accounts.length === 0) refuse(48);
  for (const account of accounts)
    db.insert('notification', { account, fecha: now.local, leida: false, ...notification });
}

/** Publishes an event that anybody can enrol in, and says its address. */
export function publishEvent(db: Db, event: { titulo: string; fecha: string; plazas?: number }): string {
  const number = (db.value<number>(sql`SELECT max(id) FROM event`) ?? 0) + 1;
  const urlAcceso = `evento-${number}`;
  db.insert('event', { urlAcceso, categoria: 'talleres', ...event });
  return urlAcceso;
}
