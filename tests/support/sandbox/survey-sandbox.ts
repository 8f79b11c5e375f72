import { sql } from '#sandbox/db/sql.ts';
import { examplePassword, makeCompany, makeContact, makeStudent } from '#sandbox/seed/seed-data.ts';
import type { MadeSurvey } from '#sandbox/seed/make-university.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';
import { surveyLink } from './survey-link.ts';

export const student = { usuario: 'nora@alumnado.example' };
export const classmate = { usuario: 'aina@alumnado.example' };
export const contact = { usuario: 'pau@empresa.example' };
export const noon = new Date('2026-03-10T12:00:00+01:00');

/** A sandbox with a student, a classmate, and a contact of a company. */
export interface SurveySandbox {
  sandbox: TestSandbox;
  db: TestSandbox['db'];
  /** Account ids. */
  nora: number;
  aina: number;
}

/** Starts a sandbox at noon of a spring day (10 March 2026) with the three people and nothing else. */
export async function startSurveySandbox(
  settings: Parameters<typeof startSandbox>[0] = {},
): Promise<SurveySandbox> {
  const sandbox = await startSandbox({ content: 'empty', clock: () => noon, ...settings });
  const { db } = sandbox;
  const nora = makeStudent(db, { email: student.usuario });
  const aina = makeStudent(db, { email: classmate.usuario });
  makeContact(db, makeCompany(db), { email: contact.usuario });
  return { sandbox, db, nora, aina };
}

/** Questions of which the first, answered with no, skips the next one, and two are mandatory. */
export const withJump = [
  {
    tipo: 'unica',
    respuestaObligatoria: true,
    respuestas: [{ texto: 'Sí' }, { texto: 'No, «nunca»', jump: 2 }],
  },
  { tipo: 'texto', respuestaObligatoria: true },
  { tipo: 'escala', respuestaObligatoria: true, respuestas: ['1', '2', '3', '4', '5'] },
  { tipo: 'multiple', respuestas: ['Rojo', 'Verde'] },
] as const;

export const credentials = (who: { usuario: string }, tipoUsuario: 'Alumno' | 'Empresa' = 'Alumno') => ({
  ...who,
  password: examplePassword,
  tipoUsuario,
});

export const signIn = (
  sandbox: TestSandbox,
  survey: MadeSurvey,
  who = student,
  tipo: 'Alumno' | 'Empresa' = 'Alumno',
) => sandbox.call('logaUsuarioEncuesta', { params: { id: survey.urlAcceso }, body: credentials(who, tipo) });

/** Token of a survey, by signing in to it. */
export async function enter(
  sandbox: TestSandbox,
  survey: MadeSurvey,
  who = student,
): Promise<{ token: string }> {
  const { datos } = await signIn(sandbox, survey, who);
  return { token: datos?.token ?? '' };
}

export const read = (sandbox: TestSandbox, survey: MadeSurvey, as?: { token: string }) =>
  sandbox.call('dameEncuesta', { params: { id: survey.urlAcceso }, ...(as && { as }) });

interface SubmittedAnswer {
  idPregunta: number;
  idRespuesta?: number;
  texto?: string;
}

/** Answers by index (from 0) of the question and of its answer, or with a text. */
export const answersTo = (
  survey: MadeSurvey,
  ...answers: [question: number, answer: number | string][]
): SubmittedAnswer[] =>
  answers.map(([question, answer]) => {
    const idPregunta = survey.questions[question] ?? 0;
    if (typeof answer === 'string') return { idPregunta, texto: answer };
    return { idPregunta, idRespuesta: survey.options[question]?.[answer] ?? 0 };
  });

export const save = (
  sandbox: TestSandbox,
  survey: MadeSurvey,
  as: { token: string },
  lContestaciones: SubmittedAnswer[],
) =>
  sandbox.call('guardaContestacionEncuesta', {
    params: { id: survey.urlAcceso },
    as,
    body: { lContestaciones },
  });

export const access = (sandbox: TestSandbox, survey: { urlAcceso: string }, querystringValue = '') =>
  sandbox.call('accesoEncuesta', { params: { id: survey.urlAcceso }, body: { querystringValue } });

/** Token of a survey link sent at the sandbox's time or at another one. */
export const linkTo = (
  { db, brand }: Pick<TestSandbox, 'db' | 'brand'>,
  survey: MadeSurvey,
  account?: number,
  date = noon,
): Promise<string> => surveyLink({ db, brand }, survey, account, date);

/** All submitted answers. */
export const stored = ({ db }: TestSandbox) =>
  db.all<{ account?: number; lContestaciones: SubmittedAnswer[] }>(
    sql`SELECT account, lContestaciones FROM survey_response`,
  );
