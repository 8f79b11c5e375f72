import { describe, expect, it } from 'vitest';
import { makeSurvey } from '../../src/sandbox/seed/make-university.ts';
import {
  access,
  classmate,
  contact,
  enter,
  answersTo,
  linkTo,
  read,
  save,
  signIn,
  startSurveySandbox,
  stored,
  student,
  withJump,
} from '../support/sandbox/survey-sandbox.ts';

describe('the surveys of a user', () => {
  it('are those of their audience, mandatory ones first, with the token of a link', async () => {
    const { sandbox, db, nora, aina } = await startSurveySandbox();
    const open = makeSurvey(db, { titulo: 'Biblioteca' });
    const mandatory = makeSurvey(db, { titulo: 'Satisfacción', respuestaObligatoria: true }, [], [nora]);
    makeSurvey(db, { titulo: 'De otra persona' }, [], [aina]);
    makeSurvey(db, { titulo: 'Sin publicar', publicada: false });
    makeSurvey(db, { titulo: 'Para quien no tiene cuenta', soloNoRegistrados: true });
    const forFirms = makeSurvey(db, { titulo: 'Empresas', paraAlumnos: false, paraEmpresa: true });
    const { datos } = await sandbox.call('dameEncuestasUsuario', { as: student });
    expect(datos).toMatchObject([
      {
        idEncuesta: mandatory.id,
        urlAcceso: mandatory.urlAcceso,
        respuestaObligatoria: true,
        contestada: false,
      },
      { idEncuesta: open.id, paraAlumnos: true, paraEmpresa: false },
    ]);
    const opened = await access(sandbox, open, datos?.[1]?.token);
    expect(await read(sandbox, open, { token: opened.datos?.token ?? '' })).toMatchObject({ status: 0 });
    expect((await sandbox.call('dameEncuestas', { as: contact })).datos).toMatchObject([
      { idEncuesta: forFirms.id },
    ]);
  });

  it('are open from their first to their last day', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const today = makeSurvey(db, { desde: '2026-03-10', hasta: '2026-03-10' });
    makeSurvey(db, { desde: '2026-03-11' });
    makeSurvey(db, { hasta: '2026-03-09' });
    const { datos } = await sandbox.call('dameEncuestasUsuario', { as: student });
    expect(datos?.map(({ idEncuesta }) => idEncuesta)).toEqual([today.id]);
  });

  it('are marked when answered, and then need no token', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { respuestaObligatoria: true });
    await save(sandbox, survey, await enter(sandbox, survey), []);
    const { datos } = await sandbox.call('dameEncuestasUsuario', { as: student });
    expect(datos).toMatchObject([{ contestada: true }]);
    expect(datos?.[0]).not.toHaveProperty('token');
    expect((await sandbox.call('dameEncuestasUsuario', { as: classmate })).datos).toMatchObject([
      { contestada: false },
    ]);
  });
});

describe('getting into a survey', () => {
  it('is explained without a link', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { titulo: 'Foro', paraEmpresa: true, sacaOpcionAnonima: true });
    expect(await access(sandbox, survey)).toEqual({
      http: 200,
      status: 0,
      datos: { titulo: 'Foro', sacaOpcionAnonima: true, paraAlumnos: true, paraEmpresa: true },
    });
  });

  it('offers no sign-in for surveys of people without an account', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { soloNoRegistrados: true, paraEmpresa: true });
    expect(await access(sandbox, survey)).toMatchObject({
      datos: { paraAlumnos: false, paraEmpresa: false },
    });
  });

  it('accepts a link of that survey, for one person or anybody, once', async () => {
    const { sandbox, db, nora } = await startSurveySandbox();
    const survey = makeSurvey(db);
    for (const account of [nora, undefined]) {
      const link = await linkTo(sandbox, survey, account);
      const { datos } = await access(sandbox, survey, link);
      const as = { token: datos?.token ?? '' };
      expect(await save(sandbox, survey, as, [])).toMatchObject({ status: 0 });
      expect(await access(sandbox, survey, link)).toMatchObject({ status: 39 });
      expect(await read(sandbox, survey, as)).toMatchObject({ status: 39 });
    }
    expect(stored(sandbox).map(({ account }) => account)).toEqual([nora, undefined]);
  });

  it('is refused with a link that is forged, expired, of another survey or of a refused person', async () => {
    const { sandbox, db, nora, aina } = await startSurveySandbox();
    const survey = makeSurvey(db);
    const others = makeSurvey(db);
    const old = await linkTo(sandbox, survey, nora, new Date('2025-12-01T12:00:00Z'));
    const portal = await sandbox.tokenOf(student);
    const session = await enter(sandbox, survey);
    for (const link of ['nada', old, portal, session.token, await linkTo(sandbox, others, nora)]) {
      expect(await access(sandbox, survey, link)).toMatchObject({ status: 42 });
    }
    const blocked = await linkTo(sandbox, survey, aina);
    db.update('account', { id: aina }, { estado: 'bloqueada' });
    expect(await access(sandbox, survey, blocked)).toMatchObject({ status: 42 });
  });

  it('needs a sign-in if the data protection notice is not accepted', async () => {
    const { sandbox, db, nora } = await startSurveySandbox();
    db.update('account', { id: nora }, { rgpdAceptado: null });
    const survey = makeSurvey(db);
    const answer = await access(sandbox, survey, await linkTo(sandbox, survey, nora));
    expect(answer).toMatchObject({ status: 0, datos: { paraAlumnos: true } });
    expect(answer.datos).not.toHaveProperty('token');
  });
});

describe('a survey that is not available', () => {
  it.each([
    ['does not exist', undefined],
    ['is not published', { publicada: false }],
    ['has not begun', { desde: '2026-03-11' }],
    ['is over', { hasta: '2026-03-09' }],
  ])('is refused everywhere when it %s', async (_, values) => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { sacaOpcionAnonima: true });
    const as = await enter(sandbox, survey);
    if (values) db.update('survey', { id: survey.id }, values);
    else db.delete('survey', { id: survey.id });
    const params = { id: survey.urlAcceso };
    const answers = [
      await access(sandbox, survey),
      await signIn(sandbox, survey),
      await sandbox.call('validaRespuestaLoginIntegradoEncuesta', { params, body: { respuesta: 'x' } }),
      await sandbox.call('logaAnonimo', { params }),
      await read(sandbox, survey, as),
      await save(sandbox, survey, as, []),
    ];
    expect(answers.map(({ status }) => status)).toEqual([35, 35, 35, 35, 35, 35]);
  });
});

describe('the questions of a survey', () => {
  it('are ordered, with their answers and jumps', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, { titulo: 'Foro', descripcion: 'Tu opinión' }, withJump);
    const [first, , third] = survey.questions;
    const { datos } = await read(sandbox, survey, await enter(sandbox, survey));
    expect(datos).toMatchObject({ titulo: 'Foro', descripcion: 'Tu opinión', respuestaObligatoria: false });
    expect(datos?.preguntas.map(({ idPregunta, tipo }) => [idPregunta, tipo])).toEqual(
      survey.questions.map((id, index) => [id, withJump[index]?.tipo]),
    );
    expect(datos?.preguntas[0]).toEqual({
      idPregunta: first,
      texto: 'Pregunta 1',
      tipo: 'unica',
      respuestaObligatoria: true,
      respuestas: [
        { idRespuesta: survey.options[0]?.[0], texto: 'Sí' },
        { idRespuesta: survey.options[0]?.[1], texto: 'No, «nunca»', idPreguntaDestino: third },
      ],
    });
  });
});

describe('handing in the answers', () => {
  it('requires only the mandatory questions on the path of the answers', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, {}, withJump);
    const as = await enter(sandbox, survey);
    const incomplete = [
      answersTo(survey),
      answersTo(survey, [0, 0]),
      answersTo(survey, [0, 0], [2, 4]),
      answersTo(survey, [0, 0], [1, '  '], [2, 4]),
      answersTo(survey, [0, 1], [1, 'Sobra']),
    ];
    for (const answers of incomplete) {
      expect(await save(sandbox, survey, as, answers)).toMatchObject({ http: 200, status: 40 });
    }
    expect(stored(sandbox)).toEqual([]);
    expect(await save(sandbox, survey, as, answersTo(survey, [0, 1], [2, 4]))).toMatchObject({ status: 0 });
  });

  it('stores the answers on the path, for good', async () => {
    const { sandbox, db, nora } = await startSurveySandbox();
    const survey = makeSurvey(db, {}, withJump);
    const as = await enter(sandbox, survey);
    const onPath = answersTo(survey, [0, 1], [2, 0], [3, 0], [3, 1]);
    const passed = answersTo(survey, [1, 'Antes de cambiar de idea']);
    expect(await save(sandbox, survey, as, [...passed, ...onPath])).toMatchObject({ status: 0 });
    expect(await save(sandbox, survey, as, onPath)).toMatchObject({ status: 39 });
    expect(stored(sandbox)).toEqual([{ account: nora, lContestaciones: onPath }]);
  });

  it('is refused for invalid answers', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db, {}, withJump);
    const other = makeSurvey(db, {}, withJump);
    const as = await enter(sandbox, survey);
    const complete = answersTo(survey, [0, 1], [2, 4]);
    const wrong = [
      answersTo(other, [0, 1], [2, 4]),
      [...complete, ...answersTo(survey, [0, 0])],
      answersTo(survey, [0, 'Sí'], [2, 4]),
    ];
    for (const answers of wrong) {
      expect(await save(sandbox, survey, as, answers)).toMatchObject({ http: 200, status: 15 });
    }
    const path = `/api/Encuestas/guardaContestacionEncuesta/${survey.urlAcceso}`;
    expect(await sandbox.send('POST', path, { as, body: { lContestaciones: {} } })).toMatchObject({
      status: 15,
    });
  });

  it('stores one of two submissions that arrive together', async () => {
    const { sandbox, db } = await startSurveySandbox();
    const survey = makeSurvey(db);
    const [first, second] = [await enter(sandbox, survey), await enter(sandbox, survey)];
    const answers = await Promise.all([save(sandbox, survey, first, []), save(sandbox, survey, second, [])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 39]);
    expect(stored(sandbox)).toHaveLength(1);
  });
});
