import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { compile } from '#generator/render/compile/compile.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { type EditedPortal, editPortal } from '../support/editor/edited-portal.ts';
import { startBrowser } from '../support/portal/browser.ts';

const root = join(import.meta.dirname, '../..');

let edited: EditedPortal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { renderer } = await compile(root, join(root, '.cache'), sourceHash(root));
  edited = await editPortal('meridia', renderer);
  browser = await startBrowser();
});
afterAll(async () => {
  await browser.close();
  await edited.close();
});

beforeEach(() => edited.session.goTo(0));

/** The frame that is seen. */
async function portal(): Promise<Frame> {
  const frame = await (await page.waitForSelector('iframe:not(.preview-frame-next)')).contentFrame();
  if (!frame) throw new Error('No frame');
  return frame;
}

async function open(search: string): Promise<Frame> {
  page = await browser.newPage({ viewport: { width: 1300, height: 800 } });
  await page.goto(`${edited.page}/${search}#${edited.secret}`);
  return portal();
}

const edit = (...edits: unknown[]): Promise<unknown> =>
  page.evaluate((list) => (window as unknown as { edit: (list: unknown[]) => unknown }).edit(list), edits);

const set = (path: string[], value: unknown) => ({ kind: 'set', path, value });

/** Waits for the page at a path whose title has this text. */
async function seen(path: string, title: string): Promise<Frame> {
  await expect
    .poll(
      async () => {
        const frame = await portal().catch(() => undefined);
        const shown = await frame?.title().catch(() => '');
        return `${frame && new URL(frame.url()).pathname} ${shown?.includes(title) ? title : shown}`;
      },
      { timeout: 20_000 },
    )
    .toBe(`${path} ${title}`);
  return portal();
}

test('an edit of a colour exchanges the sheet of the page, and one of a text the page, with all that is typed', async () => {
  const requests: string[] = [];
  await open('?ver=/login');
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const before = await seen('/login', 'Acceso');
  const field = before.locator('input[type="email"], input[name="usuario"]').first();
  await field.fill('typed@before.example');
  await before.evaluate(() => {
    scrollTo(0, 120);
  });
  requests.length = 0;
  await edit(set(['colores', 'primario'], '#7a1060'));
  const link = (): Promise<string> =>
    before.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-link'));
  await expect.poll(link).toBe('#7a1060');
  expect(requests).not.toContain('/login');

  await edit(set(['nombre'], 'Otra universidad'));
  const after = await seen('/login', 'Otra universidad');
  expect(after).not.toBe(before);
  expect(await after.evaluate(() => scrollY)).toBe(120);
  const typed = after.locator('input[type="email"], input[name="usuario"]').first();
  expect(await typed.inputValue()).toBe('typed@before.example');
  expect(await typed.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(requests).not.toContain('/sw.js');
  await page.close();
});

test('a view is opened by its address: page, persona, width and mode', async () => {
  await open('?ver=/eventos&persona=student&ancho=360&modo=oscuro');
  const frame = await seen('/eventos', 'Eventos');
  const facts = await frame.evaluate(() => {
    const { dataset } = document.documentElement;
    return { theme: dataset['theme'], session: dataset['session'], width: innerWidth };
  });
  expect(facts).toEqual({ theme: 'dark', session: 'student', width: 360 });
  await page.getByLabel('Idioma').selectOption('ca');
  await seen('/ca/esdeveniments', 'Esdeveniments');
  expect(new URL(page.url()).search).toBe('?ver=/ca/esdeveniments&persona=student&ancho=360&modo=oscuro');
  await page.close();
});

test('a switch that removes the page on the screen says so, and leads to the home', async () => {
  await open('?ver=/ayuda&persona=student');
  await seen('/ayuda', 'Ayuda');
  await edit(set(['modulos', 'ayuda'], false));
  await page.getByText('ya no tiene esta página').waitFor();
  await page.getByRole('button', { name: 'Ver el inicio' }).click();
  await expect.poll(async () => new URL((await portal()).url()).pathname).toBe('/');
  await page.close();
});

test('with an error in the files the portal is shown as it was before', async () => {
  await open('?ver=/eventos&persona=student');
  await seen('/eventos', 'Eventos');
  const errors = page.getByText('Hay errores');
  // Pages of the brand have links to what is switched off.
  await edit(set(['modulos', 'eventos'], false));
  await errors.waitFor();
  await seen('/eventos', 'Eventos');
  await edit(set(['modulos', 'eventos'], true));
  await errors.waitFor({ state: 'detached' });
  await page.close();
});

test('nothing in the portal reaches the calls of the editor, and no other page speaks to the portal', async () => {
  await open('?ver=/login');
  await seen('/login', 'Acceso');
  await edit(set(['nombre'], 'Otra universidad'));
  const frame = await seen('/login', 'Otra universidad');
  const { position } = edited.session.state;
  expect(position).toBeGreaterThan(0);
  const address = edited.page;
  const answers = await frame.evaluate(async (editor) => {
    const attempt = (init: RequestInit): Promise<string> =>
      fetch(`${editor}/calls/goTo`, { method: 'POST', body: '{"position":0}', ...init }).then(
        ({ type }) => type,
        () => 'refused',
      );
    parent.postMessage({ kind: 'alive', path: '//evil.example', page: '', sheet: '', title: '' }, '*');
    return Promise.all([
      attempt({}),
      attempt({ headers: { 'content-type': 'application/json' } }),
      attempt({ mode: 'no-cors' }),
    ]);
  }, address);
  expect(answers).toEqual(['refused', 'refused', 'refused']);
  expect(edited.session.state.position).toBe(position);

  const other = await browser.newPage();
  await other.goto(`${edited.preview.origin}/login`);
  await other.evaluate(() => {
    window.postMessage({ kind: 'sheet', address: '/x.css', colours: { light: 'red', dark: 'red' } }, '*');
  });
  expect(await other.locator('link[href="/x.css"]').count()).toBe(0);
  await other.close();
  await page.close();
});
