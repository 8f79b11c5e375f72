import * as codes from '#core/contract/codes.ts';
import { sql } from '../../db/sql.ts';
import { refuse, refuseFields } from '../../refusal.ts';
import { makeSurvey } from '../../seed/make-university.ts';
import type { ActionContext } from './action.ts';

/* What the university publishes. */

/** Sends a notification to all accounts with a user name. Refuses with `actionNotAllowed` when none exists. */
export function sendNotification(
  { db, now }: ActionContext,
  usuario: string,
  notification: { titulo: string; texto?: string | undefined; Importante: boolean },
): void {
  const accounts = db.column<number>(sql`SELECT id FROM account WHERE usuario = ${usuario}`);
  if (accounts.length === 0) refuse(codes.actionNotAllowed);
  for (const account of accounts)
    db.insert('notification', { account, fecha: now.local, leida: false, ...notification });
}

/** Puts a notice up for everybody, or for one half of the portal. */
export function publishNotice(
  { db }: ActionContext,
  notice: {
    audience: 'todos' | 'alumno' | 'empresa';
    descripcion: string;
    fechaDesde: string;
    enlace?: string | undefined;
  },
): void {
  db.insert('communication', notice);
}

/** Takes a notice down. */
export function withdrawNotice({ db }: ActionContext, id: number): void {
  if (db.delete('communication', { id }) === 0) refuse(codes.actionNotAllowed);
}

export interface NewEvent {
  titulo: string;
  /** YYYY-MM-DDTHH:MM */
  fecha: string;
  plazas?: number | undefined;
  categoria: string;
  dirigidoA: 'todos' | 'alumnos' | 'egresados';
  descripcion?: string | undefined;
  lugar?: string | undefined;
}

const numberAfter = ({ db }: ActionContext, table: 'event' | 'survey'): number =>
  (db.value<number>(table === 'event' ? sql`SELECT max(id) FROM event` : sql`SELECT max(id) FROM survey`) ??
    0) + 1;

/** Publishes an event that people can enrol in. */
export function publishEvent(context: ActionContext, { descripcion, lugar, ...event }: NewEvent): void {
  const urlAcceso = `evento-${numberAfter(context, 'event')}`;
  context.db.insert('event', { urlAcceso, ...event, datos: { descripcion, lugar } });
}

/** Unpublishes or republishes a row; enrolments and survey answers stay. */
export function setPublished(
  context: ActionContext,
  table: 'event' | 'survey',
  id: number,
  on: boolean,
): void {
  const change =
    table === 'event'
      ? context.db.update('event', { id }, { publicado: on })
      : context.db.update('survey', { id }, { publicada: on });
  if (change === 0) refuse(codes.actionNotAllowed);
}

export interface NewSurvey {
  titulo: string;
  descripcion?: string | undefined;
  audience: 'alumno' | 'empresa' | 'todos';
  respuestaObligatoria: boolean;
  hasta?: string | undefined;
  /** Each with the answers to choose from; without any, it is answered in words. */
  questions: readonly { texto: string; options: readonly string[] }[];
}

/** Publishes a survey, to be answered from today on. Refuses with `dataMissing` one without questions. */
export function publishSurvey(context: ActionContext, { questions, audience, ...survey }: NewSurvey): void {
  const { db, now } = context;
  if (questions.length === 0) refuseFields(['questions']);
  makeSurvey(
    db,
    {
      urlAcceso: `encuesta-${numberAfter(context, 'survey')}`,
      ...survey,
      paraAlumnos: audience !== 'empresa',
      paraEmpresa: audience !== 'alumno',
      desde: now.today,
    },
    questions.map(({ texto, options }) => ({
      tipo: options.length > 0 ? 'unica' : 'texto',
      texto,
      respuestas: options.map((option) => ({ texto: option })),
    })),
  );
}
