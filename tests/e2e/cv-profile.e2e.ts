import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { countryId } from '#sandbox/areas/domains/countries.ts';
import { fill, problemOf, summary } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { entries, openCv, openGaps } from '../support/pages/cv-page.ts';
import { answer, editor, editorReady, save, saved } from '../support/pages/editors.ts';
import { hasFocusOf } from '../support/pages/focus.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const portugal = String(countryId('PT'));

const { portalOf, newPage } = portalTest('montclar', 'meridia');

/** Button that opens the editor of a section, by its accessible name. */
const edit = (page: Page, what: string): Locator =>
  page.locator('.edit-button').filter({ hasText: new RegExp(`${what}$`) });

async function open(page: Page, what: string): Promise<void> {
  await edit(page, what).click();
  await editorReady(page);
}

/** Adds an entry of the open list. */
async function choose(page: Page, label: string): Promise<void> {
  await editor(page).locator('.choices-add select').selectOption({ label });
  await editor(page).locator('.choices-add button').click();
}

const chips = (page: Page, section: string): Promise<string[]> =>
  page.locator(`#${section} .cv-chips li`).allInnerTexts();

/** A missing field in the summary. */
const gap = (page: Page, name: string): Locator => page.locator('.gaps a').filter({ hasText: name });

it('knowledge, interests, stays and links are saved on a phone', async () => {
  const page = await newPage({ viewport: phone });
  const faults = watchPage(page);
  await openCv(page, portalOf(), 'empty-student');
  await page.getByText('Añade los programas que sabes usar.').waitFor();

  await open(page, 'Programas informáticos');
  await choose(page, 'Python');
  await choose(page, 'Git');
  await fill(page, { 'programasInformaticos.16.nivel': '3' });
  // Chosen but not added yet.
  await editor(page).locator('.choices-add select').selectOption({ label: 'SQL' });
  expect(await auditScrolledToTop(page)).toEqual([]);
  await saved(page);
  await open(page, 'Competencias');
  await choose(page, 'Empatía');
  await saved(page);
  await open(page, 'Intereses');
  await choose(page, 'Robótica');
  await choose(page, 'Moda');
  await editor(page).getByRole('button', { name: 'Quitar Robótica' }).click();
  await saved(page);
  await open(page, 'Sectores de interés');
  await choose(page, 'Educación');
  await saved(page);

  await open(page, 'Añadir estancia');
  await fill(page, { meses: '13' });
  await save(page);
  await summary(page).waitFor();
  expect(await problemOf(page, 'pais')).toBe('Este campo es obligatorio');
  expect(await problemOf(page, 'meses')).toBe('El formato no es correcto');
  expect(await auditScrolledToTop(page)).toEqual([]);
  await fill(page, { meses: '12', pais: portugal, motivo: '1' });
  await saved(page);
  await hasFocusOf(page, entries(page, 'abroad').locator('.edit-button'));

  await open(page, 'Portafolio');
  await fill(page, { enlace: 'www.noa' });
  await save(page);
  await expect.poll(() => problemOf(page, 'enlace')).toBe('El formato no es correcto');
  await fill(page, { enlace: 'https://noa.example/trabajos' });
  await saved(page);
  await open(page, 'Nivel formativo para el servicio público de empleo');
  await save(page);
  await expect.poll(() => problemOf(page, 'id')).toBe('Este campo es obligatorio');
  await fill(page, { id: '4' });
  await saved(page);

  await page.reload();
  await hydrated(page);
  await page.locator('#skills .cv-chips').first().waitFor();
  await expect.poll(() => chips(page, 'skills')).toEqual(['Python Avanzado', 'Git', 'SQL', 'Empatía']);
  await expect.poll(() => chips(page, 'interests')).toEqual(['Moda', 'Educación']);
  await expect.poll(() => entries(page, 'abroad').innerText()).toContain('12 meses');
  expect(await page.locator('#presentation a').getAttribute('href')).toBe('https://noa.example/trabajos');
  await page.locator('#studies').getByText('Bachillerato').waitFor();

  await entries(page, 'abroad').locator('.remove-button').click();
  expect(await page.locator('dialog[open]').innerText()).toContain('esta estancia');
  await answer(page, 'remove');
  await page.locator('#abroad .entries-empty').waitFor();
  expect(await auditScrolledToTop(page)).toEqual([]);
  expect(faults).toEqual([]);
});

it('the competences are chosen with the keyboard alone', async () => {
  const page = await newPage({ viewport: desktop, dark: true });
  await openCv(page, portalOf(), 'student', '/ca/cv');
  const button = edit(page, 'Competències');
  const before = (await chips(page, 'skills')).length;
  await button.focus();
  await page.keyboard.press('Enter');
  await editorReady(page);
  await hasFocusOf(page, editor(page).locator('h3').first());
  const isOn = (selector: string): Promise<boolean> =>
    page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
  while (!(await isOn('.choices-add select'))) await page.keyboard.press('Tab');
  await page.keyboard.type('Lide');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const added = editor(page).locator('.choices li').filter({ hasText: 'Lideratge' });
  await added.waitFor();
  expect(await auditScrolledToTop(page)).toEqual([]);
  while (!(await isOn('[aria-label="Treu Lideratge"]'))) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await added.waitFor({ state: 'detached' });
  expect(await isOn('.choices-add select'), 'the focus stays in the field').toBe(true);
  await page.keyboard.type('Empa');
  while (!(await isOn('[type=submit]'))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await editor(page).waitFor({ state: 'detached' });
  await hasFocusOf(page, button);
  await page.locator('#skills .saved-note').filter({ hasText: 'Desat' }).waitFor();
  await expect.poll(async () => (await chips(page, 'skills')).length).toBe(before + 1);
});

it('required data links to its editor, and stays abroad survive a change of preferences', async () => {
  const page = await newPage({ brand: 'meridia' });
  const faults = watchPage(page);
  await openCv(page, portalOf('meridia'), 'empty-student', '/ca/cv');
  await open(page, 'Afegeix una estada');
  await fill(page, { pais: portugal, meses: '0' });
  await saved(page);
  await openGaps(page);
  await gap(page, 'Idioma dels missatges').click();
  await editorReady(page);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'idiomaComunicaciones');
  await fill(page, { coche: true });
  await save(page);
  await expect.poll(() => problemOf(page, 'idiomaComunicaciones')).toBe('Aquest camp és obligatori');
  expect(await editor(page).locator('[name=idiomaComunicaciones] option').allInnerTexts()).toEqual([
    'Tria una opció',
    'Español',
    'Català',
    'English',
  ]);
  expect(await auditScrolledToTop(page)).toEqual([]);
  await fill(page, { idiomaComunicaciones: '2' });
  await saved(page);
  expect(await gap(page, 'Idioma dels missatges').count()).toBe(0);
  await page.reload();
  await hydrated(page);
  await page.locator('#preferences').getByText('Català').waitFor();
  await page.locator('#preferences').getByText('Tinc cotxe').waitFor();
  await page.locator('#abroad').getByText('0 mesos').waitFor();
  expect(faults).toEqual([]);
});
