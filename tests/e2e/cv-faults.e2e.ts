import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auditTop } from '../support/axe.ts';
import { fill, summary, usePortals } from '../support/account-forms.ts';
import { editor, entries, openCv, openEditor, opener, save, saved } from '../support/cv-page.ts';
import {
  blockStorage,
  injectFault,
  networkFaultNames,
  shortenTimeouts,
  watchDamage,
} from '../support/faults.ts';
import { hydrated } from '../support/portal.ts';

const { portal, newPage } = usePortals('montclar');

const text = (page: Page): Promise<string> => page.locator('.editor [name=presentacion]').inputValue();

describe('a CV that cannot be read', () => {
  it('says so, whatever the fault, and is there after another try', async () => {
    const page = await newPage('montclar');
    await shortenTimeouts(page);
    const damage = await watchDamage(page);
    await openCv(page, portal('montclar'), 'student');
    for (const fault of networkFaultNames.filter((it) => it !== 'HTTP 401')) {
      const repair = await injectFault(page, fault, /dameCvUsuario/);
      await page.reload();
      const failed = page.locator('.part-failed');
      await failed.waitFor();
      expect(await damage.complaints(), fault).toEqual([]);
      if (fault === 'HTML') expect(await auditTop(page)).toEqual([]);
      await repair();
      await failed.getByRole('button').click();
      await page.locator('#personal').waitFor();
    }
  });
});

describe('a part that cannot be saved', () => {
  it('stays as it was typed, whatever the fault, and is saved by another try', async () => {
    const page = await newPage('montclar');
    await shortenTimeouts(page);
    const damage = await watchDamage(page);
    await openCv(page, portal('montclar'), 'student');
    await openEditor(page, opener(page, 'presentation'));
    for (const fault of networkFaultNames.filter((it) => it !== 'HTTP 401')) {
      const typed = `Sobre ${fault}`;
      await fill(page, { presentacion: typed });
      // What is wanted is asked for first, then it is sent: either may fail.
      for (const calls of [/dameCvUsuario/, /editPresentacion/]) {
        // To a call that answers nothing, all that counts is that it was done.
        if (fault === 'another shape' && calls.test('editPresentacion')) continue;
        const repair = await injectFault(page, fault, calls);
        await save(page);
        await summary(page).waitFor();
        await page.waitForFunction(() => !document.querySelector('.editor [data-busy]'));
        expect(await text(page), fault).toBe(typed);
        await repair();
      }
    }
    await saved(page);
    expect(await damage.complaints({ tries: 2 })).toEqual([]);
    expect(await page.locator('#presentation .cv-text').innerText()).toBe(
      `Sobre ${networkFaultNames.at(-1)}`,
    );
  });

  it('is not taken for someone else’s change where only the answer got lost', async () => {
    const page = await newPage('montclar');
    await openCv(page, portal('montclar'), 'pre-enrolment-student');
    await openEditor(page, opener(page, 'presentation'));
    await fill(page, { presentacion: 'Llegó, pero nadie lo supo' });
    await page.route(/editPresentacion/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await save(page);
    await summary(page).waitFor();
    await page.unroute(/editPresentacion/);
    await saved(page);
    expect(await page.locator('#presentation .cv-text').innerText()).toBe('Llegó, pero nadie lo supo');
  });

  it('is sent once by a double click, and removed once', async () => {
    const page = await newPage('montclar');
    const damage = await watchDamage(page);
    await openCv(page, portal('montclar'), 'vocational-student');
    await openEditor(page, opener(page, 'languages:new'));
    await fill(page, { idioma: '21', nivel: '1' });
    await editor(page).locator('button[type=submit]').dblclick();
    const entry = entries(page, 'languages').filter({ hasText: 'Sueco' });
    await entry.waitFor();
    await entry.locator('.remove-button').click();
    await page.locator('dialog[open] button[value=remove]').dblclick();
    await entry.waitFor({ state: 'detached' });
    expect(await damage.complaints()).toEqual([]);
    expect(damage.posts.get('/api/Alumno/delIdioma')).toHaveLength(1);
  });

  it('waits while there is no connection', async () => {
    const page = await newPage('montclar');
    await openCv(page, portal('montclar'), 'foreign-student');
    await openEditor(page, opener(page, 'presentation'));
    await fill(page, { presentacion: 'Sin conexión' });
    await page.context().setOffline(true);
    await page.locator('dialog[open]').waitFor();
    await page.context().setOffline(false);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await text(page)).toBe('Sin conexión');
    await saved(page);
  });

  it('is not lost where another tab signs out', async () => {
    const page = await newPage('montclar');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await openCv(page, portal('montclar'), 'graduate');
    await openEditor(page, opener(page, 'personal'));
    await editor(page).locator('[name=telefonoMovil]').click();
    await fill(page, { telefonoMovil: '644 444 444' });
    const other = await page.context().newPage();
    await other.goto(portal('montclar').url('/cv'));
    await hydrated(other);
    await other.locator('.header-sign-out').click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(await editor(page).locator('[name=telefonoMovil]').inputValue()).toBe('644 444 444');
    await save(page);
    await summary(page).locator('a.button').waitFor();
  });
});

it('an editor whose code or lists cannot be loaded can be tried again', async () => {
  const page = await newPage('montclar');
  // Someone without languages: nothing has asked for their lists yet.
  await openCv(page, portal('montclar'), 'empty-student');
  const script = /LanguageEditor[^/]*\.js/;
  await page.route(script, (route) => route.abort('connectionreset'));
  await opener(page, 'languages:new').click();
  const failed = page.locator('#languages .part-failed');
  await failed.waitFor();
  expect(await auditTop(page)).toEqual([]);
  await page.unroute(script);
  const repair = await injectFault(page, 'truncated JSON', /nivelesIdioma/);
  // This browser does not ask again for code that failed: the page is loaded anew.
  const loaded = page.waitForEvent('domcontentloaded');
  await failed.getByRole('button').click();
  await loaded;
  await hydrated(page);
  await opener(page, 'languages:new').click();
  const retry = page.locator('.editor .field-retry button');
  await retry.waitFor();
  expect(await auditTop(page)).toEqual([]);
  await repair();
  await retry.click();
  await page.locator('[name=nivel] option[value="3"]').waitFor({ state: 'attached' });
});

it('a browser that keeps nothing beyond the tab changes the CV all the same', async () => {
  const page = await newPage('montclar');
  await portal('montclar').signIn(page, 'student');
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
  const other = await page.context().newPage();
  await blockStorage(other, 'localStorage');
  await other.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await other.goto(portal('montclar').url('/cv'));
  await openEditor(other, opener(other, 'presentation'));
  await fill(other, { presentacion: 'Sin memoria' });
  await saved(other);
  expect(await other.locator('#presentation .cv-text').innerText()).toBe('Sin memoria');
});
