import { describe, expect, it } from 'vitest';
import { makeSurvey } from '#sandbox/seed/make-university.ts';
import {
  student,
  questions,
  startSurveyFixture,
  credentials,
  linkTo,
  answersOf,
  stored,
} from '../../../../tests/support/sandbox/survey-fixture.ts';

describe('a survey that refuses', () => {
  it('says so on whatever page one comes', async () => {
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, {}, questions);
    const link = await linkTo(scene, survey);
    const store = await scene.open(survey, { link });
    await store.handIn(answersOf(survey));
    expect((await scene.open(survey, { link })).stage.get()).toEqual({ stage: 'refused', code: 39 });
  });
});

describe('a token that has run out', () => {
  it('leads back to the access page, which says why', async () => {
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, {}, questions);
    const as = { token: await scene.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await scene.open(survey, { as });
    scene.storage.set(`portal.uni.tokenEncuesta.${survey.urlAcceso}`, 'x.y.z');
    await store.handIn(answersOf(survey));
    expect(store.stage.get()).toEqual({ stage: 'finished' });
    expect(stored(scene)).toHaveLength(1);
  });

  it('never goes round in circles with a server that refuses every token', async () => {
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
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
    const scene = await startSurveyFixture();
    const survey = makeSurvey(scene.db, {}, questions);
    const store = await scene.open(survey, { link: await linkTo(scene, survey, scene.nora) });
    expect(await store.handIn([])).toMatchObject({ kind: 'error', code: 40 });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    expect(await store.handIn(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'finished' });
  });
});
