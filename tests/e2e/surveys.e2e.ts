import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTokens, keyOf } from '#sandbox/accounts/tokens.ts';
import { momentOf } from '#sandbox/clock.ts';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/make.ts';
import { type MadeSurvey, makeSurvey, type QuestionSketch } from '#sandbox/seed/make-university.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { surveyLinkToken } from '#sandbox/surveys/survey-access.ts';
import { auditPage } from '../support/axe.ts';
import { launchBrowser } from '../support/browser.ts';
import {
  blockStorage,
  injectFault,
  networkFaultNames,
  shortenTimeouts,
  watchDamage,
} from '../support/faults.ts';
import { type LivePortal, startLivePortal } from '../support/live-portal.ts';
import { hydrated, watchPage } from '../support/portal.ts';

let browser: Browser;
let portal: LivePortal;
beforeAll(async () => {
  browser = await launchBrowser();
  portal = await startLivePortal('meridia');
});
afterAll(async () => {
  await portal.close();
  await browser.close();
});

const phone = { viewport: { width: 360, height: 740 } };
const desktop = { viewport: { width: 1280, height: 900 } };

interface Options {
  as?: PersonaId;
  context?: Parameters<Browser['newContext']>[0];
  before?: (page: Page) => Promise<void>;
  /** The test makes something go wrong that the browser reports. */
  faulty?: boolean;
}

async function open(
  path: string,
  { as, context = desktop, before, faulty = false }: Options = {},
): Promise<Page> {
  const visit = await browser.newContext({ reducedMotion: 'reduce', ...context });
  const page = await visit.newPage();
  const faults = watchPage(page);
  onTestFinished(async () => {
    await visit.close();
    if (!faulty) expect(faults).toEqual([]);
  });
  await before?.(page);
  if (as) await portal.signIn(page, as);
  faults.length = 0;
  await page.goto(portal.url(path));
  return page;
}

/** Looks at a page with axe, from the top: what has been scrolled below the header cannot be judged. */
async function audit(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  expect(await auditPage(page)).toEqual([]);
}

/** Waits for a stage of a survey and looks at it with axe. */
async function reach(page: Page, stage: string): Promise<void> {
  await page.locator(`.survey[data-stage="${stage}"]`).waitFor();
  await hydrated(page);
  await audit(page);
}

const mandatoryAll: QuestionSketch[] = [
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

const pathOf = ({ urlAcceso }: { urlAcceso: string }, more = ''): string => `/encuestas/${urlAcceso}${more}`;
const make = (values: object = {}, sketches = mandatoryAll): MadeSurvey =>
  makeSurvey(portal.db, { titulo: 'Encuesta de prueba', ...values }, sketches);

const responses = ({ id }: MadeSurvey) =>
  portal.db.all<{ lContestaciones: { idPregunta: number; idRespuesta?: number; texto?: string }[] }>(
    sql`SELECT lContestaciones FROM survey_response WHERE survey = ${id}`,
  );

const accountOf = (persona: PersonaId): number =>
  portal.db.value<number>(sql`SELECT id FROM account WHERE usuario = ${personaOf(persona).usuario}`) ?? 0;

const linkTo = (survey: MadeSurvey, account?: number): Promise<string> =>
  surveyLinkToken(
    { tokens: createTokens(keyOf(portal.db), portal.brand.id), now: momentOf(new Date()) },
    survey.id,
    account,
  );

const question = (page: Page) => page.locator('.survey-heading');
const asks = (page: Page, text: string) => question(page).filter({ hasText: text }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();

async function answerAll(page: Page): Promise<void> {
  await page.getByLabel('Sí', { exact: true }).check();
  await next(page);
  await page.getByRole('textbox').fill('En una librería');
  await next(page);
  await page.getByLabel('4', { exact: true }).check();
  await next(page);
  await page.getByRole('checkbox', { name: 'Portal' }).check();
  await page.getByRole('checkbox', { name: 'Contactos' }).check();
  await next(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar respuestas' }).click();

describe('the list of surveys', () => {
  it('has what is to answer first, and opens it without asking who one is', async () => {
    const page = await open('/encuestas', { as: 'survey-student', context: phone });
    await page.locator('.survey-row').first().waitFor();
    await audit(page);
    const first = page.locator('.survey-row').first();
    expect(await first.innerText()).toContain('Obligatoria');
    await first.getByRole('link').click();
    await reach(page, 'questions');
    expect(new URL(page.url()).search).toBe('');
    await asks(page, '¿Trabajas actualmente?');
  });

  it('shows what a company is asked, and tells answered ones apart', async () => {
    const page = await open('/encuestas', { as: 'company' });
    await page.getByRole('link', { name: /colaboradoras/ }).click();
    await reach(page, 'questions');
    await page.getByLabel('Sí').check();
    await next(page);
    await next(page);
    await reach(page, 'questions');
    await send(page);
    await reach(page, 'finished');
    await page.getByRole('link', { name: 'Ver mis encuestas' }).click();
    const answered = page.getByRole('region', { name: /Respondidas/ });
    await answered.waitFor();
    expect(await answered.innerText()).toContain('colaboradoras');
    expect(await answered.getByRole('link').count()).toBe(0);
    await audit(page);
  });

  it('says that it is empty, and tries again when it could not be loaded', async () => {
    const page = await open('/encuestas', {
      as: 'student',
      faulty: true,
      before: async (it) => {
        await it.route(/dameEncuestasUsuario/, (route) => route.fulfill({ json: { status: 1 } }));
      },
    });
    await page.getByRole('button', { name: 'Reintentar' }).waitFor();
    await audit(page);
    await page.unroute(/dameEncuestasUsuario/);
    await page.route(/dameEncuestasUsuario/, (route) => route.fulfill({ json: { status: 0, datos: [] } }));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Ahora mismo no hay ninguna encuesta para ti').waitFor();
    await audit(page);
  });
});

describe('answering a survey', () => {
  it('goes from question to question, jumps where the answer leads, and hands everything in once', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student', context: phone });
    await reach(page, 'questions');
    expect(await page.getByText(/^Pregunta/).innerText()).toBe('Pregunta 1 de 4 como máximo');
    await page.getByLabel('No', { exact: true }).check();
    expect(await page.getByText(/^Pregunta/).innerText()).toBe('Pregunta 1 de 3');
    await next(page);
    await asks(page, '¿Estás a gusto?');
    expect(await question(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.getByLabel('5 · Mucho').check();
    await audit(page);
    await next(page);
    await next(page);
    await asks(page, 'Revisa tus respuestas');
    await audit(page);
    await send(page);
    await reach(page, 'finished');
    expect(await page.locator('h1').evaluate((it) => it === document.activeElement)).toBe(true);
    const [first = 0, , third = 0] = survey.questions;
    expect(responses(survey)).toEqual([
      {
        lContestaciones: [
          { idPregunta: first, idRespuesta: survey.options[0]?.[1] },
          { idPregunta: third, idRespuesta: survey.options[2]?.[4] },
        ],
      },
    ]);
    await page.goto(portal.url(pathOf(survey)));
    await reach(page, 'refused');
    expect(await page.locator('main').innerText()).toContain('Ya has contestado esta encuesta.');
  });

  it('asks for an answer where one must be given', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await next(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Debes contestar' });
    expect(await alert.innerText()).toBe('Debes contestar a esta pregunta para continuar');
    expect(await page.getByLabel('Sí', { exact: true }).evaluate((it) => it === document.activeElement)).toBe(
      true,
    );
    await audit(page);
    await page.getByLabel('Sí', { exact: true }).check();
    await next(page);
    await page.getByRole('textbox').fill('   ');
    await next(page);
    expect(await alert.innerText()).toBe('Debes contestar a esta pregunta para continuar');
    await audit(page);
  });

  it('leads from the end to a mandatory question that has no answer', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await page.getByLabel('No', { exact: true }).check();
    await next(page);
    await page.getByLabel('2', { exact: true }).check();
    await next(page);
    await next(page);
    await asks(page, 'Revisa tus respuestas');
    // Nobody has to answer it, until the university changes its mind.
    const [, , , last = 0] = survey.questions;
    portal.db.update('survey_question', { id: last }, { respuestaObligatoria: true });
    await send(page);
    await page.getByText('Para continuar, responde todas las preguntas obligatorias').waitFor();
    await asks(page, '¿Qué usas?');
    await audit(page);
    await page.getByRole('checkbox', { name: 'Prensa' }).check();
    await next(page);
    await send(page);
    await reach(page, 'finished');
    expect(responses(survey)[0]?.lContestaciones).toHaveLength(3);
  });

  it('keeps what was answered, and a text that was only begun, over a reload', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await page.getByLabel('Sí', { exact: true }).check();
    await next(page);
    await page.getByRole('textbox').fill('En una li');
    await page.reload();
    await reach(page, 'questions');
    expect(await page.getByRole('textbox').inputValue()).toBe('En una li');
    await page.getByRole('button', { name: 'Anterior' }).click();
    expect(await page.getByLabel('Sí', { exact: true }).isChecked()).toBe(true);
  });

  it('tells that a change drops later answers, and drops them', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await answerAll(page);
    await page.getByRole('button', { name: 'Cambiar la respuesta a: ¿Trabajas?' }).click();
    await page.getByLabel('No', { exact: true }).check();
    await next(page);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('se borrarán las 3 respuestas');
    await audit(page);
    await dialog.getByRole('button', { name: 'Dejarla como estaba' }).click();
    await asks(page, '¿Dónde?');
    expect(await page.getByRole('textbox').inputValue()).toBe('En una librería');
    await page.getByRole('button', { name: 'Volver al resumen' }).click();
    await page.getByRole('button', { name: 'Cambiar la respuesta a: ¿Trabajas?' }).click();
    await page.getByLabel('No', { exact: true }).check();
    await next(page);
    await dialog.getByRole('button', { name: 'Cambiarla' }).click();
    await asks(page, '¿Estás a gusto?');
    expect(await page.locator('input:checked').count()).toBe(0);
  });

  it('starts again when that is confirmed', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await answerAll(page);
    const restart = page.getByRole('button', { name: 'Volver a empezar' }).first();
    await restart.click();
    await page.keyboard.press('Escape');
    await asks(page, 'Revisa tus respuestas');
    await restart.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Volver a empezar' }).click();
    await asks(page, '¿Trabajas?');
    expect(await page.locator('input:checked').count()).toBe(0);
    await page.reload();
    await reach(page, 'questions');
    await asks(page, '¿Trabajas?');
  });

  it('works with the keyboard alone', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    const tabTo = async (name: string): Promise<void> => {
      for (let count = 0; count < 60; count += 1) {
        await page.keyboard.press('Tab');
        const label = await page.evaluate(() => {
          const it = document.activeElement;
          return it instanceof HTMLInputElement ? it.labels?.[0]?.textContent : it?.textContent;
        });
        if (label?.trim() === name) return;
      }
      throw new Error(`The keyboard does not reach ${name}`);
    };
    await tabTo('Sí');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await asks(page, '¿Estás a gusto?');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await asks(page, 'Revisa tus respuestas');
    await tabTo('Enviar respuestas');
    await page.keyboard.press('Enter');
    await reach(page, 'finished');
    expect(responses(survey)[0]?.lContestaciones).toHaveLength(3);
  });

  it('does not send twice', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await answerAll(page);
    let posts = 0;
    page.on('request', (it) => (posts += it.url().includes('guardaContestacion') ? 1 : 0));
    await page.getByRole('button', { name: 'Enviar respuestas' }).dblclick();
    await reach(page, 'finished');
    expect(posts).toBe(1);
  });
});

describe('the way into a survey', () => {
  it('asks who it is, says what is wrong, and lets students in', async () => {
    const survey = make({ paraEmpresa: true, sacaOpcionAnonima: true });
    const page = await open(pathOf(survey), { context: phone });
    await reach(page, 'access');
    expect(new URL(page.url()).pathname).toBe(pathOf(survey, '/acceso'));
    expect(await page.locator('h1').innerText()).toBe('Encuesta de prueba');
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    expect(await page.locator('main').innerText()).toContain('Este campo es requerido');
    await page.getByLabel('Usuario o correo electrónico').fill(personaOf('student').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill('otra');
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /contraseña|incorrect/i })
      .waitFor();
    await audit(page);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await reach(page, 'questions');
    expect(new URL(page.url()).pathname).toBe(pathOf(survey));
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.some((key) => key.endsWith('.token'))).toBe(false);
  });

  it('lets companies in', async () => {
    const survey = make({ paraEmpresa: true });
    const page = await open(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    await page.getByLabel('Una empresa').check();
    await page.getByLabel('Usuario o correo electrónico').fill(personaOf('company').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await reach(page, 'questions');
  });

  it('lets students in with the account of the university, and nobody into the portal', async () => {
    const survey = make();
    const page = await open(pathOf(survey));
    await reach(page, 'access');
    await page.getByRole('link', { name: 'Acceder con la universidad' }).click();
    await page.getByRole('button', { name: 'Continue as student', exact: true }).click();
    await reach(page, 'questions');
    expect(new URL(page.url()).pathname).toBe(pathOf(survey));
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => /\.token$|SSO|respuestaEncuesta/.test(key))).toEqual([]);
  });

  it('lets people in without a name, in Catalan, on a phone, in the dark', async () => {
    const survey = make({ sacaOpcionAnonima: true, soloNoRegistrados: true });
    const page = await open(`/ca/enquestes/${survey.urlAcceso}`, {
      context: { ...phone, colorScheme: 'dark' },
    });
    await reach(page, 'access');
    await page.getByRole('button', { name: 'Respon de manera anònima' }).click();
    await reach(page, 'questions');
    await page.getByLabel('No', { exact: true }).check();
    await page.getByRole('button', { name: 'Següent' }).click();
    await page.getByLabel('2', { exact: true }).check();
    await page.getByRole('button', { name: 'Següent' }).click();
    await page.getByRole('button', { name: 'Següent' }).click();
    await page.getByRole('button', { name: 'Envia les respostes' }).click();
    await reach(page, 'finished');
    expect(await page.locator('.survey').getByRole('link').count()).toBe(0);
    expect(responses(survey)).toHaveLength(1);
  });

  it('opens with a link, whose token nobody sees afterwards', async () => {
    const survey = make();
    const page = await open(pathOf(survey, `?t=${await linkTo(survey, accountOf('student'))}&origen=correo`));
    await reach(page, 'questions');
    expect(page.url()).toBe(portal.url(pathOf(survey, '?origen=correo')));
    await page.reload();
    await reach(page, 'questions');
  });

  it('says that a link does not hold', async () => {
    const survey = make();
    const page = await open(pathOf(survey, '?t=x.y.z'));
    await reach(page, 'access');
    expect(page.url()).toBe(portal.url(pathOf(survey, '/acceso')));
    await page.getByText('El enlace con el que has llegado ya no es válido').waitFor();
  });

  it('shows the data protection notice before the questions, also after a reload', async () => {
    const survey = make();
    const page = await open(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    const signIn = async (): Promise<void> => {
      await page.getByLabel('Usuario o correo electrónico').fill(personaOf('rgpd-student').usuario);
      await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
      await page.getByRole('button', { name: 'Entrar y responder' }).click();
      await reach(page, 'notice');
    };
    await signIn();
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await reach(page, 'access');
    await signIn();
    await page.reload();
    await reach(page, 'notice');
    await page.getByRole('button', { name: 'He leído la información y acepto' }).click();
    await reach(page, 'questions');
  });

  it('keeps the answers when the time is up, and goes on with them', async () => {
    const survey = make();
    const page = await open(pathOf(survey, `?t=${await linkTo(survey, accountOf('student'))}`));
    await reach(page, 'questions');
    await answerAll(page);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.includes('tokenEncuesta')) sessionStorage.setItem(key, 'x.y.z');
    });
    await send(page);
    await reach(page, 'access');
    await page.getByText('hemos guardado lo que ya habías respondido').waitFor();
    await page.getByLabel('Usuario o correo electrónico').fill(personaOf('student').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await reach(page, 'questions');
    await asks(page, 'Revisa tus respuestas');
    await send(page);
    await reach(page, 'finished');
    expect(responses(survey)[0]?.lContestaciones).toHaveLength(5);
  });

  it.each([
    [35, { publicada: false }, 'La encuesta no está disponible.', 'Ir al inicio'],
    [
      36,
      { soloNoRegistrados: true, sacaOpcionAnonima: true },
      'no es para usuarios ya registrados',
      'Ir al inicio',
    ],
    [38, { paraAlumnos: false, paraEmpresa: true }, 'Esta encuesta no está dirigida a ti.', 'Ir al inicio'],
  ])('says what %i means on a page of its own', async (code, values, text, button) => {
    const survey = make({ paraEmpresa: true });
    const page = await open(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    portal.db.update('survey', { id: survey.id }, values);
    await page.getByLabel('Usuario o correo electrónico').fill(personaOf('student').usuario);
    await page.getByLabel('Contraseña', { exact: true }).fill(examplePassword);
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await reach(page, 'refused');
    expect(await page.locator('main').innerText()).toContain(text);
    await page.getByRole('link', { name: button }).last().waitFor();
    if (code === 35) return;
    await page.getByRole('button', { name: 'Entrar de otra forma' }).click();
    await reach(page, 'access');
  });

  it('leads from 37 back to where one says who one is', async () => {
    const survey = make({ sacaOpcionAnonima: true });
    const page = await open(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    portal.db.update('survey', { id: survey.id }, { sacaOpcionAnonima: false });
    await page.getByRole('button', { name: 'Responder de forma anónima' }).click();
    await reach(page, 'refused');
    expect(await page.locator('main').innerText()).toContain('no permite el acceso anónimo');
    await page.getByRole('link', { name: 'Identificarme' }).click();
    await reach(page, 'access');
  });
});

describe('when things fail', () => {
  it('works where the browser keeps nothing', async () => {
    const survey = make({ sacaOpcionAnonima: true });
    const page = await open(pathOf(survey), { before: blockStorage, faulty: true });
    await reach(page, 'access');
    await page.getByRole('button', { name: 'Responder de forma anónima' }).click();
    await reach(page, 'questions');
    await answerAll(page);
    await send(page);
    await reach(page, 'finished');
    expect(responses(survey)).toHaveLength(1);
  });

  it.each(networkFaultNames)('bears %s when a survey is opened', async (fault) => {
    const survey = make();
    const link = await linkTo(survey, accountOf('student'));
    let restore = (): Promise<void> => Promise.resolve();
    let damage: Awaited<ReturnType<typeof watchDamage>> | undefined;
    const page = await open(pathOf(survey, `?t=${link}`), {
      faulty: true,
      before: async (it) => {
        await shortenTimeouts(it);
        damage = await watchDamage(it);
        restore = await injectFault(it, fault, /\/api\/Encuestas\//);
      },
    });
    await page.locator('.survey[data-stage="failed"], .survey[data-stage="access"]').waitFor();
    expect(await damage?.complaints({ tries: 2 })).toEqual([]);
    await audit(page);
    await restore();
    if ((await page.locator('.survey').getAttribute('data-stage')) !== 'failed') return;
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await reach(page, 'questions');
  });

  // Whatever else stands in it, an answer with status 0 says that they have arrived.
  const losses = networkFaultNames.filter((it) => it !== 'another shape');
  it.each(losses)('bears %s when the answers are sent, and loses none', async (fault) => {
    const survey = make();
    const link = await linkTo(survey, accountOf('student'));
    let damage: Awaited<ReturnType<typeof watchDamage>> | undefined;
    const page = await open(pathOf(survey, `?t=${link}`), {
      faulty: true,
      before: async (it) => {
        await shortenTimeouts(it);
        damage = await watchDamage(it);
      },
    });
    await reach(page, 'questions');
    await answerAll(page);
    const restore = await injectFault(page, fault, /guardaContestacionEncuesta/);
    await send(page);
    await page.getByText('Tus respuestas no se han enviado').waitFor();
    expect(await damage?.complaints()).toEqual([]);
    await audit(page);
    await restore();
    await page.locator('.survey').getByRole('button', { name: 'Reintentar' }).click();
    await reach(page, 'finished');
    expect(responses(survey)).toHaveLength(1);
  });

  it.each(networkFaultNames)('bears %s when someone signs in, and keeps what was typed', async (fault) => {
    const survey = make();
    let damage: Awaited<ReturnType<typeof watchDamage>> | undefined;
    const page = await open(pathOf(survey, '/acceso'), {
      faulty: true,
      before: async (it) => {
        await shortenTimeouts(it);
        damage = await watchDamage(it);
      },
    });
    await reach(page, 'access');
    const fields = {
      'Usuario o correo electrónico': personaOf('student').usuario,
      Contraseña: examplePassword,
    };
    for (const [label, value] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(value);
    const restore = await injectFault(page, fault, /logaUsuario/);
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await page.locator('.survey .error-summary').waitFor();
    expect(await damage?.complaints({ fields })).toEqual([]);
    await restore();
    await page.getByRole('button', { name: 'Entrar y responder' }).click();
    await reach(page, 'questions');
  });

  it('goes on after the connection was lost', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student', faulty: true });
    await reach(page, 'questions');
    await answerAll(page);
    await page.context().setOffline(true);
    await page.getByText('Error de conexión, por favor revisa tu conexión').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Error de conexión, por favor revisa tu conexión').waitFor({ state: 'hidden' });
    await send(page);
    await reach(page, 'finished');
  });
});
