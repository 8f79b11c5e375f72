import type { Page } from 'playwright';
import { expect } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type MadeSurvey, makeSurvey, type QuestionSketch } from '#sandbox/seed/make-university.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { auditScrolledToTop } from './axe.ts';
import { hydrated } from '../portal/portal.ts';
import { surveyLink } from '../sandbox/survey-link.ts';
import { type VisitOptions, portalTest } from '../portal/portal-test.ts';

/** Questions of test surveys: a choice with a jump past a text, a scale, and an optional one. */
const sketches: QuestionSketch[] = [
  {
    tipo: 'unica',
    texto: '¿Trabajas?',
    respuestaObligatoria: true,
    respuestas: ['Sí', { texto: 'No', jump: 2 }],
  },
  { tipo: 'texto', texto: '¿Dónde?', respuestaObligatoria: true },
  {
    tipo: 'escala',
    texto: '¿Estás a gusto?',
    respuestaObligatoria: true,
    respuestas: ['1 · Nada', '2', '3', '4', '5 · Mucho'],
  },
  { tipo: 'multiple', texto: '¿Qué usas?', respuestas: ['Portal', 'Prensa', 'Contactos'] },
];

interface LiveSurveys {
  db: () => Sandbox['db'];
  /** URL of a path. */
  url: (path: string) => string;
  /** Opens an address as a persona or as nobody, with open cookie question. */
  open: (path: string, options?: VisitOptions & { as?: PersonaId }) => Promise<Page>;
  make: (values?: object) => MadeSurvey;
  /** Token of a survey link for the student. */
  linkTo: (survey: MadeSurvey) => Promise<string>;
  /** Submitted answers. */
  responses: (
    survey: MadeSurvey,
  ) => { lContestaciones: { idPregunta: number; idRespuesta?: number; texto?: string }[] }[];
}

/** Surveys of a portal with its own data, for the tests of a file. */
export function liveSurveys(): LiveSurveys {
  const { portalOf, visit } = portalTest<string>('meridia');
  return {
    db: () => portalOf().db,
    url: (path) => portalOf().url(path),
    open: (path, { as, ...options } = {}) => visit(as, path, { undecided: true, ...options }),
    make: (values = {}) => makeSurvey(portalOf().db, { titulo: 'Encuesta de prueba', ...values }, sketches),
    linkTo: (survey) => {
      const { usuario } = personaOf('student');
      const account = portalOf().db.value<number>(sql`SELECT id FROM account WHERE usuario = ${usuario}`);
      return surveyLink(portalOf(), survey, account);
    },
    responses: ({ id }) =>
      portalOf().db.all(sql`SELECT lContestaciones FROM survey_response WHERE survey = ${id}`),
  };
}

/** Path of a survey, optionally extended. */
export const pathOf = ({ urlAcceso }: MadeSurvey, more = ''): string => `/encuestas/${urlAcceso}${more}`;

/** Audits a page with axe from the top. */
export async function audit(page: Page): Promise<void> {
  expect(await auditScrolledToTop(page)).toEqual([]);
}

/** Waits for a stage of a survey and audits it with axe. */
export async function reach(page: Page, stage: string): Promise<void> {
  await page.locator(`.survey[data-stage="${stage}"]`).waitFor();
  await hydrated(page);
  await audit(page);
}

/** Fills in the credentials of a persona. */
export async function identify(page: Page, persona: PersonaId, password = examplePassword): Promise<void> {
  await page.getByLabel('Correo electrónico o usuario').fill(personaOf(persona).usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
}

export const enter = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Entrar y responder' }).click();

/** Signs a persona in to the survey. */
export async function signIn(page: Page, persona: PersonaId, password?: string): Promise<void> {
  await identify(page, persona, password);
  await enter(page);
}

/** Waits until a question, or the review, is shown. */
export const waitForQuestion = (page: Page, text: string): Promise<void> =>
  page.locator('.survey-heading').filter({ hasText: text }).waitFor();

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Siguiente' }).click();

/** Answers all questions, up to the review. */
export async function answerAll(page: Page): Promise<void> {
  await page.getByLabel('Sí', { exact: true }).check();
  await next(page);
  await page.getByRole('textbox').fill('En una librería');
  await next(page);
  await page.getByLabel('4', { exact: true }).check();
  await next(page);
  await page.getByRole('checkbox', { name: 'Portal' }).check();
  await page.getByRole('checkbox', { name: 'Contactos' }).check();
  await next(page);
  await waitForQuestion(page, 'Revisa tus respuestas');
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Enviar respuestas' }).click();
