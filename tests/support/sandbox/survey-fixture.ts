import { createCaller } from '#portal/data/server/client/call.ts';
import { sql } from '#sandbox/db/sql.ts';
import { type MadeSurvey, type QuestionSketch } from '#sandbox/seed/make-university.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { memoryStorage } from '../portal/memory-storage.ts';
import type { TestSandbox } from './sandbox.ts';
import { surveyLinkInPortal } from '#portal/screens/surveys/survey-link-from-portal.ts';
import { createSurveyAccess } from '#portal/screens/surveys/survey-access-store.ts';
import type { SurveyAccessStore } from '#portal/screens/surveys/survey-stage.ts';
import * as surveys from './survey-sandbox.ts';

export const student = surveys.student.usuario;
export const contact = surveys.contact.usuario;
export const { noon } = surveys;
export const questions: QuestionSketch[] = [
  { tipo: 'unica', respuestaObligatoria: true, respuestas: ['Sí', 'No'] },
  { tipo: 'texto' },
];

export interface SurveyFixture {
  sandbox: TestSandbox;
  db: TestSandbox['db'];
  /** Account of the student. */
  nora: number;
  storage: SafeStorage;
  /** Number of answered surveys. */
  answered: () => number;
  /** Opens a page of a survey in this browser. */
  open: (
    survey: { urlAcceso: string },
    options?: {
      page?: 'survey' | 'access';
      link?: string;
      respuesta?: string;
      listed?: { placement?: number };
      as?: { token: string; type: 'Alumno' | 'Empresa' };
      storage?: SafeStorage;
      fetch?: typeof fetch;
    },
  ) => Promise<SurveyAccessStore>;
}

export async function startSurveyFixture(): Promise<SurveyFixture> {
  const { sandbox, db, nora } = await surveys.startSurveySandbox();
  const storage = memoryStorage();
  let count = 0;
  return {
    sandbox,
    db,
    nora,
    storage,
    answered: () => count,
    open: async (
      { urlAcceso },
      { page = 'survey', link, respuesta, listed, as, storage: other = storage, ...network } = {},
    ) => {
      const call = createCaller({
        base: `${sandbox.url}/api`,
        language: 'es',
        token: () => as?.token,
        report: () => undefined,
        leaving: () => new AbortController().signal,
        wait: () => Promise.resolve(),
        ...network,
      });
      const store = createSurveyAccess({
        id: urlAcceso,
        page,
        call,
        storage: other,
        key: (name) => storageKey('uni', name),
        portalWay: (placement) => surveyLinkInPortal(urlAcceso, as?.type, call, placement),
        onAnswered: () => (count += 1),
      });
      await store.open(link, respuesta, listed);
      return store;
    },
  };
}

export const credentials = (usuario: string, tipoUsuario?: 'Alumno' | 'Empresa') =>
  surveys.credentials({ usuario }, tipoUsuario);

/** Token of a link to a survey, for an account or for anybody. */
export const linkTo = ({ sandbox }: SurveyFixture, survey: MadeSurvey, account?: number): Promise<string> =>
  surveys.linkTo(sandbox, survey, account);

export const answersOf = ({ questions: [first = 0], options }: MadeSurvey) => [
  { idPregunta: first, idRespuesta: options[0]?.[0] ?? 0 },
];

export const stored = ({ db }: SurveyFixture) =>
  db.all(sql`SELECT account, lContestaciones FROM survey_response`);

/** A storage that lasts only for the page, as where the browser blocks it. */
export const blockedStorage = (): SafeStorage => {
  const storage = memoryStorage();
  return {
    ...storage,
    set: (key, value) => {
      storage.set(key, value);
      return false;
    },
  };
};
