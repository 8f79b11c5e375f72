import { describe, expect, it } from 'vitest';
import { createCode } from '../../src/sandbox/areas/accounts/one-time-codes.ts';
import { momentOf } from '../../src/sandbox/clock.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { type MadeSurvey, makeSurvey } from '../../src/sandbox/seed/make-university.ts';
import type { TestSandbox } from '../support/sandbox/sandbox.ts';
import {
  classmate,
  contact,
  credentials,
  enter,
  noon,
  read,
  save,
  signIn,
  startSurveySandbox,
  stored,
  student,
  withJump,
} from '../support/sandbox/survey-sandbox.ts';

describe('signing in to a survey', () => {
  it('gives a token that opens this survey and nothing else', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, {}, withJump);
    const other = makeSurvey(db);
    const answer = await signIn(sandbox, survey);
    expect(answer).toMatchObject({ http: 200, status: 0, datos: { textoCortoRGPD: '' } });
    const as = { token: answer.datos?.token ?? '' };
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 0 });
    expect(await read(sandbox, other, as)).toMatchObject({ status: 2 });
    expect(await save(sandbox, other, as, [])).toMatchObject({ status: 2 });
    expect(await sandbox.call('dameEventos', { as })).toMatchObject({ status: 2 });
    expect(await read(sandbox, survey, { token: await sandbox.tokenOf(student) })).toMatchObject({
      status: 2,
    });
    expect(await read(sandbox, survey)).toMatchObject({ status: 2 });
    sandbox.wait(3 * 3600);
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 2 });
  });

  it('lets companies into their surveys', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { paraAlumnos: false, paraEmpresa: true });
    expect(await signIn(sandbox, survey, contact, 'Empresa')).toMatchObject({ status: 0 });
  });

  it('lets someone in with one validated company of several', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { paraEmpresa: true });
    const account = db.value<number>(sql`SELECT id FROM account WHERE usuario = ${contact.usuario}`) ?? 0;
    makeContact(db, makeCompany(db, { estado: 'pendiente' }), { account });
    expect(await signIn(sandbox, survey, contact, 'Empresa')).toMatchObject({ status: 0 });
    db.update('company', { estado: 'validada' }, { estado: 'bloqueada' });
    expect(await signIn(sandbox, survey, contact, 'Empresa')).toMatchObject({ status: 9 });
  });

  it('is refused to accounts that the portal refuses', async () => {
    const { sandbox, db } = await startSurveySandbox({ settings: { modulos: { sso: true } } });
    const survey = makeSurvey(db, { paraEmpresa: true });
    const blocked = { estado: 'bloqueada', mensajeBloqueo: 'Ven a vernos.' };
    makeStudent(db, { email: 'a@alumnado.example', account: blocked });
    makeStudent(db, { email: 'b@alumnado.example', account: { estado: 'baja' } });
    makeStudent(db, { email: 'c@alumnado.example', account: { estado: 'sinAcceso' } });
    makeStudent(db, { email: 'd@alumnado.example', conPracticas: false, conEmpleo: false });
    makeStudent(db, { email: 'e@alumnado.example', egresado: true, sso: true });
    makeContact(db, makeCompany(db, { estado: 'pendiente' }), { email: 'f@empresa.example' });
    const refused: [string, 'Alumno' | 'Empresa', number][] = [
      ['a@alumnado.example', 'Alumno', 90],
      ['b@alumnado.example', 'Alumno', 32],
      ['c@alumnado.example', 'Alumno', 79],
      ['d@alumnado.example', 'Alumno', 59],
      ['e@alumnado.example', 'Alumno', 95],
      ['f@empresa.example', 'Empresa', 9],
      [contact.usuario, 'Alumno', 71],
      ['nadie@alumnado.example', 'Alumno', 3],
    ];
    for (const [usuario, tipo, status] of refused) {
      expect(await signIn(sandbox, survey, { usuario }, tipo), usuario).toMatchObject({ http: 200, status });
    }
    expect(await signIn(sandbox, survey, { usuario: 'a@alumnado.example' })).toMatchObject({
      mensaje: 'Ven a vernos.',
    });
    const path = `/api/Encuestas/logaUsuario/${survey.urlAcceso}`;
    expect(await sandbox.send('POST', path, { body: credentials({ usuario: '' }) })).toMatchObject({
      status: 15,
    });
  });

  it('is refused to other audiences, and to account holders in surveys for people without one', async () => {
    const { sandbox, db, aina } = await startSurveySandbox();
    expect(await signIn(sandbox, makeSurvey(db, { paraAlumnos: false, paraEmpresa: true }))).toMatchObject({
      status: 38,
    });
    expect(await signIn(sandbox, makeSurvey(db, {}, [], [aina]))).toMatchObject({ status: 38 });
    expect(await signIn(sandbox, makeSurvey(db, { soloNoRegistrados: true }))).toMatchObject({ status: 36 });
  });

  it('is refused after the survey is answered', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db);
    await save(sandbox, survey, await enter(sandbox, survey), []);
    expect(await signIn(sandbox, survey)).toMatchObject({ status: 39 });
  });

  it('ends if the account is blocked, changes its password or leaves the audience', async () => {
    const { sandbox, db, nora, aina } = await startSurveySandbox();
    const survey = makeSurvey(db);
    const as = await enter(sandbox, survey);
    db.insert('survey_target', { survey: survey.id, account: aina });
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 38 });
    expect(await save(sandbox, survey, as, [])).toMatchObject({ status: 38 });
    db.delete('survey_target', { survey: survey.id });
    db.update('account', { id: nora }, { estado: 'bloqueada' });
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 2 });
    db.update('account', { id: nora }, { estado: 'activa', tokensDesde: momentOf(noon).seconds + 1 });
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 2 });
  });
});

describe('signing in to a survey by single sign-on', () => {
  const answerOf = (sandbox: TestSandbox, survey: MadeSurvey, account: number) =>
    sandbox.call('validaRespuestaLoginIntegradoEncuesta', {
      params: { id: survey.urlAcceso },
      body: { respuesta: createCode(sandbox.db, momentOf(noon), 'sso', { account }) },
    });

  it('gives a token of the survey', async () => {
    const { sandbox, db, nora } = await startSurveySandbox();
    const survey = makeSurvey(db);
    const { datos } = await answerOf(sandbox, survey, nora);
    expect(await read(sandbox, survey, { token: datos?.token ?? '' })).toMatchObject({ status: 0 });
  });

  it('is refused like a password sign-in', async () => {
    const { sandbox, db, nora, aina } = await startSurveySandbox();
    const survey = makeSurvey(db, { paraEmpresa: true });
    const company = makeCompany(db, { estado: 'bloqueada' });
    makeContact(db, company, { email: 'f@empresa.example' });
    const firm = db.value<number>(sql`SELECT account FROM contact WHERE company = ${company}`) ?? 0;
    expect(await answerOf(sandbox, survey, firm)).toMatchObject({ status: 9 });
    db.delete('contact', { company });
    expect(await answerOf(sandbox, survey, firm)).toMatchObject({ status: 59 });
    for (const [estado, status] of [
      ['bloqueada', 90],
      ['baja', 32],
      ['sinAcceso', 79],
    ] as const) {
      db.update('account', { id: nora }, { estado });
      expect(await answerOf(sandbox, survey, nora)).toMatchObject({ status });
    }
    expect(await answerOf(sandbox, makeSurvey(db, {}, [], [nora]), aina)).toMatchObject({ status: 38 });
    expect(await answerOf(sandbox, makeSurvey(db, { soloNoRegistrados: true }), aina)).toMatchObject({
      status: 36,
    });
    await save(sandbox, survey, await enter(sandbox, survey, classmate), []);
    expect(await answerOf(sandbox, survey, aina)).toMatchObject({ status: 39 });
    const params = { id: survey.urlAcceso };
    const unknown = sandbox.call('validaRespuestaLoginIntegradoEncuesta', {
      params,
      body: { respuesta: 'x' },
    });
    expect(await unknown).toMatchObject({ status: 3 });
    const path = `/api/Encuestas/validaRespuestaLoginIntegrado/${survey.urlAcceso}`;
    expect(await sandbox.send('POST', path, { body: {} })).toMatchObject({ status: 15 });
  });
});

describe('answering without signing in', () => {
  it('is possible if the survey allows it, once in each session', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { sacaOpcionAnonima: true, soloNoRegistrados: true });
    const { datos } = await sandbox.call('logaAnonimo', { params: { id: survey.urlAcceso } });
    const as = { token: datos?.token ?? '' };
    expect(await sandbox.call('guardaAceptacionRGPDEncuesta', { as })).toMatchObject({ status: 0 });
    expect(await save(sandbox, survey, as, [])).toMatchObject({ status: 0 });
    expect(await save(sandbox, survey, as, [])).toMatchObject({ status: 39 });
    expect(stored(sandbox)).toEqual([{ lContestaciones: [] }]);
  });

  it('is refused if it does not', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const { urlAcceso } = makeSurvey(db);
    expect(await sandbox.call('logaAnonimo', { params: { id: urlAcceso } })).toMatchObject({ status: 37 });
  });
});

describe('the data protection notice of a survey', () => {
  it('is shown with the sign-in, and the questions after its acceptance', async () => {
    const { sandbox, db, nora } = await startSurveySandbox();
    db.update('account', { id: nora }, { rgpdAceptado: null });
    const survey = makeSurvey(db);
    const { datos } = await signIn(sandbox, survey);
    expect(datos?.textoCortoRGPD).not.toBe('');
    const as = { token: datos?.token ?? '' };
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 2 });
    for (let time = 0; time < 2; time++) {
      expect(await sandbox.call('guardaAceptacionRGPDEncuesta', { as })).toMatchObject({
        http: 200,
        status: 0,
      });
    }
    expect(await read(sandbox, survey, as)).toMatchObject({ status: 0 });
    expect(await sandbox.call('guardaAceptacionRGPDEncuesta')).toMatchObject({ status: 2 });
  });
});
