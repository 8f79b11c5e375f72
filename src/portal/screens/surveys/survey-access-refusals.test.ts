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
  it('shows the refusal on both pages', async () => {
    const fixture = await startSurveyFixture();
    const ended = makeSurvey(fixture.db, { hasta: '2026-03-01' });
    for (const page of ['survey', 'access'] as const) {
      const store = await fixture.open(ended, { page, link: 'x' });
      expect(store.stage.get()).toEqual({ stage: 'refused', code: 35 });
    }
    const open = makeSurvey(fixture.db, { soloNoRegistrados: true, sacaOpcionAnonima: true });
    const store = await fixture.open(open, { page: 'access' });
    await store.signIn(credentials(student));
    expect(store.stage.get()).toEqual({ stage: 'refused', code: 36 });
    const named = makeSurvey(fixture.db);
    const anonymous = await fixture.open(named, { page: 'access' });
    await anonymous.enterAnonymously();
    expect(anonymous.stage.get()).toEqual({ stage: 'refused', code: 37 });
  });

  it('reports a used link', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const link = await linkTo(fixture, survey);
    const store = await fixture.open(survey, { link });
    await store.submit(answersOf(survey));
    expect((await fixture.open(survey, { link })).stage.get()).toEqual({ stage: 'refused', code: 39 });
  });
});

describe('an expired token', () => {
  it('leads back to the access page, which gives the reason', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const store = await fixture.open(survey, { link: await linkTo(fixture, survey, fixture.nora) });
    fixture.sandbox.wait(3 * 3600);
    expect(await store.submit(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'leaving', to: 'access' });
    const access = await fixture.open(survey, { page: 'access' });
    expect(access.stage.get()).toMatchObject({ stage: 'access', reason: 'session' });
    expect(fixture.answered()).toBe(0);
  });

  it('is replaced silently while the session of the portal lasts, and the answers arrive once', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const as = { token: await fixture.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    const store = await fixture.open(survey, { as });
    fixture.storage.set(`portal.uni.tokenEncuesta.${survey.urlAcceso}`, 'x.y.z');
    await store.submit(answersOf(survey));
    expect(store.stage.get()).toEqual({ stage: 'finished' });
    expect(stored(fixture)).toHaveLength(1);
  });

  it('does not loop with a server that refuses every token', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const as = { token: await fixture.sandbox.tokenOf({ usuario: student }), type: 'Alumno' } as const;
    let calls = 0;
    const store = await fixture.open(survey, {
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

  it('allows a retry', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    let isDown = true;
    const link = await linkTo(fixture, survey, fixture.nora);
    const store = await fixture.open(survey, {
      link,
      fetch: (...request) => (isDown ? broken(...request) : fetch(...request)),
    });
    expect(store.stage.get()).toMatchObject({ stage: 'failed', failure: { code: 500 } });
    isDown = false;
    await store.open(link);
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
  });

  it('does not ask again for answers that arrived with a lost response', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    let isLosing = false;
    const store = await fixture.open(survey, {
      link: await linkTo(fixture, survey, fixture.nora),
      fetch: async (...request) => {
        const response = await fetch(...request);
        if (isLosing) throw new TypeError('the answer got lost');
        return response;
      },
    });
    isLosing = true;
    expect(await store.submit(answersOf(survey))).toMatchObject({ kind: 'unavailable' });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    isLosing = false;
    expect(await store.submit(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'finished' });
    expect(stored(fixture)).toHaveLength(1);
  });

  it('treats a response without a token as unavailable', async () => {
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, { sacaOpcionAnonima: true });
    const store = await fixture.open(survey, { page: 'access' });
    const lame = await fixture.open(survey, {
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
    const fixture = await startSurveyFixture();
    const survey = makeSurvey(fixture.db, {}, questions);
    const store = await fixture.open(survey, { link: await linkTo(fixture, survey, fixture.nora) });
    expect(await store.submit([])).toMatchObject({ kind: 'error', code: 40 });
    expect(store.stage.get()).toMatchObject({ stage: 'questions' });
    expect(await store.submit(answersOf(survey))).toBeUndefined();
    expect(store.stage.get()).toEqual({ stage: 'finished' });
  });
});
