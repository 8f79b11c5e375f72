import { storageKey } from '#core/shared/storage.ts';
import { describe, expect, it } from 'vitest';
import { createCode } from '#sandbox/areas/accounts/one-time-codes.ts';
import { momentOf } from '#sandbox/clock.ts';
import { makeSurvey } from '#sandbox/seed/make-university.ts';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import {
  student,
  contact,
  noon,
  questions,
  startSurveyFixture,
  credentials,
  linkTo,
  answersOf,
  stored,
  blockedStorage,
} from '../../../../tests/support/sandbox/survey-fixture.ts';
import { createSurveyAccess } from './survey-access-store.ts';

describe('a link to a survey', () => {
  it('opens the questions, and its token is kept for a reload', async () => {
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, { titulo: 'Foro' }, questions);
    const store = await scene.open(survey, { link: await linkTo(scene, survey, scene.nora) });
    expect(store.stage.get()).toMatchObject({ stage: 'questions', survey: { titulo: 'Foro' } });
    expect(store.title.get()).toBe('Foro');
    expect(scene.storage.get(`portal.uni.tokenEncuesta.${survey.urlAcceso}`)).toBeTruthy();
    const again = await scene.open(survey);
    expect(again.stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('that does not hold leads to the access page, which says so once', async () => {
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db);
    const store = await scene.open(survey, { link: 'x.y.z' });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const access = await scene.open(survey, { page: 'access' });
    expect(access.stage.get()).toMatchObject({ stage: 'access', reason: 'link' });
    const reloaded = await scene.open(survey, { page: 'access' });
    expect(reloaded.stage.get()).not.toHaveProperty('reason');
  });

  it('offers to answer without a name where the survey allows it', async () => {
    const scene = await startSurveyFixture();
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
  it('answers as themselves what they choose from their list, whoever began before in the tab', async () => {
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, { sacaOpcionAnonima: true }, questions);
    const before = await scene.open(survey, { page: 'access' });
    await before.enterAnonymously();
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await scene.open(survey, { as, listed: {} });
    await store.handIn(answersOf(survey));
    expect(stored(scene)).toEqual([{ account: scene.nora, lContestaciones: answersOf(survey) }]);
  });

  it('is not asked again who they are, on either page', async () => {
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, { titulo: 'Foro' }, questions);
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    await (await scene.open(survey, { as })).handIn(answersOf(survey));
    const store = await scene.open(survey, { as });
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 39 });
    expect(store.title.get()).toBe('Foro');
  });

  it('is asked where the survey is for others', async () => {
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, {}, questions);
    const refused = await scene.open(survey, { page: 'access', respuesta: 'x' });
    expect(refused.stage.get()).toMatchObject({ stage: 'access', refusal: { code: 3 } });
    const respuesta = createCode(scene.db, momentOf(noon), 'sso', { account: scene.nora });
    const store = await scene.open(survey, { page: 'access', respuesta });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
  });

  it('shows the data protection notice first, and again after a reload', async () => {
    const scene = await startSurveyFixture();
    scene.db.update('account', { id: scene.nora }, { rgpdAceptado: null });
    const survey = makeSurvey(scene.db, {}, questions);
    const store = await scene.open(survey, { page: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toMatchObject({ stage: 'notice' });
    expect(scene.storage.get(`portal.uni.tokenEncuesta.${survey.urlAcceso}`)).toBeUndefined();
    const reloaded = await scene.open(survey, { page: 'access' });
    expect(reloaded.stage.get()).toMatchObject({ stage: 'notice' });
    expect(await reloaded.acceptNotice()).toBeUndefined();
    expect(reloaded.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
    expect((await scene.open(survey)).stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('forgets who it was when the notice is not accepted', async () => {
    const scene = await startSurveyFixture();
    scene.db.update('account', { id: scene.nora }, { rgpdAceptado: null });
    const survey = makeSurvey(scene.db);
    const store = await scene.open(survey, { page: 'access' });
    await store.signIn(credentials(student));
    await store.askAgain();
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    expect((await scene.open(survey, { page: 'access' })).stage.get()).toMatchObject({ stage: 'access' });
  });
});

describe('a survey about one of several placements', () => {
  it('is about the same one for someone whose token does not hold any more, also after a reload', async () => {
    const asked: (number | undefined)[] = [];
    const storage = memoryStorage();
    let isOver = false;
    const call = ({ name }: { name: string }) =>
      Promise.resolve(
        name === 'accesoEncuesta'
          ? { ok: true, datos: { titulo: 'Valora', token: 'x' } }
          : isOver
            ? { ok: false, kind: 'error', code: 2 }
            : { ok: true, datos: { titulo: 'Valora', idPractica: 7, preguntas: [] } },
      );
    const newPage = () =>
      createSurveyAccess({
        id: 'valora',
        page: 'survey',
        call: call as never,
        storage,
        key: (name) => storageKey('uni', name),
        portalWay: (placement) => {
          asked.push(placement);
          isOver = false;
          return Promise.resolve({ ok: true, link: 'y' });
        },
        onAnswered: () => undefined,
      });
    const first = newPage();
    await first.open('link');
    expect(first.placement()).toBe(7);
    isOver = true;
    const second = newPage();
    await second.open();
    expect(asked).toEqual([7]);
    expect(second.stage.get()).toMatchObject({ stage: 'questions' });
    await newPage().open(undefined, undefined, { placement: 8 });
    expect(asked).toEqual([7, 8]);
  });
});
