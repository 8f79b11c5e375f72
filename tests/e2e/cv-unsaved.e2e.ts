import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { fill, summary } from '../support/pages/account-forms.ts';
import { entries, openCv } from '../support/pages/cv-page.ts';
import { answer, editor, editorReady, openEditor, opener, save, saved } from '../support/pages/editors.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

/** Everything that the browser stores for the portal. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Opens the same CV in a second tab of the browser. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await hydrated(other);
  await other.locator('.section').first().waitFor();
  return other;
}

const value = (page: Page, name: string): Promise<string> =>
  page.locator(`.editor [name=${name}]`).inputValue();

it('unsaved input is never discarded without a question', async () => {
  const page = await newPage();
  await openCv(page, portalOf(), 'student');
  const questions: string[] = [];
  let leaves = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void (leaves ? dialog.accept() : dialog.dismiss());
  });
  await openEditor(page, opener(page, 'personal'));
  await fill(page, { telefonoMovil: '699 999 999' });

  // Another editor: first the question.
  await opener(page, 'languages:new').click();
  await answer(page, '');
  expect(await value(page, 'telefonoMovil')).toBe('699 999 999');

  // Leaving the page by a link or by the back button: the browser asks. Nothing is stored.
  const home = page.locator('.side-menu a, nav a').filter({ hasText: 'Inicio' }).first();
  await home.click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await page.evaluate(() => history.back());
  await expect.poll(() => questions).toEqual(['beforeunload', 'beforeunload']);
  expect(await value(page, 'telefonoMovil')).toBe('699 999 999');
  expect(await stored(page)).not.toContain('699 999 999');

  await opener(page, 'languages:new').click();
  await answer(page, 'discard');
  await editorReady(page);
  expect(await page.locator('.editor [name=idioma]').count()).toBe(1);
  leaves = true;
  await home.click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(questions).toHaveLength(2);
});

it('an introduction is stored as a draft, and found again', async () => {
  const page = await newPage();
  const faults = watchPage(page);
  await openCv(page, portalOf(), 'graduate');
  const before = await page.locator('#presentation .cv-text').innerText();
  await openEditor(page, opener(page, 'presentation'));
  await fill(page, { texto: 'A medias' });
  await page.goto(portalOf().url('/'));
  await page.goto(portalOf().url('/cv'));
  await hydrated(page);
  await page.locator('#presentation .draft-note').waitFor();
  await openEditor(page, opener(page, 'presentation'));
  await page.locator('.editor-restored').waitFor();
  expect(await value(page, 'texto')).toBe('A medias');
  await editor(page).getByRole('button', { name: 'Cancelar' }).click();
  await answer(page, 'discard');
  await editor(page).waitFor({ state: 'detached' });
  expect(await page.locator('.draft-note').count()).toBe(0);
  expect(await stored(page)).not.toContain('A medias');
  expect(await page.locator('#presentation .cv-text').innerText()).toBe(before);
  expect(faults).toEqual([]);
});

it('two tabs do not overwrite each other without a question', async () => {
  const page = await newPage();
  await openCv(page, portalOf(), 'vocational-student');
  const other = await secondTab(page);
  const conflict = page.locator('.conflict');
  const choose = (name: string): Promise<void> => conflict.getByRole('button', { name }).click();
  for (const [tab, text] of [
    [page, 'La mía'],
    [other, 'La otra'],
  ] as const) {
    await openEditor(tab, opener(tab, 'presentation'));
    await fill(tab, { texto: text });
  }
  await saved(other);
  await save(page);
  await conflict.waitFor();
  expect(await summary(page).innerText()).toContain('han cambiado en otra pestaña');
  expect(await conflict.innerText()).toContain('Presentación');
  await choose('Ver la versión guardada');
  expect(await value(page, 'texto')).toBe('La otra');
  await choose('Volver a mi versión');
  expect(await value(page, 'texto')).toBe('La mía');
  await choose('Guardar mi versión');
  await editor(page).waitFor({ state: 'detached' });
  expect(await page.locator('#presentation .cv-text').innerText()).toBe('La mía');

  // The same with the roles swapped.
  await openEditor(page, opener(page, 'personal'));
  await fill(page, { telefonoMovil: '611 111 111' });
  await openEditor(other, opener(other, 'personal'));
  await fill(other, { telefonoMovil: '622 222 222' });
  await saved(other);
  await save(page);
  await choose('Ver la versión guardada');
  await choose('Conservar la guardada');
  await editor(page).waitFor({ state: 'detached' });
  expect(await page.locator('#personal').innerText()).toContain('622 222 222');

  // An entry removed meanwhile stays in its editor, and is restored by saving.
  await openEditor(other, opener(other, 'languages:new'));
  await fill(other, { idioma: '22', nivel: '1' });
  await saved(other);
  await page.reload();
  const spoken = (tab: Page) => entries(tab, 'languages').filter({ hasText: 'Ucraniano' });
  await openEditor(page, spoken(page).locator('.edit-button'));
  await fill(page, { nivel: '4' });
  await spoken(other).locator('.remove-button').click();
  await answer(other, 'remove');
  await spoken(other).waitFor({ state: 'detached' });
  await save(page);
  await conflict.waitFor();
  expect(await summary(page).innerText()).toContain('se volverá a añadir');
  expect(await value(page, 'nivel')).toBe('4');
  await saved(page);
  await spoken(page).filter({ hasText: 'B2' }).waitFor();
});

it('unsaved input survives the end of the session', async () => {
  const page = await newPage();
  await openCv(page, portalOf(), 'foreign-student');
  await openEditor(page, opener(page, 'personal'));
  await fill(page, { telefonoMovil: '633 333 333' });
  const other = await page.context().newPage();
  await other.goto(portalOf().url('/404'));
  await other.evaluate((key) => localStorage.removeItem(key), 'portal.montclar.token');
  await page.getByText('Tu sesión ha').first().waitFor();
  await save(page);
  // One message, with one sign-in link that leaves this page open.
  const ways = page.getByRole('link', { name: 'Volver a acceder' });
  await ways.waitFor();
  expect(await ways.count()).toBe(1);
  expect(await ways.getAttribute('target')).toBe('_blank');
  expect(await summary(page).count()).toBe(0);
  expect(await page.locator('.banner').innerText()).toContain('lo que has escrito sigue aquí');
  expect(await page.getByRole('link', { name: 'Cerrar sesión' }).count()).toBe(0);
  expect(await page.locator('.side').isVisible()).toBe(false);
  expect(await value(page, 'telefonoMovil')).toBe('633 333 333');
  await portalOf().signIn(other, 'foreign-student');
  await page.locator('.banner').waitFor({ state: 'detached' });
  await saved(page);
  expect(await page.locator('#personal').innerText()).toContain('633 333 333');
});
