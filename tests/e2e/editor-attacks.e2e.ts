import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenOnLoopback, type RunningServer } from '#generator/serve/listen.ts';
import { hostileSamples, spread, writeHostileBrand } from '../hostile/samples.ts';
import { type BareEditor, startBareEditor } from '../support/editor/bare-editor.ts';
import { workerBrowser } from '../support/portal/worker-browser.ts';

const root = join(import.meta.dirname, '../..');
const all = hostileSamples();
const samples = process.env['FULL'] === '1' ? all : spread(all, 8);

let editor: BareEditor;
let attacker: RunningServer;
let context: BrowserContext;

beforeAll(async () => {
  editor = await startBareEditor();
  cpSync(join(root, 'brands/illes'), join(editor.brandsDir, 'illes'), { recursive: true });
  symlinkSync(join(root, 'brands/_base'), join(editor.brandsDir, '_base'));
  await editor.open('illes');
  attacker = await listenOnLoopback((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Attack</title><body>');
  }, 0);
  const browser = await workerBrowser();
  context = await browser.newContext({ locale: 'es-ES' });
}, 300_000);
afterAll(async () => {
  await context.close();
  await attacker.close();
  await editor.close();
});

/** Attacks a target in all ways of a page; returns the readable answers. */
function attack(page: Page, target: string, secret: string): Promise<string[]> {
  return page.evaluate(
    async ([address, stolen]) => {
      const read: string[] = [];
      const body = JSON.stringify({ edits: [{ kind: 'set', path: ['nombreCorto'], value: 'Attacked' }] });
      const note = async (what: string, response: Promise<Response>): Promise<void> => {
        const text = await response.then((it) => it.text()).catch(() => '');
        if (text !== '') read.push(`${what}: ${text.slice(0, 80)}`);
      };
      const json = { 'content-type': 'application/json' };
      for (const mode of ['cors', 'no-cors', 'same-origin', 'navigate'] as RequestMode[]) {
        for (const headers of [{}, json, { ...json, 'x-editor-secret': stolen }] as HeadersInit[])
          for (const path of ['/calls/edit', '/calls/save', '/calls/publish', '/calls/takeIn'])
            try {
              const options = { method: 'POST', mode, headers, body, credentials: 'include' as const };
              await note(`${mode} ${path}`, fetch(address + path, options));
            } catch {
              // A mode that no page may use.
            }
        for (const path of ['/', '/ui/main.js', '/calls/settings'])
          try {
            await note(`${mode} ${path}`, fetch(address + path, { mode }));
          } catch {
            // As above.
          }
      }
      navigator.sendBeacon(`${address}/calls/edit`, body);
      const loads = (element: HTMLElement, name: string): Promise<void> =>
        new Promise((done) => {
          element.addEventListener('load', () => {
            read.push(`${name} has loaded`);
            done();
          });
          element.addEventListener('error', () => done());
          setTimeout(done, 3000);
          document.body.append(element);
        });
      const script = document.createElement('script');
      script.src = `${address}/ui/main.js`;
      await loads(script, 'a script');
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = `${address}/ui/style.css`;
      await loads(sheet, 'a style sheet');
      for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const frame = document.createElement('iframe');
        frame.name = `frame-${enctype}`;
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', enctype, action: `${address}/calls/edit`, target: frame.name });
        const input = document.createElement('input');
        [input.name, input.value] = [body.slice(0, -1), '}'];
        form.append(input);
        document.body.append(frame, form);
        form.submit();
      }
      await new Promise<void>((done) => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/calls/edit`);
        socket.onopen = () => {
          read.push('a socket is open');
          done();
        };
        socket.onerror = () => done();
      });
      return read;
    },
    [target, secret] as const,
  );
}

/** What has been read besides the sentence that nothing is answered. */
const statusesOf = (read: readonly string[]): string[] =>
  read.filter((line) => !line.includes('This server answers only at its own address'));

describe('a page of another site', () => {
  test.each([
    ['another address of this computer', () => `http://127.0.0.1:${attacker.port}/`],
    ['another name of this computer', () => `http://evil.localhost:${attacker.port}/`],
    ['the name of the preview', () => `http://illes.localhost:${attacker.port}/`],
  ])('at %s reads nothing and writes nothing, not even with the secret', async (_, address) => {
    const before = readFileSync(join(editor.brandsDir, 'illes/brand.yaml'), 'utf8');
    const page = await context.newPage();
    await page.goto(address());
    const from = editor.answered.length;
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await attack(page, `http://${host}:${editor.port}`, editor.secret)).toEqual([]);
    // The forms are answered, too.
    await expect
      .poll(() => editor.answered.slice(from).filter(({ path }) => path.startsWith('/calls/')).length)
      .toBeGreaterThan(6);
    const calls = editor.answered.slice(from).filter(({ path }) => path.startsWith('/calls/'));
    expect(calls.filter(({ status }) => status < 400)).toEqual([]);
    expect(editor.session().state).toMatchObject({ steps: [], changed: [] });
    expect(readFileSync(join(editor.brandsDir, 'illes/brand.yaml'), 'utf8')).toBe(before);
    await page.close();
  });

  test('cannot show the editor in a frame', async () => {
    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${attacker.port}/`);
    await page.evaluate((address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      document.body.append(frame);
      return new Promise((done) => frame.addEventListener('load', done));
    }, `http://127.0.0.1:${editor.port}/#${editor.secret}`);
    const shown = page.frames().filter((frame) => frame !== page.mainFrame());
    expect(await Promise.all(shown.map((frame) => frame.locator('#editor').count()))).toEqual([0]);
    await page.close();
  });

  test('whose name leads to this computer gets no answer', async () => {
    const page = await context.newPage();
    const response = await page.goto(`http://evil.localhost:${editor.port}/#${editor.secret}`);
    expect(response?.status()).toBe(421);
    expect(
      await attack(page, `http://evil.localhost:${editor.port}`, editor.secret).then(statusesOf),
    ).toEqual([]);
    expect(editor.session().state.steps).toEqual([]);
    await page.close();
  });
});

test('nobody without the secret gets further than the page', async () => {
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${editor.port}/`);
  expect(await page.getByRole('alert').textContent()).toContain('Esta dirección ya no vale');
  await page.close();
});

test('hostile brands run nothing in the editor, and it lives on', { timeout: 300_000 }, async () => {
  const harm: string[] = [];
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    harm.push('a dialog');
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => harm.push(error.message));
  const own = `http://127.0.0.1:${editor.port}`;
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isPreview = url.hostname.endsWith('.localhost');
    if (!/^(?:data|blob):$/.test(url.protocol) && url.origin !== own && !isPreview) harm.push(url.href);
  });
  for (const [index, sample] of samples.entries()) {
    const id = `h${String(index).padStart(3, '0')}`;
    writeHostileBrand(join(editor.brandsDir, id), id, sample);
    await editor.open(id);
    await page.goto(`${own}/?brand=${id}#${editor.secret}`);
    await expect.poll(() => page.locator('main').count(), { timeout: 30_000 }).toBe(1);
    for (const chapter of await page.locator('.chapter-index ol button').all()) await chapter.click();
    // Without settings there is nothing to edit, which the page says.
    const end = page.locator('.publish section:nth-of-type(2), main > [role=alert]');
    await expect.poll(() => end.count(), { timeout: 30_000 }).toBeGreaterThan(0);
    const found = await page.locator('iframe:not(.preview-frame), object, embed, base').count();
    if (found > 0) harm.push(`${found} elements of ${sample.name}`);
  }
  expect(harm).toEqual([]);
  await editor.open('illes');
  await page.goto(`${own}/#${editor.secret}`);
  await expect.poll(() => page.locator('#s-nombreCorto').inputValue(), { timeout: 30_000 }).toBe('UILL');
  await page.close();
});

test('settings stay in sight with forced colours, and at 320 px as with a zoom of 400 %', async () => {
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`http://127.0.0.1:${editor.port}/#${editor.secret}`);
  await expect.poll(() => page.locator('#s-nombreCorto').count(), { timeout: 30_000 }).toBe(1);
  for (const chapter of await page.locator('.chapter-index ol button').all()) {
    await chapter.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), await chapter.innerText()).toBe(
      320,
    );
  }
  // The chapter on the screen is told by more than its colour.
  const edge = page.locator('.chapter-index [aria-current=page]');
  expect(await edge.evaluate((button) => getComputedStyle(button).fontWeight)).toBe('700');
  await page.close();
});
