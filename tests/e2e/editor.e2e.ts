import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EditorPage, openEditor } from '../support/editor/editor-page.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';

const root = join(import.meta.dirname, '../..');
const id = 'illes';

let brandsDir: string;
let editor: EditorPage;
let page: Page;

const file = (): string => join(brandsDir, id, 'brand.yaml');
const text = (): string => readFileSync(file(), 'utf8');

beforeAll(async () => {
  brandsDir = join(mkdtempSync(join(tmpdir(), 'andana-edit-')), 'brands');
  cpSync(join(root, 'brands', id), join(brandsDir, id), { recursive: true });
  symlinkSync(join(root, 'brands', '_base'), join(brandsDir, '_base'));
  editor = await openEditor(id, brandsDir, { timeout: 30_000 });
  page = editor.page;
});
afterAll(async () => {
  await editor.close();
  rmSync(join(brandsDir, '..'), { recursive: true });
});

const chapter = (name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name }).click();
/** The input of a setting. */
const field = (path: string, on = page): Locator => on.locator(`#s-${path.replaceAll('.', '-')}`);
const setting = (path: string): Locator => page.locator(`[data-setting="${path}"]`);
const done = (words: string): Promise<void> =>
  expect.poll(() => page.locator('.done').textContent()).toBe(words);
const steps = (): Promise<number> => page.locator('.history li').count();

/** Does something that makes a step, and waits for it. */
async function makesStep(act: () => Promise<unknown>): Promise<void> {
  const before = await steps();
  await act();
  // The first preview is made meanwhile.
  await expect.poll(steps, { timeout: 60_000 }).toBe(before + 1);
}

/** Lines that only one of two texts has. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, current] = [before.split('\n'), after.split('\n')];
  return {
    removed: old.filter((line) => !current.includes(line)),
    added: current.filter((line) => !old.includes(line)),
  };
}

test('a text, a colour, a switch, a field and a list item are changed by forms, and kept by a reload', async () => {
  const before = text();
  await makesStep(() => field('nombreCorto').fill('Llevant'));
  await chapter('Aspecto');
  await makesStep(() => field('colores.primario').fill('0A6B96'));
  await chapter('Alumnado');
  await makesStep(() => field('CVRequired').click());
  await chapter('Campos');
  await makesStep(() => page.getByRole('checkbox', { name: 'Es obligatorio: Segundo apellido' }).click());
  await chapter('Textos y datos');
  await makesStep(() => field('footer.enlaces.es.0.texto').fill('Página de la UILL'));
  await makesStep(() => page.getByRole('button', { name: 'Bajar: Español, 1' }).click());
  await expect.poll(() => field('footer.enlaces.es.1.texto').inputValue()).toBe('Página de la UILL');

  await page.reload();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Textos y datos');
  expect(await field('footer.enlaces.es.1.texto').inputValue()).toBe('Página de la UILL');
  await chapter('Identidad');
  expect(await field('nombreCorto').inputValue()).toBe('Llevant');
  // Nothing is in the folder yet.
  expect(text()).toBe(before);
});

test('steps are undone and made again by keyboard and in the history, which tells them in words', async () => {
  await chapter('Textos y datos');
  const link = field('footer.enlaces.es.0.texto');
  await page.getByRole('heading', { level: 2, name: 'Textos y datos' }).press('Control+z');
  await done('Deshecho');
  await expect.poll(() => link.inputValue()).toBe('Página de la UILL');
  await page.getByRole('heading', { level: 2, name: 'Textos y datos' }).press('Control+y');
  await done('Rehecho');
  await expect.poll(() => link.inputValue()).toBe('Oficinas del SPIL');
  await page.getByRole('button', { name: 'Historial' }).click();
  const history = page.locator('.history');
  expect(await history.getByRole('button').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('Cambiado: Nombre bajo el icono en un teléfono')]),
  );
  await history.getByRole('button', { name: 'Como al principio' }).click();
  await page.keyboard.press('Escape');
  await chapter('Identidad');
  await expect.poll(() => field('nombreCorto').inputValue()).toBe('UILL');
  for (let step = 0; step < 6; step++) await page.getByRole('button', { name: 'Rehacer' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Rehacer' }).isDisabled()).toBe(true);
});

test('a setting says whose it is, and is taken back', async () => {
  await chapter('Alumnado');
  const own = setting('CVRequired');
  expect(await own.locator('.origin').textContent()).toBe('Propio');
  await makesStep(() => own.getByRole('button', { name: /^Volver a lo heredado/ }).click());
  expect(await own.locator('.origin').textContent()).toBe('Por defecto');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => own.locator('.origin').textContent()).toBe('Propio');
});

test('a save writes the changed lines, and every other byte stays', async () => {
  const before = text();
  await page.getByRole('button', { name: 'Guardar en la carpeta' }).click();
  await done('Guardado en la carpeta');
  const { removed, added } = changedLines(before, text());
  expect({ removed, added }).toEqual({
    removed: [
      'nombreCorto: UILL',
      "  primario: '#0b6e99'",
      "      - { texto: Web de la UILL, url: 'https://www.uillevant.example/es/' }",
      'CVRequired: true',
    ],
    added: expect.arrayContaining([
      'nombreCorto: Llevant',
      "  primario: '#0a6b96'",
      'CVRequired: false',
      "      - { texto: Página de la UILL, url: 'https://www.uillevant.example/es/' }",
    ]) as string[],
  });
  expect(added).toHaveLength(5);
  expect(await page.getByText('Todo está guardado').count()).toBe(1);
});

test('a problem stands at its field, is counted in its chapter, and goes with its repair', async () => {
  const before = text();
  // As somebody writes it by hand.
  writeFileSync(file(), before.replace('CVRequired: false', 'CVRequired: no'));
  await chapter('Alumnado');
  const own = setting('CVRequired');
  await expect.poll(() => own.locator('.problems').count()).toBe(1);
  expect(
    await page.getByRole('navigation').getByRole('button', { name: 'Alumnado' }).textContent(),
  ).toContain('1 aviso');
  await own.getByRole('button', { name: /^Reparar/ }).click();
  await done('Reparado');
  await expect.poll(() => own.locator('.problems').count()).toBe(0);
});

test('another language loses nothing that is typed', async () => {
  await chapter('Aspecto');
  const colour = field('colores.enlace');
  await colour.fill('#12');
  await page.getByRole('banner').getByLabel('Idioma').selectOption('ca');
  await expect.poll(() => page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Aspecte');
  expect(await colour.inputValue()).toBe('#12');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ca');
  await colour.fill('');
  await page.getByRole('banner').getByLabel('Idioma').selectOption('es');
});

test('a setting that has changed in another window is asked for, and never overwritten', async () => {
  const other = await editor.openWindow();
  await chapter('Identidad');
  const [mine, theirs] = [page, other].map((one) => field('nombreCorto', one));
  await theirs?.fill('Suyo');
  await theirs?.blur();
  await expect.poll(() => other.locator('.done').textContent()).toBe('Cambio hecho');
  await other.close();
  await mine?.fill('Mío');
  const question = page.getByRole('dialog', { name: 'Este ajuste ha cambiado mientras escribías' });
  expect(await question.textContent()).toContain('El otro: Suyo');
  await question.getByRole('button', { name: 'Dejar el mío' }).click();
  await done('Cambio hecho');
  expect(await mine?.inputValue()).toBe('Mío');
});

test('a setting is found by its words, and focused', async () => {
  await page.getByLabel('Buscar un ajuste').fill('icono telefono');
  await page.getByRole('navigation').getByRole('button', { name: 'Nombre bajo el icono' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('s-nombreCorto');
  await page.getByLabel('Buscar un ajuste').fill('');
});

test.each([
  [360, 'light'],
  [1280, 'dark'],
] as const)('no barrier is found at %i px in %s mode', async (width, colorScheme) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  for (const name of ['Identidad', 'Aspecto', 'Textos y datos', 'Campos']) {
    await chapter(name);
    expect(await auditScrolledToTop(page), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
  }
});
