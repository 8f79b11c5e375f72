import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fill, summary } from '../support/pages/account-forms.ts';
import { entries, openCv } from '../support/pages/cv-page.ts';
import { editor, editorReady, openEditor, opener, save, saved } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { blockStorage, faultNames, impatient, injectFault, watchDamage } from '../support/faults/faults.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

const text = (page: Page): Promise<string> => page.locator('.editor [name=texto]').inputValue();

describe('a CV that does not load', () => {
  it('is reported under every fault, and loads on a retry', async () => {
    const page = await newPage({ faulty: true });
    const damage = await impatient(page);
    await openCv(page, portalOf(), 'student');
    for (const fault of faultNames.filter((it) => it !== 'HTTP 401')) {
      const repair = await injectFault(page, fault, /dameCvUsuario/);
      await page.reload();
      const failed = page.locator('.page-state');
      await failed.waitFor();
      expect(await damage.complaints(), fault).toEqual([]);
      if (fault === 'HTML') expect(await auditScrolledToTop(page)).toEqual([]);
      await repair();
      await failed.getByRole('button').click();
      await page.locator('#personal').waitFor();
    }
  });
});

describe('a section that is not saved', () => {
  it('keeps its input under every fault, and is saved by a retry', async () => {
    const page = await newPage({ faulty: true });
    const damage = await impatient(page);
    await openCv(page, portalOf(), 'student');
    await openEditor(page, opener(page, 'presentation'));
    for (const fault of faultNames.filter((it) => it !== 'HTTP 401')) {
      const typed = `Sobre ${fault}`;
      await fill(page, { texto: typed });
      // The editor reads the CV first, then sends the change: either may fail.
      for (const calls of [/dameCvUsuario/, /editPresentacion/]) {
        // A call that answers only its status ignores the rest of the answer.
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
    expect(await page.locator('#presentation .cv-text').innerText()).toBe(`Sobre ${faultNames.at(-1)}`);
  });

  it('is reconciled after a lost answer, and not taken for a conflict', async () => {
    const page = await newPage({ faulty: true });
    await openCv(page, portalOf(), 'pre-enrolment-student');
    await openEditor(page, opener(page, 'presentation'));
    await fill(page, { texto: 'Llegó, pero nadie lo supo' });
    await page.route(/editPresentacion/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await saved(page);
    expect(await page.locator('#presentation .cv-text').innerText()).toBe('Llegó, pero nadie lo supo');
  });

  it('is sent once by a double click, and removed once', async () => {
    const page = await newPage();
    const damage = await watchDamage(page);
    await openCv(page, portalOf(), 'vocational-student');
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

  it('waits while offline', async () => {
    const page = await newPage({ faulty: true });
    await openCv(page, portalOf(), 'foreign-student');
    await openEditor(page, opener(page, 'presentation'));
    await fill(page, { texto: 'Sin conexión' });
    await page.context().setOffline(true);
    await page.locator('dialog[open]').waitFor();
    await page.context().setOffline(false);
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await text(page)).toBe('Sin conexión');
    await saved(page);
  });

  it('is removed without a question when another tab signs out', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await openCv(page, portalOf(), 'graduate');
    await openEditor(page, opener(page, 'personal'));
    await editor(page).locator('[name=telefonoMovil]').click();
    await fill(page, { telefonoMovil: '644 444 444' });
    const other = await page.context().newPage();
    await other.goto(portalOf().url('/cv'));
    await hydrated(other);
    await other.locator('.header-sign-out').click();
    await page.waitForURL(/\/login/);
    expect(asked).toEqual([]);
    const drafts = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => key.includes('borrador')),
    );
    expect(drafts).toEqual([]);
  });
});

describe('an editor whose chunk does not come', () => {
  it.each<[string, string, string, (route: Route) => Promise<void>]>([
    [
      'cannot be reached',
      'personal',
      'personal/PersonalEditor.tsx',
      (route) => route.abort('connectionreset'),
    ],
    ['is gone', 'photo', 'photo/PhotoEditor.tsx', (route) => route.fulfill({ status: 404, body: '' })],
    [
      'cannot be reached',
      'languages:new',
      'languages/LanguageEditor.tsx',
      (route) => route.abort('connectionreset'),
    ],
  ])('as it %s says so beside its button, and comes by itself: %s', async (_, id, module, lose) => {
    const script = `**${chunkOf(`screens/cv/${module}`)}`;
    const page = await newPage({ faulty: true, viewport: { width: 360, height: 740 } });
    // A student without languages, so their lists have not been requested yet.
    await openCv(page, portalOf(), 'empty-student');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.route(script, lose);
    await opener(page, id).click();
    const failed = page.locator('.part-failed');
    await failed.waitFor();
    await expect.poll(() => failed.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(0);
    const { y = 0, height = 0 } = (await failed.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(740);
    await hasFocusOf(page, opener(page, id));
    // An overlay hides the page behind it from axe.
    await page.evaluate(() => document.querySelector<HTMLElement>('.loading-lost-close')?.click());
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.unroute(script, lose);
    await editorReady(page);
    await page.waitForFunction(() => document.activeElement?.closest('.editor'));
    await page.locator('.loading-lost').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  });

  it('or whose lists do not load can be retried', async () => {
    const page = await newPage({ faulty: true });
    await openCv(page, portalOf(), 'empty-student');
    const repair = await injectFault(page, 'truncated JSON', /nivelesIdioma/);
    await opener(page, 'languages:new').click();
    const retry = page.locator('.editor .field-retry button');
    await retry.waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await repair();
    await retry.click();
    await page.locator('[name=nivel] option[value="3"]').waitFor({ state: 'attached' });
  });
});

it('a browser with blocked local storage can change the CV', async () => {
  const page = await newPage({ faulty: true });
  await portalOf().signIn(page, 'student');
  const stored = await page.evaluate(() => Object.entries({ ...localStorage }));
  const other = await page.context().newPage();
  await blockStorage(other, 'localStorage');
  await other.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, stored);
  await other.goto(portalOf().url('/cv'));
  await openEditor(other, opener(other, 'presentation'));
  await fill(other, { texto: 'Sin memoria' });
  await saved(other);
  expect(await other.locator('#presentation .cv-text').innerText()).toBe('Sin memoria');
});
