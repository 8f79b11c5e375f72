import { describe, expect, it } from 'vitest';
import { createCaller } from '#api/client/call.ts';
import { createCode } from '#sandbox/accounts/one-time-codes.ts';
import { momentOf } from '#sandbox/clock.ts';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword, makeCompany, makeContact, makeStudent } from '#sandbox/seed/make.ts';
import { type MadeSurvey, makeSurvey, type QuestionSketch } from '#sandbox/seed/make-university.ts';
import { surveyLinkToken } from '#sandbox/surveys/survey-access.ts';
import { createTokens, keyOf } from '#sandbox/accounts/tokens.ts';
import type { SafeStorage } from '#shared/storage.ts';
import { memoryStorage } from '../../../tests/support/memory-storage.ts';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox.ts';
import { portalWayOf } from './portal-way.ts';
import { createSurveyAccess } from './survey-access-store.ts';
import type { SurveyAccessStore } from './survey-stage.ts';

const student = 'nora@alumnado.example';
const contact = 'pau@empresa.example';
const noon = new Date('2026-03-10T12:00:00+01:00');
const questions: QuestionSketch[] = [
  { tipo: 'unica', respuestaObligatoria: true, respuestas: ['Sí', 'No'] },
  { tipo: 'texto' },
];

interface Scene {
  sandbox: TestSandbox;
  db: TestSandbox['db'];
  /** Account of the student. */
  nora: number;
  storage: SafeStorage;
  /** How often something was answered. */
  answered: () => number;
  /** A page of a survey, as this browser opens it. */
  open: (
    survey: { urlAcceso: string },
    options?: {
      page?: 'survey' | 'access';
      link?: string;
      respuesta?: string;
      as?: { token: string; type: 'Alumno' | 'Empresa' };
      storage?: SafeStorage;
      fetch?: typeof fetch;
    },
  ) => Promise<SurveyAccessStore>;
}

async function start(): Promise<Scene> {
  const sandbox = await startSandbox({ content: 'empty', clock: () => noon });
  const { db } = sandbox;
  const nora = makeStudent(db, { email: student });
  makeContact(db, makeCompany(db), { email: contact });
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
      { page = 'survey', link, respuesta, as, storage: other = storage, ...network } = {},
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
        key: (name) => name,
        portalWay: () => portalWayOf(urlAcceso, as?.type, call),
        onAnswered: () => (count += 1),
      });
      await store.open(link, respuesta);
      return store;
    },
  };
}

const credentials = (usuario: string, tipoUsuario: 'Alumno' | 'Empresa' = 'Alumno') => ({
  usuario,
  password: examplePassword,
  tipoUsuario,
});

/** A link to a survey, for someone with an account or for anybody. */
function linkTo({ sandbox, db }: Scene, survey: MadeSurvey, account?: number): Promise<string> {
  return surveyLinkToken(
    { tokens: createTokens(keyOf(db), sandbox.brand.id), now: momentOf(noon) },
    survey.id,
    account,
  );
}

const answersOf = ({ questions: [first = 0], options }: MadeSurvey) => [
  { idPregunta: first, idRespuesta: options[0]?.[0] ?? 0 },
];

const stored = ({ db }: Scene) => db.all(sql`SELECT account, lContestaciones FROM survey_response`);

/** A storage that keeps things for this page alone, as where the browser blocks it. */
const blockedStorage = (): SafeStorage => {
  const storage = memoryStorage();
  return {
    ...storage,
    set: (key, value) => {
      storage.set(key, value);
      return false;
    },
  };
};

describe('a link to a survey', () => {
  it('opens the questions, and its token is kept for a reload', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { titulo: 'Foro' }, questions);
    const store = await scene.open(survey, { link: await linkTo(scene, survey, scene.nora) });
    expect(store.stage.get()).toMatchObject({ stage: 'questions', survey: { titulo: 'Foro' } });
    expect(store.title.get()).toBe('Foro');
    expect(scene.storage.get(`tokenEncuesta.${survey.urlAcceso}`)).toBeTruthy();
    const again = await scene.open(survey);
    expect(again.stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('that does not hold leads to the access page, which says so once', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db);
    const store = await scene.open(survey, { link: 'x.y.z' });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const access = await scene.open(survey, { page: 'access' });
    expect(access.stage.get()).toMatchObject({ stage: 'access', reason: 'link' });
    const reloaded = await scene.open(survey, { page: 'access' });
    expect(reloaded.stage.get()).not.toHaveProperty('reason');
  });

  it('offers to answer without a name where the survey allows it', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { sacaOpcionAnonima: true }, questions);
    const store = await scene.open(survey, { link: await linkTo(scene, survey, scene.nora) });
    expect(store.stage.get()).toMatchObject({ stage: 'questions', offersAnonymity: true });
    expect(await store.enterAnonymously()).toBeUndefined();
    expect(store.stage.get()).toMatchObject({ stage: 'questions', offersAnonymity: false });
    await store.handIn(answersOf(survey));
    expect(stored(scene)).toEqual([{ lContestaciones: answersOf(survey) }]);
  });
});

describe('someone who is signed in to the portal', () => {
  it('is not asked again who they are, on either page', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const access = await scene.open(survey, { page: 'access', as });
    expect(access.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
    const store = await scene.open(survey, { as, storage: memoryStorage() });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    await store.handIn(answersOf(survey));
    expect(stored(scene)).toEqual([{ account: scene.nora, lContestaciones: answersOf(survey) }]);
  });

  it('is told that the survey is answered', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { titulo: 'Foro' }, questions);
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    await (await scene.open(survey, { as })).handIn(answersOf(survey));
    const store = await scene.open(survey, { as });
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 39 });
    expect(store.title.get()).toBe('Foro');
  });

  it('is asked where the survey is for others', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { paraAlumnos: false, paraEmpresa: true });
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await scene.open(survey, { as });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const company = {
      token: await scene.sandbox.tokenOf({ usuario: contact }),
      type: 'Empresa',
    } as const;
    const firm = await scene.open(survey, { as: company });
    expect(firm.stage.get()).toMatchObject({ stage: 'questions' });
  });
});

describe('signing in to a survey', () => {
  it('leads to the questions, for students and for companies', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { paraEmpresa: true }, questions);
    for (const who of [credentials(student), credentials(contact, 'Empresa')]) {
      const access = await scene.open(survey, { page: 'access' });
      expect(access.stage.get()).toMatchObject({
        stage: 'access',
        access: { paraAlumnos: true, paraEmpresa: true, sacaOpcionAnonima: false },
      });
      expect(await access.signIn(who)).toBeUndefined();
      expect(access.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
      const store = await scene.open(survey);
      await store.handIn(answersOf(survey));
      expect(store.stage.get()).toEqual({ stage: 'finished' });
    }
    expect(scene.answered()).toBe(2);
  });

  it('shows the questions on the same page where nothing can be kept for the next', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const storage = blockedStorage();
    const store = await scene.open(survey, { storage });
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    await store.handIn(answersOf(survey));
    expect(store.stage.get()).toEqual({ stage: 'finished' });
  });

  it('says where it was tried that the password is wrong, and on a page of its own whom the survey is for', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { paraAlumnos: false, paraEmpresa: true });
    const store = await scene.open(survey, { page: 'access' });
    const wrong = { ...credentials(student), password: 'otra' };
    expect(await store.signIn(wrong)).toMatchObject({ code: 3 });
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    expect(await store.signIn(credentials(student))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 38 });
    await store.askAgain();
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
  });

  it('works with the account of the university', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const refused = await scene.open(survey, { page: 'access', respuesta: 'x' });
    expect(refused.stage.get()).toMatchObject({ stage: 'access', refusal: { code: 3 } });
    const respuesta = createCode(scene.db, momentOf(noon), 'sso', { account: scene.nora });
    const store = await scene.open(survey, { page: 'access', respuesta });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
  });

  it('shows the data protection notice first, and again after a reload', async () => {
    const scene = await start();
    scene.db.update('account', { id: scene.nora }, { rgpdAceptado: null });
    const survey = makeSurvey(scene.db, {}, questions);
    const store = await scene.open(survey, { page: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toMatchObject({ stage: 'notice' });
    expect(scene.storage.get(`tokenEncuesta.${survey.urlAcceso}`)).toBeUndefined();
    const reloaded = await scene.open(survey, { page: 'access' });
    expect(reloaded.stage.get()).toMatchObject({ stage: 'notice' });
    expect(await reloaded.acceptNotice()).toBeUndefined();
    expect(reloaded.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
    expect((await scene.open(survey)).stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('forgets who it was when the notice is not accepted', async () => {
    const scene = await start();
    scene.db.update('account', { id: scene.nora }, { rgpdAceptado: null });
    const survey = makeSurvey(scene.db);
    const store = await scene.open(survey, { page: 'access' });
    await store.signIn(credentials(student));
    await store.askAgain();
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    expect((await scene.open(survey, { page: 'access' })).stage.get()).toMatchObject({ stage: 'access' });
  });
});

describe('a survey that refuses', () => {
  it('says so on whatever page one comes', async () => {
    const scene = await start();
    const ended = makeSurvey(scene.db, { hasta: '2026-03-01' });
    for (const page of ['survey', 'access'] as const) {
      const store = await scene.open(ended, { page, link: 'x' });
      expect(store.stage.get()).toEqual({ stage: 'refused', code: 35 });
    }
    const open = makeSurvey(scene.db, { soloNoRegistrados: true, sacaOpcionAnonima: true });
    const store = await scene.open(open, { page: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 36 });
    const named = makeSurvey(scene.db);
    const anonymous = await scene.open(named, { page: 'access' });
    await anonymous.enterAnonymously();
    expect(anonymous.stage.get()).toEqual({ stage: 'refused', code: 37 });
  });

  it('says that a link was used', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const link = await linkTo(scene, survey);
    const store = await scene.open(survey, { link });
    await store.handIn(answersOf(survey));
    expect((await scene.open(survey, { link })).stage.get()).toEqual({ stage: 'refused', code: 39 });
  });
});

describe('a token that has run out', () => {
  it('leads back to the access page, which says why', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const store = await scene.open(survey, { link: await linkTo(scene, survey, scene.nora) });
    scene.sandbox.wait(3 * 3600);
    expect(await store.handIn(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const access = await scene.open(survey, { page: 'access' });
    expect(access.stage.get()).toMatchObject({ stage: 'access', reason: 'session' });
    expect(scene.answered()).toBe(0);
  });

  it('is replaced without a word while the session of the portal lasts, and the answers arrive once', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await scene.open(survey, { as });
    scene.storage.set(`tokenEncuesta.${survey.urlAcceso}`, 'x.y.z');
    await store.handIn(answersOf(survey));
    expect(store.stage.get()).toEqual({ stage: 'finished' });
    expect(stored(scene)).toHaveLength(1);
  });

  it('never goes round in circles with a server that refuses every token', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    let calls = 0;
    const store = await scene.open(survey, {
      as,
      fetch: (input, init) => {
        calls += 1;
        const isReading = String(input).endsWith(`/Encuestas/${survey.urlAcceso}`);
        return isReading ? Promise.resolve(Response.json({ status: 2 })) : fetch(input, init);
      },
    });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    expect(calls).toBeLessThan(8);
  });
});

describe('a network that fails', () => {
  const broken: typeof fetch = () => Promise.reject(new TypeError('no network'));

  it('leaves something to try again with', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    let isDown = true;
    const link = await linkTo(scene, survey, scene.nora);
    const store = await scene.open(survey, {
      link,
      fetch: (...request) => (isDown ? broken(...request) : fetch(...request)),
    });
    expect(store.stage.get()).toMatchObject({ stage: 'failed', failure: { code: 500 } });
    isDown = false;
    await store.open(link);
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('does not ask again for answers that arrived though nobody said so', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    let isLosing = false;
    const store = await scene.open(survey, {
      link: await linkTo(scene, survey, scene.nora),
      fetch: async (...request) => {
        const response = await fetch(...request);
        if (isLosing) throw new TypeError('the answer got lost');
        return response;
      },
    });
    isLosing = true;
    expect(await store.handIn(answersOf(survey))).toMatchObject({ kind: 'unavailable' });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    isLosing = false;
    expect(await store.handIn(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'finished' });
    expect(stored(scene)).toHaveLength(1);
  });

  it('takes an answer without a token for none', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, { sacaOpcionAnonima: true });
    const store = await scene.open(survey, { page: 'access' });
    const lame = await scene.open(survey, {
      page: 'access',
      fetch: (input, init) =>
        String(input).includes('logaAnonimo')
          ? Promise.resolve(Response.json({ status: 0, datos: { token: '' } }))
          : fetch(input, init),
    });
    expect(await lame.enterAnonymously()).toMatchObject({ kind: 'unavailable' });
    expect(await store.enterAnonymously()).toBeUndefined();
  });
});

describe('answers that are incomplete', () => {
  it('are refused with 40 and can be completed', async () => {
    const scene = await start();
    const survey = makeSurvey(scene.db, {}, questions);
    const store = await scene.open(survey, { link: await linkTo(scene, survey, scene.nora) });
    expect(await store.handIn([])).toMatchObject({ kind: 'error', code: 40 });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    expect(await store.handIn(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'finished' });
  });
});
