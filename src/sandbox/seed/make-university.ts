import type { Db } from '../db/database.ts';
import { type Bindable, name, sql } from '../db/sql.ts';

/* Rows that the university publishes, like those of `make-offers.ts`. */

type Values = Readonly<Record<string, Bindable>>;

type Table = 'event' | 'programme' | 'survey';

/** A row that has an address of its own. */
function makeAddressed(db: Db, table: Table, values: Values): { id: number; urlAcceso: string } {
  const number = (db.value<number>(sql`SELECT max(id) FROM ${name(table)}`) ?? 0) + 1;
  const row = { urlAcceso: `${table}-${number}`, titulo: `Jornada ${number}`, ...values };
  return { id: db.insert(table, row), urlAcceso: row.urlAcceso };
}

/** A published event that anybody can enrol in, on a day that is far away. */
export const makeEvent = (db: Db, values: Values & { urlAcceso?: string } = {}) =>
  makeAddressed(db, 'event', { fecha: '2099-05-04T10:00', categoria: 'talleres', ...values });

/** An active programme that one has to join. */
export const makeProgramme = (db: Db, values: Values & { urlAcceso?: string } = {}) =>
  makeAddressed(db, 'programme', values);

/** A question of a survey; an answer with a jump names the index (from 0) of its target question. */
export interface QuestionSketch {
  tipo: 'unica' | 'multiple' | 'texto' | 'escala';
  texto?: string;
  respuestaObligatoria?: boolean;
  respuestas?: readonly (string | { texto: string; jump?: number })[];
}

export interface MadeSurvey {
  id: number;
  urlAcceso: string;
  /** Ids in the order of the sketch. */
  questions: number[];
  /** Ids of the answers of each question. */
  options: number[][];
}

/** A published survey for students, with its questions; with targets it is for those accounts alone. */
export function makeSurvey(
  db: Db,
  values: Values & { urlAcceso?: string } = {},
  sketches: readonly QuestionSketch[] = [],
  targets: readonly number[] = [],
): MadeSurvey {
  const survey = makeAddressed(db, 'survey', values);
  const questions = sketches.map(({ tipo, texto, respuestaObligatoria = false }, orden) =>
    db.insert('survey_question', {
      survey: survey.id,
      orden,
      texto: texto ?? `Pregunta ${orden + 1}`,
      tipo,
      respuestaObligatoria,
    }),
  );
  const options = sketches.map(({ respuestas = [] }, index) =>
    respuestas.map((option, orden) => {
      const { texto, jump = -1 } = typeof option === 'string' ? { texto: option } : option;
      const values = { question: questions[index], orden, texto, idPreguntaDestino: questions[jump] };
      return db.insert('survey_option', values);
    }),
  );
  for (const account of targets) db.insert('survey_target', { survey: survey.id, account });
  return { ...survey, questions, options };
}

/** An unread notification without a link. */
export const makeNotification = (db: Db, account: number, values: Values = {}): number =>
  db.insert('notification', { account, fecha: '2026-01-10T09:00:00', titulo: 'Aviso', ...values });
