import { describe, expect, it } from 'vitest';
import { createCode } from '../../src/sandbox/accounts/one-time-codes.ts';
import { createTokens, keyOf } from '../../src/sandbox/accounts/tokens.ts';
import { momentOf } from '../../src/sandbox/clock.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { examplePassword, makeCompany, makeContact, makeStudent } from '../../src/sandbox/seed/make.ts';
import { type MadeSurvey, makeSurvey } from '../../src/sandbox/seed/make-university.ts';
import { surveyLinkToken } from '../../src/sandbox/surveys/survey-access.ts';
import { startSandbox, type TestSandbox } from '../support/sandbox.ts';

const student = { usuario: 'nora@alumnado.example' };
const classmate = { usuario: 'aina@alumnado.example' };
const contact = { usuario: 'pau@empresa.example' };
const noon = new Date('2026-03-10T12:00:00+01:00');

interface Started {
  sandbox: TestSandbox;
  db: TestSandbox['db'];
  /** Accounts. */
  nora: number;
  aina: number;
}

async function start(settings: Parameters<typeof startSandbox>[0] = {}): Promise<Started> {
  const sandbox = await startSandbox({ content: 'empty', clock: () => noon, ...settings });
  const { db } = sandbox;
  const nora = makeStudent(db, { email: student.usuario });
  const aina = makeStudent(db, { email: classmate.usuario });
  makeContact(db, makeCompany(db), { email: contact.usuario });
  return { sandbox, db, nora, aina };
}

/** A question that leads past the next one when answered with no, and two that must be answered. */
const withJump = [
  {
    tipo: 'unica',
    respuestaObligatoria: true,
    respuestas: [{ texto: 'Sí' }, { texto: 'No, «nunca»', jump: 2 }],
  },
  { tipo: 'texto', respuestaObligatoria: true },
  { tipo: 'escala', respuestaObligatoria: true, respuestas: ['1', '2', '3', '4', '5'] },
  { tipo: 'multiple', respuestas: ['Rojo', 'Verde'] },
] as const;

const credentials = (who: { usuario: string }, tipoUsuario: 'Alumno' | 'Empresa' = 'Alumno') => ({
  ...who,
  password: examplePassword,
  tipoUsuario,
});

const signIn = (
  sandbox: TestSandbox,
  survey: MadeSurvey,
  who = student,
  tipo: 'Alumno' | 'Empresa' = 'Alumno',
) => sandbox.call('logaUsuarioEncuesta', { params: { id: survey.urlAcceso }, body: credentials(who, tipo) });

/** The token of a survey, for someone who signs in to it. */
async function enter(sandbox: TestSandbox, survey: MadeSurvey, who = student): Promise<{ token: string }> {
  const { datos } = await signIn(sandbox, survey, who);
  return { token: datos?.token ?? '' };
}

const read = (sandbox: TestSandbox, survey: MadeSurvey, as?: { token: string }) =>
  sandbox.call('dameEncuesta', { params: { id: survey.urlAcceso }, ...(as ? { as } : {}) });

interface Given {
  idPregunta: number;
  idRespuesta?: number;
  texto?: string;
}

/** Answers by the places (from 0) of the question and of its answer, or with a text. */
const given = (survey: MadeSurvey, ...answers: [question: number, answer: number | string][]): Given[] =>
  answers.map(([question, answer]) => {
    const idPregunta = survey.questions[question] ?? 0;
    if (typeof answer === 'string') return { idPregunta, texto: answer };
    return { idPregunta, idRespuesta: survey.options[question]?.[answer] ?? 0 };
  });

const save = (sandbox: TestSandbox, survey: MadeSurvey, as: { token: string }, lContestaciones: Given[]) =>
  sandbox.call('guardaContestacionEncuesta', {
    params: { id: survey.urlAcceso },
    as,
    body: { lContestaciones },
  });

const access = (sandbox: TestSandbox, survey: { urlAcceso: string }, querystringValue = '') =>
  sandbox.call('accesoEncuesta', { params: { id: survey.urlAcceso }, body: { querystringValue } });

/** A link to a survey as a mail of the university has it. */
function linkTo(
  { db, brand }: TestSandbox,
  survey: MadeSurvey,
  account?: number,
  date = noon,
): Promise<string> {
  return surveyLinkToken(
    { tokens: createTokens(keyOf(db), brand.id), now: momentOf(date) },
    survey.id,
    account,
  );
}

const stored = ({ db }: TestSandbox) =>
  db.all<{ account?: number; lContestaciones: Given[] }>(
    sql`SELECT account, lContestaciones FROM survey_response`,
  );

describe('the surveys of a user', () => {
  it('are those for their kind and for them, mandatory ones first, with the token of a link', async () => {
    const { sandbox, db, nora, aina } = await start();
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
    const { sandbox, db } = await start();
    const today = makeSurvey(db, { desde: '2026-03-10', hasta: '2026-03-10' });
    makeSurvey(db, { desde: '2026-03-11' });
    makeSurvey(db, { hasta: '2026-03-09' });
    const { datos } = await sandbox.call('dameEncuestasUsuario', { as: student });
    expect(datos?.map(({ idEncuesta }) => idEncuesta)).toEqual([today.id]);
  });

  it('are marked once they are answered, and need no token any more', async () => {
    const { sandbox, db } = await start();
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
  it('is said how, without a link', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, { titulo: 'Foro', paraEmpresa: true, sacaOpcionAnonima: true });
    expect(await access(sandbox, survey)).toEqual({
      http: 200,
      status: 0,
      datos: { titulo: 'Foro', sacaOpcionAnonima: true, paraAlumnos: true, paraEmpresa: true },
    });
  });

  it('does not offer to sign in where only people without an account are asked', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, { soloNoRegistrados: true, paraEmpresa: true });
    expect(await access(sandbox, survey)).toMatchObject({
      datos: { paraAlumnos: false, paraEmpresa: false },
    });
  });

  it('takes a link of that survey, for one person or for anybody, once', async () => {
    const { sandbox, db, nora } = await start();
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

  it('is refused with a link that is forged, expired, of another survey or of someone who may not enter', async () => {
    const { sandbox, db, nora, aina } = await start();
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

  it('asks someone to sign in first who has not accepted the data protection notice', async () => {
    const { sandbox, db, nora } = await start();
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
    const { sandbox, db } = await start();
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

describe('signing in to a survey', () => {
  it('gives a token that opens this survey and nothing else', async () => {
    const { sandbox, db } = await start();
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

  it('lets companies into a survey for them', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, { paraAlumnos: false, paraEmpresa: true });
    expect(await signIn(sandbox, survey, contact, 'Empresa')).toMatchObject({ status: 0 });
  });

  it('lets someone in who acts for several companies of which one is validated', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, { paraEmpresa: true });
    const account = db.value<number>(sql`SELECT id FROM account WHERE usuario = ${contact.usuario}`) ?? 0;
    makeContact(db, makeCompany(db, { estado: 'pendiente' }), { account });
    expect(await signIn(sandbox, survey, contact, 'Empresa')).toMatchObject({ status: 0 });
    db.update('company', { estado: 'validada' }, { estado: 'bloqueada' });
    expect(await signIn(sandbox, survey, contact, 'Empresa')).toMatchObject({ status: 9 });
  });

  it('is refused to those who may not enter the portal either', async () => {
    const { sandbox, db } = await start({ settings: { modulos: { sso: true } } });
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

  it('is refused to someone it is not for, and to those with an account where only others are asked', async () => {
    const { sandbox, db, aina } = await start();
    expect(await signIn(sandbox, makeSurvey(db, { paraAlumnos: false, paraEmpresa: true }))).toMatchObject({
      status: 38,
    });
    expect(await signIn(sandbox, makeSurvey(db, {}, [], [aina]))).toMatchObject({ status: 38 });
    expect(await signIn(sandbox, makeSurvey(db, { soloNoRegistrados: true }))).toMatchObject({ status: 36 });
  });

  it('is refused after it was answered', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db);
    await save(sandbox, survey, await enter(sandbox, survey), []);
    expect(await signIn(sandbox, survey)).toMatchObject({ status: 39 });
  });

  it('ends when the account is blocked, changes its password or is no longer asked', async () => {
    const { sandbox, db, nora, aina } = await start();
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

describe('signing in to a survey with the account of the university', () => {
  const answerOf = (sandbox: TestSandbox, survey: MadeSurvey, account: number) =>
    sandbox.call('validaRespuestaLoginIntegradoEncuesta', {
      params: { id: survey.urlAcceso },
      body: { respuesta: createCode(sandbox.db, momentOf(noon), 'sso', { account }) },
    });

  it('gives a token of the survey', async () => {
    const { sandbox, db, nora } = await start();
    const survey = makeSurvey(db);
    const { datos } = await answerOf(sandbox, survey, nora);
    expect(await read(sandbox, survey, { token: datos?.token ?? '' })).toMatchObject({ status: 0 });
  });

  it('is refused as with a password', async () => {
    const { sandbox, db, nora, aina } = await start();
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
  it('is possible where the survey allows it, once in each session', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, { sacaOpcionAnonima: true, soloNoRegistrados: true });
    const { datos } = await sandbox.call('logaAnonimo', { params: { id: survey.urlAcceso } });
    const as = { token: datos?.token ?? '' };
    expect(await sandbox.call('guardaAceptacionRGPDEncuesta', { as })).toMatchObject({ status: 0 });
    expect(await save(sandbox, survey, as, [])).toMatchObject({ status: 0 });
    expect(await save(sandbox, survey, as, [])).toMatchObject({ status: 39 });
    expect(stored(sandbox)).toEqual([{ lContestaciones: [] }]);
  });

  it('is refused where it does not', async () => {
    const { sandbox, db } = await start();
    const { urlAcceso } = makeSurvey(db);
    expect(await sandbox.call('logaAnonimo', { params: { id: urlAcceso } })).toMatchObject({ status: 37 });
  });
});

describe('the data protection notice of a survey', () => {
  it('comes with the sign-in, and the questions come after it was accepted', async () => {
    const { sandbox, db, nora } = await start();
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

describe('the questions of a survey', () => {
  it('come in their order with their answers and jumps', async () => {
    const { sandbox, db } = await start();
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
  it('wants the mandatory questions on the path that the answers take, and no others', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, {}, withJump);
    const as = await enter(sandbox, survey);
    const incomplete = [
      given(survey),
      given(survey, [0, 0]),
      given(survey, [0, 0], [2, 4]),
      given(survey, [0, 0], [1, '  '], [2, 4]),
      given(survey, [0, 1], [1, 'Sobra']),
    ];
    for (const answers of incomplete) {
      expect(await save(sandbox, survey, as, answers)).toMatchObject({ http: 200, status: 40 });
    }
    expect(stored(sandbox)).toEqual([]);
    expect(await save(sandbox, survey, as, given(survey, [0, 1], [2, 4]))).toMatchObject({ status: 0 });
  });

  it('keeps what is on the path, for good', async () => {
    const { sandbox, db, nora } = await start();
    const survey = makeSurvey(db, {}, withJump);
    const as = await enter(sandbox, survey);
    const onPath = given(survey, [0, 1], [2, 0], [3, 0], [3, 1]);
    const passed = given(survey, [1, 'Antes de cambiar de idea']);
    expect(await save(sandbox, survey, as, [...passed, ...onPath])).toMatchObject({ status: 0 });
    expect(await save(sandbox, survey, as, onPath)).toMatchObject({ status: 39 });
    expect(stored(sandbox)).toEqual([{ account: nora, lContestaciones: onPath }]);
  });

  it('is refused for what are no answers of the survey', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db, {}, withJump);
    const other = makeSurvey(db, {}, withJump);
    const as = await enter(sandbox, survey);
    const complete = given(survey, [0, 1], [2, 4]);
    const wrong = [
      given(other, [0, 1], [2, 4]),
      [...complete, ...given(survey, [0, 0])],
      given(survey, [0, 'Sí'], [2, 4]),
    ];
    for (const answers of wrong) {
      expect(await save(sandbox, survey, as, answers)).toMatchObject({ http: 200, status: 15 });
    }
    const path = `/api/Encuestas/guardaContestacionEncuesta/${survey.urlAcceso}`;
    expect(await sandbox.send('POST', path, { as, body: { lContestaciones: {} } })).toMatchObject({
      status: 15,
    });
  });

  it('keeps one answer of two that arrive together', async () => {
    const { sandbox, db } = await start();
    const survey = makeSurvey(db);
    const [first, second] = [await enter(sandbox, survey), await enter(sandbox, survey)];
    const answers = await Promise.all([save(sandbox, survey, first, []), save(sandbox, survey, second, [])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([0, 39]);
    expect(stored(sandbox)).toHaveLength(1);
  });
});
