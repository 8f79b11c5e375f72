import { describe, expect, it } from 'vitest';
import { phone } from '../support/live-visits.ts';
import {
  answerAll,
  asks,
  audit,
  enter,
  liveSurveys,
  next,
  pathOf,
  reach,
  send,
  signIn,
} from '../support/live-surveys.ts';

const { db, url, open, make, linkTo, responses } = liveSurveys();

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
    await asks(page, 'Revisa tus respuestas');
    await audit(page);
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

describe('the way into a survey', () => {
  it('asks who it is, says what is wrong, and lets students in', async () => {
    const survey = make({ paraEmpresa: true, sacaOpcionAnonima: true });
    const page = await open(pathOf(survey), { context: phone });
    await reach(page, 'access');
    expect(new URL(page.url()).pathname).toBe(pathOf(survey, '/acceso'));
    expect(await page.locator('h1').innerText()).toBe('Encuesta de prueba');
    await enter(page);
    await page.locator('.field-problem').filter({ hasText: 'Este campo es requerido' }).first().waitFor();
    await signIn(page, 'student', 'otra');
    await page.getByText('El usuario o la contraseña no son correctos.').waitFor();
    await audit(page);
    await signIn(page, 'student');
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
    await signIn(page, 'company');
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
    const page = await open(pathOf(survey, `?t=${await linkTo(survey)}&origen=correo`));
    await reach(page, 'questions');
    expect(page.url()).toBe(url(pathOf(survey, '?origen=correo')));
    await page.reload();
    await reach(page, 'questions');
  });

  it('says that a link does not hold', async () => {
    const survey = make();
    const page = await open(pathOf(survey, '?t=x.y.z'));
    await reach(page, 'access');
    expect(page.url()).toBe(url(pathOf(survey, '/acceso')));
    await page.getByText('El enlace con el que has llegado ya no es válido').waitFor();
  });

  it('shows the data protection notice before the questions, also after a reload', async () => {
    const survey = make();
    const page = await open(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    const enterAgain = async (): Promise<void> => {
      await signIn(page, 'rgpd-student');
      await reach(page, 'notice');
    };
    await enterAgain();
    await page.getByRole('button', { name: 'Ahora no' }).click();
    await reach(page, 'access');
    await enterAgain();
    await page.reload();
    await reach(page, 'notice');
    await page.getByRole('button', { name: 'He leído la información y acepto' }).click();
    await reach(page, 'questions');
  });

  it('keeps the answers when the time is up, and goes on with them', async () => {
    const survey = make();
    const page = await open(pathOf(survey, `?t=${await linkTo(survey)}`));
    await reach(page, 'questions');
    await answerAll(page);
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.includes('tokenEncuesta')) sessionStorage.setItem(key, 'x.y.z');
    });
    await send(page);
    await reach(page, 'access');
    await page.getByText('hemos guardado lo que ya habías respondido').waitFor();
    await signIn(page, 'student');
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
    db().update('survey', { id: survey.id }, values);
    await signIn(page, 'student');
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
    db().update('survey', { id: survey.id }, { sacaOpcionAnonima: false });
    await page.getByRole('button', { name: 'Responder de forma anónima' }).click();
    await reach(page, 'refused');
    expect(await page.locator('main').innerText()).toContain('no permite el acceso anónimo');
    await page.getByRole('link', { name: 'Identificarme' }).click();
    await reach(page, 'access');
  });
});
