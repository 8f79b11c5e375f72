import { omitUndefined } from '#core/shared/omit-undefined.ts';
import * as codes from '#core/contract/codes.ts';
import type { SurveyQuestion } from '#core/contract/entities/survey.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import type { SandboxMoment } from '../../clock.ts';
import { refuse } from '../../refusal.ts';

export interface SurveyRow {
  id: number;
  urlAcceso: string;
  titulo: string;
  descripcion?: string;
  respuestaObligatoria: boolean;
  paraAlumnos: boolean;
  paraEmpresa: boolean;
  sacaOpcionAnonima: boolean;
  /** Only for people without an account. */
  soloNoRegistrados: boolean;
  /** Placement that it asks about. */
  placement?: number;
}

/** Published, and within its dates. */
const available = ({ today }: SandboxMoment) =>
  sql`publicada AND (desde IS NULL OR desde <= ${today}) AND (hasta IS NULL OR hasta >= ${today})`;

/** A survey that can be answered now. Refuses with `surveyUnavailable` any other. */
export function availableSurvey(db: Db, now: SandboxMoment, urlAcceso: string): SurveyRow {
  return (
    db.get<SurveyRow>(sql`SELECT * FROM survey WHERE urlAcceso = ${urlAcceso} AND ${available(now)}`) ??
    refuse(codes.surveyUnavailable)
  );
}

export interface SurveyAccount {
  id: number;
  kind: 'alumno' | 'empresa';
}

/** Whether a survey is addressed to a user: listed by name, or everybody of its kind without a list. */
const addressedTo = ({ id, kind }: SurveyAccount) => sql`
  NOT soloNoRegistrados AND ${kind === 'alumno' ? sql`paraAlumnos` : sql`paraEmpresa`}
  AND (id IN (SELECT survey FROM survey_target WHERE account = ${id})
    OR id NOT IN (SELECT survey FROM survey_target))`;

export function isAddressedTo(db: Db, survey: number, account: SurveyAccount): boolean {
  return db.value(sql`SELECT 1 FROM survey WHERE id = ${survey} AND ${addressedTo(account)}`) !== undefined;
}

/** Surveys that someone can answer or has answered, mandatory ones first. */
export function surveysFor(
  db: Db,
  now: SandboxMoment,
  account: SurveyAccount,
): (SurveyRow & { contestada: boolean })[] {
  return db.all(sql`
    SELECT survey.*,
      EXISTS (SELECT 1 FROM survey_response WHERE survey = survey.id AND account = ${account.id})
        AS "contestada:boolean"
    FROM survey WHERE ${available(now)} AND ${addressedTo(account)}
    ORDER BY respuestaObligatoria DESC, titulo, id`);
}

/** Respondent: an account, once in all; or an anonymous session, once each. */
export interface Respondent {
  account?: number;
  session: string;
}

export function hasAnswered(db: Db, survey: number, { account, session }: Respondent): boolean {
  const who = account === undefined ? sql`session = ${session}` : sql`account = ${account}`;
  return db.value(sql`SELECT 1 FROM survey_response WHERE survey = ${survey} AND ${who}`) !== undefined;
}

interface QuestionRow {
  id: number;
  texto: string;
  tipo: SurveyQuestion['tipo'];
  respuestaObligatoria: boolean;
}

interface OptionRow {
  question: number;
  idRespuesta: number;
  texto: string;
  idPreguntaDestino?: number;
}

/** The questions of a survey with their answers, both in their order. */
export function questionsOf(db: Db, survey: number): SurveyQuestion[] {
  const options = db.all<OptionRow>(sql`
    SELECT question, survey_option.id AS idRespuesta, survey_option.texto AS texto, idPreguntaDestino
    FROM survey_option JOIN survey_question ON survey_question.id = question
    WHERE survey = ${survey} ORDER BY survey_option.orden, survey_option.id`);
  const byQuestion = Map.groupBy(options, ({ question }) => question);
  return db
    .all<QuestionRow>(
      sql`
      SELECT id, texto, tipo, respuestaObligatoria FROM survey_question
      WHERE survey = ${survey} ORDER BY orden, id`,
    )
    .map(({ id, ...question }) => ({
      idPregunta: id,
      ...question,
      respuestas: (byQuestion.get(id) ?? []).map(({ idRespuesta, texto, idPreguntaDestino }) => ({
        idRespuesta,
        texto,
        ...omitUndefined({ idPreguntaDestino }),
      })),
    }));
}
