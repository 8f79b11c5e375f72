import { describe, expect, it } from 'vitest';
import {
  answerAll,
  waitForQuestion,
  audit,
  enter,
  liveSurveys,
  next,
  pathOf,
  reach,
  send,
  signIn,
} from '../support/pages/live-surveys.ts';
import { personaButton } from '../support/pages/sign-in-pages.ts';
import { phone } from '../support/portal/portal-test.ts';

const { db, url, open, make, linkTo, responses } = liveSurveys();

describe('the list of surveys', () => {
  it('lists open surveys first, and opens them without another sign-in', async () => {
    const page = await open('/encuestas', { as: 'survey-student', viewport: phone });
    await page.locator('.survey-row').first().waitFor();
    await audit(page);
    const first = page.locator('.survey-row').first();
    expect(await first.innerText()).toContain('Obligatoria');
    await first.getByRole('link').click();
    await reach(page, 'questions');
    expect(new URL(page.url()).search).toBe('');
    await waitForQuestion(page, '¿Trabajas actualmente?');
  });

  it('shows the surveys of a company, and marks answered ones', async () => {
    const page = await open('/encuestas', { as: 'company' });
    await page.getByRole('link', { name: /colaboradoras/ }).click();
    await reach(page, 'questions');
    await page.getByLabel('Sí').check();
    await next(page);
    await next(page);
    await waitForQuestion(page, 'Revisa tus respuestas');
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

  it('shows that it is empty, and retries a failed load', async () => {
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

it('a survey is answered without requests of the frame around it', async () => {
  const page = await open('/encuestas', { as: 'survey-student' });
  const link = page.locator('.survey-row a').first();
  await link.waitFor();
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, path] = /\/api\/(.*)/.exec(request.url()) ?? [];
    if (path) requested.push(path);
  });
  await link.click();
  await reach(page, 'questions');
  await page.locator('#said').waitFor({ state: 'attached' });
  expect(requested.filter((path) => !/encuesta/i.test(path))).toEqual([]);
});

describe('access to a survey', () => {
  it('asks for the sign-in, reports errors, and lets students in', async () => {
    const survey = make({ paraEmpresa: true, sacaOpcionAnonima: true });
    const page = await open(pathOf(survey), { viewport: phone });
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

  it('lets students in by single sign-on, without a session of the portal', async () => {
    const survey = make();
    const page = await open(pathOf(survey));
    await reach(page, 'access');
    await page.getByRole('link', { name: 'Acceder con la universidad' }).click();
    await personaButton(page, 'student').click();
    await reach(page, 'questions');
    expect(new URL(page.url()).pathname).toBe(pathOf(survey));
    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(keys.filter((key) => /\.token$|SSO|respuestaEncuesta/.test(key))).toEqual([]);
  });

  it('lets people in anonymously, in Catalan, on a phone, in dark mode', async () => {
    const survey = make({ sacaOpcionAnonima: true, soloNoRegistrados: true });
    const page = await open(`/ca/enquestes/${survey.urlAcceso}`, {
      viewport: phone,
      dark: true,
    });
    await reach(page, 'access');
    await page.getByRole('button', { name: 'Respon anònimament' }).click();
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

  it.each([
    ['the query', (t: string) => `?t=${t}&origen=correo`],
    ['the fragment, which reaches no log', (t: string) => `?origen=correo#t=${t}`],
  ])('opens with a link that has its token in %s, and nobody sees it afterwards', async (_, more) => {
    const survey = make();
    const page = await open(pathOf(survey, more(await linkTo(survey))));
    await reach(page, 'questions');
    expect(page.url()).toBe(url(pathOf(survey, '?origen=correo')));
    await page.reload();
    await reach(page, 'questions');
  });

  it('opens with a link followed while another one is checked', async () => {
    const survey = make();
    const link = await linkTo(survey);
    const page = await open(pathOf(survey), {
      before: (it) =>
        it.addInitScript((token) => {
          addEventListener('DOMContentLoaded', () => {
            if (sessionStorage.getItem('came')) return;
            sessionStorage.setItem('came', 'yes');
            location.hash = `t=${token}`;
          });
        }, link),
    });
    await reach(page, 'questions');
    expect(page.url()).toBe(url(pathOf(survey)));
  });

  it('opens with another link while questions are shown', async () => {
    const survey = make();
    const page = await open(pathOf(survey, `#t=${await linkTo(survey)}`));
    await reach(page, 'questions');
    const again = page.waitForEvent('load');
    // Delayed, since it reloads the page, possibly before this call returns.
    await page.evaluate(
      (link) => void setTimeout(() => (location.hash = `t=${link}`), 100),
      await linkTo(survey),
    );
    await again;
    await reach(page, 'questions');
    expect(page.url()).toBe(url(pathOf(survey)));
  });

  it('opens from the list, without a token in any address', async () => {
    const survey = make({ titulo: 'Encuesta sin rastro' });
    const page = await open('/', { as: 'student' });
    const ofHome = page.locator('main a[href^="/encuestas/"]');
    await ofHome.first().waitFor();
    for (const link of await ofHome.all())
      expect(await link.getAttribute('href')).toMatch(/^\/encuestas\/[^?#]+#lista=\d*$/);
    const asked: string[] = [];
    page.on('request', (it) => asked.push(it.url()));
    await page.goto(url('/encuestas'));
    await page.locator(`main a[href^="${pathOf(survey)}"]`).click();
    await reach(page, 'questions');
    expect(page.url()).toBe(url(pathOf(survey)));
    await page.reload();
    await reach(page, 'questions');
    expect(asked.filter((it) => /[?#&]t=|eyJ/.test(it))).toEqual([]);
    expect(await page.evaluate(() => document.referrer)).not.toContain('eyJ');
  });

  it('reports an invalid link', async () => {
    const survey = make();
    const page = await open(pathOf(survey, '?t=x.y.z'));
    await reach(page, 'access');
    expect(page.url()).toBe(url(pathOf(survey, '/acceso')));
    const why = 'El enlace con el que has llegado ya no es válido';
    await page.locator('.survey-why', { hasText: why }).waitFor();
    // It appears together with its text, so a live region that existed before announces it.
    await page.locator('#said', { hasText: why }).waitFor({ state: 'attached' });
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
    await page.getByRole('button', { name: 'He leído la información' }).click();
    await reach(page, 'questions');
  });

  it('keeps the answers after the session expires, and continues with them', async () => {
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
    await page.locator('#content').getByText('hemos guardado lo que ya habías respondido').waitFor();
    await signIn(page, 'student');
    await reach(page, 'questions');
    await waitForQuestion(page, 'Revisa tus respuestas');
    await send(page);
    await reach(page, 'finished');
    expect(responses(survey)[0]?.lContestaciones).toHaveLength(5);
  });

  it.each([
    [35, { publicada: false }, 'La encuesta no está disponible.', 'Ir al inicio'],
    [
      36,
      { soloNoRegistrados: true, sacaOpcionAnonima: true },
      'no es para quien ya tiene una cuenta',
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

  it('leads from error 37 back to the sign-in', async () => {
    const survey = make({ sacaOpcionAnonima: true });
    const page = await open(pathOf(survey, '/acceso'));
    await reach(page, 'access');
    db().update('survey', { id: survey.id }, { sacaOpcionAnonima: false });
    await page.getByRole('button', { name: 'Responder anónimamente' }).click();
    await reach(page, 'refused');
    expect(await page.locator('main').innerText()).toContain('no permite el acceso anónimo');
    await page.getByRole('link', { name: 'Identificarme' }).click();
    await reach(page, 'access');
  });
});
