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
  it('opens the questions, and stores its token for a reload', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { titulo: 'Foro' }, questions);
    const store = await fixture.open(survey, { link: await linkTo(fixture, survey, fixture.nora) });
    expect(store.stage.get()).toMatchObject({ stage: 'questions', survey: { titulo: 'Foro' } });
    expect(store.title.get()).toBe('Foro');
    expect(fixture.storage.get(`portal.uni.tokenEncuesta.${survey.urlAcceso}`)).toBeTruthy();
    const again = await fixture.open(survey);
    expect(again.stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('that is invalid leads to the access page, which reports it once', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db);
    const store = await fixture.open(survey, { link: 'x.y.z' });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const access = await fixture.open(survey, { page: 'access' });
    expect(access.stage.get()).toMatchObject({ stage: 'access', reason: 'link' });
    const reloaded = await fixture.open(survey, { page: 'access' });
    expect(reloaded.stage.get()).not.toHaveProperty('reason');
  });

  it('offers to answer anonymously where the survey allows it', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { sacaOpcionAnonima: true }, questions);
    const store = await fixture.open(survey, { link: await linkTo(fixture, survey, fixture.nora) });
    expect(store.stage.get()).toMatchObject({ stage: 'questions', offersAnonymity: true });
    expect(await store.enterAnonymously()).toBeUndefined();
    expect(store.stage.get()).toMatchObject({ stage: 'questions', offersAnonymity: false });
    await store.submit(answersOf(survey));
    expect(stored(fixture)).toEqual([{ lContestaciones: answersOf(survey) }]);
  });
});

describe('a user who is signed in to the portal', () => {
  it('answers surveys of their list as themselves, even if the tab holds an anonymous token', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { sacaOpcionAnonima: true }, questions);
    const before = await fixture.open(survey, { page: 'access' });
    await before.enterAnonymously();
    const as = { token: await fixture.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await fixture.open(survey, { as, listed: {} });
    await store.submit(answersOf(survey));
    expect(stored(fixture)).toEqual([{ account: fixture.nora, lContestaciones: answersOf(survey) }]);
  });

  it('does not have to sign in again, on either page', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const as = { token: await fixture.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const access = await fixture.open(survey, { page: 'access', as });
    expect(access.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
    const store = await fixture.open(survey, { as, storage: memoryStorage() });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    await store.submit(answersOf(survey));
    expect(stored(fixture)).toEqual([{ account: fixture.nora, lContestaciones: answersOf(survey) }]);
  });

  it('sees that the survey is already answered', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { titulo: 'Foro' }, questions);
    const as = { token: await fixture.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    await (await fixture.open(survey, { as })).submit(answersOf(survey));
    const store = await fixture.open(survey, { as });
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 39 });
    expect(store.title.get()).toBe('Foro');
  });

  it('has to sign in where the survey is for others', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { paraAlumnos: false, paraEmpresa: true });
    const as = { token: await fixture.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await fixture.open(survey, { as });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const company = {
      token: await fixture.sandbox.tokenOf({ usuario: contact }),
      type: 'Empresa',
    } as const;
    const firm = await fixture.open(survey, { as: company });
    expect(firm.stage.get()).toMatchObject({ stage: 'questions' });
  });
});

describe('signing in to a survey', () => {
  it('leads to the questions, for students and for companies', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { paraEmpresa: true }, questions);
    for (const who of [credentials(student), credentials(contact, 'Empresa')]) {
      const access = await fixture.open(survey, { page: 'access' });
      expect(access.stage.get()).toMatchObject({
        stage: 'access',
        access: { paraAlumnos: true, paraEmpresa: true, sacaOpcionAnonima: false },
      });
      expect(await access.signIn(who)).toBeUndefined();
      expect(access.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
      const store = await fixture.open(survey);
      await store.submit(answersOf(survey));
      expect(store.stage.get()).toEqual({ stage: 'finished' });
    }
    expect(fixture.answered()).toBe(2);
  });

  it('shows the questions on the same page if storage is blocked', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const storage = blockedStorage();
    const store = await fixture.open(survey, { storage });
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    await store.submit(answersOf(survey));
    expect(store.stage.get()).toEqual({ stage: 'finished' });
  });

  it('reports a wrong password in the form, and a survey for others on a page of its own', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { paraAlumnos: false, paraEmpresa: true });
    const store = await fixture.open(survey, { page: 'access' });
    const wrong = { ...credentials(student), password: 'otra' };
    expect(await store.signIn(wrong)).toMatchObject({ code: 3 });
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    expect(await store.signIn(credentials(student))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 38 });
    await store.restart();
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
  });

  it('works with single sign-on', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const refused = await fixture.open(survey, { page: 'access', respuesta: 'x' });
    expect(refused.stage.get()).toMatchObject({ stage: 'access', refusal: { code: 3 } });
    const respuesta = createCode(fixture.db, momentOf(noon), 'sso', { account: fixture.nora });
    const store = await fixture.open(survey, { page: 'access', respuesta });
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
  });

  it('shows the data protection notice first, and again after a reload', async () => {
    const fixture = await startSurveyFixture();
    fixture.db.update('account', { id: fixture.nora }, { rgpdAceptado: null });
    const survey = makeSurvey(fixture.db, {}, questions);
    const store = await fixture.open(survey, { page: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toMatchObject({ stage: 'notice' });
    expect(fixture.storage.get(`portal.uni.tokenEncuesta.${survey.urlAcceso}`)).toBeUndefined();
    const reloaded = await fixture.open(survey, { page: 'access' });
    expect(reloaded.stage.get()).toMatchObject({ stage: 'notice' });
    expect(await reloaded.acceptNotice()).toBeUndefined();
    expect(reloaded.stage.get()).toEqual({ stage: 'leaving', to: 'survey' });
    expect((await fixture.open(survey)).stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('forgets the sign-in when the notice is declined', async () => {
    const fixture = await startSurveyFixture();
    fixture.db.update('account', { id: fixture.nora }, { rgpdAceptado: null });
    const survey = makeSurvey(fixture.db);
    const store = await fixture.open(survey, { page: 'access' });
    await store.signIn(credentials(student));
    await store.restart();
    expect(store.stage.get()).toMatchObject({ stage: 'access' });
    expect((await fixture.open(survey, { page: 'access' })).stage.get()).toMatchObject({ stage: 'access' });
  });
});

describe('a survey about one of several placements', () => {
  it('stays about the same one after the token has expired, also after a reload', async () => {
    const requested: (number | undefined)[] = [];
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
          requested.push(placement);
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
    expect(requested).toEqual([7]);
    expect(second.stage.get()).toMatchObject({ stage: 'questions' });
    await newPage().open(undefined, undefined, { placement: 8 });
    expect(requested).toEqual([7, 8]);
  });
});
