import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hasFocus } from '../support/pages/focus.ts';
import {
  answerAll,
  waitForQuestion,
  audit,
  liveSurveys,
  next,
  pathOf,
  reach,
  send,
} from '../support/pages/live-surveys.ts';
import { phone } from '../support/portal/portal-test.ts';

const { db, url, open, make, responses } = liveSurveys();

describe('answering a survey', () => {
  it('moves from question to question, follows jumps, and submits once', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student', viewport: phone });
    await reach(page, 'questions');
    await page.getByText('Pregunta 1 de 4 como máximo', { exact: true }).waitFor();
    await page.getByLabel('No', { exact: true }).check();
    await page.getByText('Pregunta 1 de 3', { exact: true }).waitFor();
    await next(page);
    await waitForQuestion(page, '¿Estás a gusto?');
    await hasFocus(page.locator('.survey-heading'));
    await page.getByLabel('5 · Mucho').check();
    await audit(page);
    await next(page);
    await waitForQuestion(page, '¿Qué usas?');
    await next(page);
    await waitForQuestion(page, 'Revisa tus respuestas');
    await audit(page);
    await send(page);
    await reach(page, 'finished');
    await hasFocus(page.locator('h1'));
    const [first = 0, , third = 0] = survey.questions;
    expect(responses(survey)).toEqual([
      {
        lContestaciones: [
          { idPregunta: first, idRespuesta: survey.options[0]?.[1] },
          { idPregunta: third, idRespuesta: survey.options[2]?.[4] },
        ],
      },
    ]);
    await page.goto(url(pathOf(survey)));
    await reach(page, 'refused');
    expect(await page.locator('main').innerText()).toContain('Ya has contestado esta encuesta.');
  });

  it('requires an answer to a mandatory question', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await next(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Debes contestar' });
    expect(await alert.innerText()).toBe('Debes contestar a esta pregunta para continuar');
    await hasFocus(page.getByLabel('Sí', { exact: true }));
    await audit(page);
    await page.getByLabel('Sí', { exact: true }).check();
    await next(page);
    await page.getByRole('textbox').fill('   ');
    expect(await alert.count()).toBe(0);
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
    await waitForQuestion(page, '¿Qué usas?');
    await next(page);
    await waitForQuestion(page, 'Revisa tus respuestas');
    // The question is optional until the university changes it.
    const [, , , last = 0] = survey.questions;
    db().update('survey_question', { id: last }, { respuestaObligatoria: true });
    await send(page);
    await page.getByText('Para continuar, responde todas las preguntas obligatorias').waitFor();
    await waitForQuestion(page, '¿Qué usas?');
    await audit(page);
    await page.getByRole('checkbox', { name: 'Prensa' }).check();
    await next(page);
    await send(page);
    await reach(page, 'finished');
    expect(responses(survey)[0]?.lContestaciones).toHaveLength(3);
  });

  it('stores the answers about each placement separately', async () => {
    const survey = make();
    let placement = 1;
    const change = (call: string, edit: (datos: never) => unknown) => async (page: Page) =>
      page.route(`**/${call}**`, async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { datos: never };
        await route.fulfill({ json: { ...body, datos: edit(body.datos) } });
      });
    const page = await open('/encuestas', {
      as: 'student',
      before: async (it) => {
        await change('dameEncuestasUsuario', (list: { urlAcceso: string }[]) =>
          list.flatMap((own) =>
            own.urlAcceso === survey.urlAcceso ? [1, 2].map((idPractica) => ({ ...own, idPractica })) : own,
          ),
        )(it);
        await change('dameEncuesta/', (datos: object) => ({ ...datos, idPractica: placement }))(it);
      },
    });
    const entry = (about: number) =>
      page.locator(`.survey-row a[href$="${survey.urlAcceso}#lista=${about}"]`);
    await entry(1).click();
    await waitForQuestion(page, '¿Trabajas?');
    await page.getByLabel('Sí', { exact: true }).check();
    await next(page);
    await page.getByRole('textbox').fill('En la primera');
    await page.goto(url('/encuestas'));
    placement = 2;
    await entry(2).click();
    await waitForQuestion(page, '¿Trabajas?');
    expect(await page.getByLabel('Sí', { exact: true }).isChecked()).toBe(false);
    await page.goto(url('/encuestas'));
    placement = 1;
    await entry(1).click();
    await waitForQuestion(page, '¿Dónde?');
    expect(await page.getByRole('textbox').inputValue()).toBe('En la primera');
    await page.reload();
    await waitForQuestion(page, '¿Dónde?');
    expect(await page.getByRole('textbox').inputValue()).toBe('En la primera');
  });

  it('restores answers and unfinished text after a reload', async () => {
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

  it('warns that a change discards later answers, and discards them', async () => {
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
    await waitForQuestion(page, '¿Dónde?');
    expect(await page.getByRole('textbox').inputValue()).toBe('En una librería');
    await page.getByRole('button', { name: 'Volver al resumen' }).click();
    await page.getByRole('button', { name: 'Cambiar la respuesta a: ¿Trabajas?' }).click();
    await page.getByLabel('No', { exact: true }).check();
    await next(page);
    await dialog.getByRole('button', { name: 'Cambiarla' }).click();
    await waitForQuestion(page, '¿Estás a gusto?');
    expect(await page.locator('input:checked').count()).toBe(0);
  });

  it('starts again after a confirmation', async () => {
    const survey = make();
    const page = await open(pathOf(survey), { as: 'student' });
    await reach(page, 'questions');
    await answerAll(page);
    const restart = page.getByRole('button', { name: 'Volver a empezar' }).first();
    const dialog = page.getByRole('dialog');
    await restart.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await waitForQuestion(page, 'Revisa tus respuestas');
    await restart.click();
    await dialog.getByRole('button', { name: 'Volver a empezar' }).click();
    await waitForQuestion(page, '¿Trabajas?');
    expect(await page.locator('input:checked').count()).toBe(0);
    await page.reload();
    await reach(page, 'questions');
    await waitForQuestion(page, '¿Trabajas?');
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
    for (const text of ['¿Estás a gusto?', '¿Qué usas?']) {
      await waitForQuestion(page, text);
      // Each question begins at its heading.
      await hasFocus(page.locator('.survey-heading'));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    }
    await waitForQuestion(page, 'Revisa tus respuestas');
    await hasFocus(page.locator('.survey-heading'));
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
