import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditorPage, openEditor } from '../support/editor/editor-page.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';

const root = join(import.meta.dirname, '../..');
const id = 'illes';

let brandsDir: string;
let editor: EditorPage;
let page: Page;

const file = (name: string): string => join(brandsDir, id, name);
const notice = 'content/es/aviso-legal.md';
const slow = { timeout: 60_000 };

beforeAll(async () => {
  brandsDir = join(mkdtempSync(join(tmpdir(), 'andana-pages-')), 'brands');
  cpSync(join(root, 'brands', id), join(brandsDir, id), { recursive: true });
  symlinkSync(join(root, 'brands', '_base'), join(brandsDir, '_base'));
  // Nothing says who is responsible.
  const text = readFileSync(file(notice), 'utf8');
  writeFileSync(file(notice), text.replaceAll('{{legal.titular}}', 'La universidad'));
  editor = await openEditor(id, brandsDir, { width: 1600 });
  page = editor.page;
  await page.getByRole('navigation').getByRole('button', { name: 'Páginas' }).click();
});
afterAll(async () => {
  await editor.close();
  rmSync(join(brandsDir, '..'), { recursive: true });
});

const choice = () => page.locator('.page-choice select').first();
const text = () => page.locator('.page-text textarea');
const steps = (): Promise<number> => page.locator('.history li').count();

test('the text of a page is written with marks, and is nowhere in the folder yet', async () => {
  await choice().selectOption('ayuda');
  await page.getByLabel('Idioma del texto').selectOption('ca');
  await expect.poll(() => text().inputValue(), slow).not.toBe('');
  await text().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nVegeu ');
  await page.getByRole('button', { name: 'Negrita' }).click();
  await page.keyboard.type('la guia nova');
  expect(await text().inputValue()).toContain('Vegeu **la guia nova**');
  await expect.poll(steps, slow).toBeGreaterThan(1);
  expect(readFileSync(file('content/ca/ayuda.md'), 'utf8')).not.toContain('la guia nova');
});

test('a fact of the brand is quoted, shown with its value, and leads to its setting', async () => {
  await page.getByLabel('Citar un dato de la marca').selectOption('contacto.email');
  await expect.poll(() => text().inputValue()).toContain('{{contacto.email}}');
  const chip = page.locator('.chip', { hasText: '@' }).first();
  await chip.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('s-contacto-email');
  await page.getByRole('navigation').getByRole('button', { name: 'Páginas' }).click();
});

test('a duty that is missing leads to its page', async () => {
  const duties = page.getByRole('region', { name: 'Lo que pide la ley' });
  await duties.getByText(/^Está/).click();
  await duties.getByRole('button', { name: 'Ir a: es/aviso-legal' }).first().click();
  await expect.poll(() => choice().inputValue()).toBe('aviso-legal');
  await expect.poll(() => text().inputValue()).toContain('La universidad');
  expect(await text().evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a problem of a text stands below it, and leads to its line', async () => {
  const before = await text().inputValue();
  await text().fill(`${before}\n\n<b>Fuerte</b>\n`);
  const problems = page.locator('.page-text .problems');
  await expect.poll(() => problems.count(), slow).toBe(1);
  await page.getByRole('button', { name: 'Historial' }).focus();
  await problems
    .getByRole('button', { name: /^Ir a la línea/ })
    .first()
    .click();
  const selected = await text().evaluate((input: HTMLTextAreaElement) =>
    input.value.slice(input.selectionStart, input.selectionEnd),
  );
  expect(selected).toBe('<b>Fuerte</b>');
  await text().fill(before);
  await expect.poll(() => problems.count(), slow).toBe(0);
});

test('a change on the disk appears, and never over what is typed', async () => {
  const cookies = file('content/es/politica-de-cookies.md');
  await choice().selectOption('politica-de-cookies');
  writeFileSync(cookies, `${readFileSync(cookies, 'utf8')}\nEscrito en otro programa.\n`);
  await expect.poll(() => text().inputValue(), slow).toContain('Escrito en otro programa.');
  // What is typed is on its way for a moment.
  await page.route('**/calls/edit', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    await route.continue();
  });
  const before = await steps();
  await text().focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Mío.');
  writeFileSync(file('content/es/ayuda.md'), 'Otra ayuda.\n');
  await expect.poll(() => page.locator('.done').textContent(), slow).toMatch(/carpeta|hecho/);
  expect(await text().inputValue()).toContain('Mío.');
  await expect.poll(steps, slow).toBe(before + 1);
  await page.unroute('**/calls/edit');
  expect(await text().inputValue()).toContain('Mío.');
});

test.each([
  [360, 'light', 'ca'],
  [1280, 'dark', 'en'],
] as const)('no barrier is found at %i px in %s mode in %s', async (width, colorScheme, language) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await page.getByRole('banner').getByRole('combobox').selectOption(language);
  await expect
    .poll(() => page.getByRole('heading', { level: 3 }).first().textContent(), slow)
    .toBe({ ca: 'El que demana la llei', en: 'What the law asks for' }[language]);
  await page.locator('.duties details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '');
  });
  expect(await auditScrolledToTop(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
