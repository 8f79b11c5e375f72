import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrandSession } from './brand-session.ts';
import { BrandTexts } from './brand-texts.ts';
import { createEditorApp } from './editor-app.ts';
import { largestBody, secretHeader } from './guard.ts';

const brands = join(import.meta.dirname, '../../../brands');
const scratch = mkdtempSync(join(tmpdir(), 'andana-editor-'));
const brandsDir = join(scratch, 'brands');
const folder = join(brandsDir, 'illes');
const texts = new BrandTexts();
const secret = 'a'.repeat(64);
const own = 'http://127.0.0.1:4330';
let app: ReturnType<typeof createEditorApp>;

beforeAll(async () => {
  cpSync(join(brands, 'illes'), folder, { recursive: true });
  symlinkSync(join(brands, '_base'), join(brandsDir, '_base'));
  const session = await BrandSession.open({
    brandsDir,
    id: 'illes',
    cacheFolder: join(scratch, 'cache'),
    texts,
  });
  const knownPictures = join(scratch, 'pictures');
  app = createEditorApp({
    port: 4330,
    secret,
    session,
    texts,
    brandsDir,
    id: 'illes',
    root: join(import.meta.dirname, '../../..'),
    knownPictures,
    cacheFolder: join(scratch, 'cache'),
    code: new Map([['main.js', Buffer.from('run();')]]),
    previewOrigin: 'http://illes.localhost:4331',
  });
});
afterAll(() => {
  texts.close();
  rmSync(scratch, { recursive: true });
});

const usual = {
  host: '127.0.0.1:4330',
  origin: own,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  [secretHeader]: secret,
};

async function post(name: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch(
    new Request(`${own}/calls/${name}`, {
      method: 'POST',
      headers: { ...usual, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const setName = { kind: 'set', path: ['nombreCorto'], value: 'Illes nova' };

describe('a call', () => {
  test('makes edits, undoes them, and saves', async () => {
    const before = readFileSync(join(folder, 'brand.yaml'), 'utf8');
    expect(await post('edit', { edits: [setName] })).toMatchObject({ status: 200, body: { made: true } });
    expect(await post('state', {})).toMatchObject({ body: { position: 1, changed: ['brand.yaml'] } });
    expect(await post('goTo', { position: 0 })).toMatchObject({ body: { made: true } });
    expect(await post('goTo', { position: 2 })).toMatchObject({ body: { made: false } });
    expect(await post('goTo', { position: 1 })).toMatchObject({ body: { made: true } });
    expect(readFileSync(join(folder, 'brand.yaml'), 'utf8')).toBe(before);
    expect(await post('save', {})).toMatchObject({ body: { conflicts: [] } });
    expect(readFileSync(join(folder, 'brand.yaml'), 'utf8')).toContain('Illes nova');
  });

  test('sends files, and reads them', async () => {
    const content = Buffer.from('# Avís\n').toString('base64');
    const path = 'content/ca/aviso-legal.md';
    await post('edit', { edits: [{ kind: 'file', path, content }] });
    expect(await post('file', { path })).toMatchObject({ body: { content } });
    expect(await post('file', { path: '../../etc/passwd' })).toMatchObject({ body: { content: null } });
  });

  test('gives the settings of the brand, and those that it inherits', async () => {
    await post('edit', { edits: [setName] });
    const { body } = await post('settings', {});
    expect(body).toMatchObject({ own: { nombreCorto: 'Illes nova', extends: '_base' } });
    expect(Object.keys((body as { inherited: object }).inherited)).not.toHaveLength(0);
    expect(body).not.toHaveProperty('inherited.nombreCorto');
  });

  test('describes the forms in the language of the reader', async () => {
    const titles = async (language: string): Promise<unknown> =>
      ((await post('forms', { language })).body as { chapters: { title: string }[] }).chapters[0]?.title;
    expect(await titles('es')).toBe('Identidad');
    expect(await titles('ca')).toBe('Identitat');
    expect(await post('forms', { language: 'gl' })).toMatchObject({ status: 400 });
  });

  test('checks what is edited, and names the files where they will be saved', async () => {
    await post('edit', { edits: [{ kind: 'set', path: ['colores', 'primario'], value: 'no colour' }] });
    const { body } = await post('check', {});
    const { problems } = body as {
      problems: { code: string; setting: string[]; location: { file: string } }[];
    };
    const problem = problems.find(({ code }) => code === 'bad-colour');
    expect(problem, JSON.stringify(problems)).toMatchObject({ setting: ['colores', 'primario'] });
    expect(problem?.location.file).toMatch(/brands\/illes\/brand\.yaml$/);
    expect(problem?.location.file).not.toContain('cache');
  });

  test('that publishes says where the brand is in no repository', async () => {
    expect(await post('publish', { subject: 'Nombre', body: '' })).toMatchObject({
      body: { made: false, reason: 'no-repository' },
    });
  });

  test.each([
    ['of another host', 421, { host: 'evil.example:4330' }],
    ['of another port', 421, { host: '127.0.0.1:4331' }],
    ['of the address of a portal', 421, { host: 'illes.localhost:4330' }],
    ['from another site', 403, { origin: 'https://evil.example' }],
    ['from the preview', 403, { origin: 'http://illes.localhost:4331' }],
    ['from a file', 403, { origin: 'null' }],
    ['from another name of this computer', 403, { origin: 'http://localhost:4330' }],
    ['that a browser marks as foreign', 403, { 'sec-fetch-site': 'same-site' }],
    ['without the secret', 403, { [secretHeader]: '' }],
    ['with another secret', 403, { [secretHeader]: 'b'.repeat(64) }],
    ['as a form sends it', 415, { 'content-type': 'text/plain' }],
  ])('%s is refused', async (_what, status, headers) => {
    const before = (await post('state', {})).body;
    const refused = await post('edit', { edits: [setName] }, headers as Record<string, string>);
    expect(refused).toMatchObject({ status, body: { error: expect.any(String) as string } });
    expect((await post('state', {})).body).toEqual(before);
  });

  test.each([
    ['no JSON', '{'],
    ['no edits', { edits: [] }],
    ['an edit of another kind', { edits: [{ kind: 'drop', path: ['a'] }] }],
    ['an empty path', { edits: [{ kind: 'unset', path: [] }] }],
    ['a key more', { edits: [setName], folder: '/' }],
  ])('with %s is refused', async (_what, body) => {
    expect(await post('edit', body)).toMatchObject({ status: 400 });
  });

  test('that is too large is refused, with or without a length', async () => {
    const body = JSON.stringify({ edits: [{ ...setName, value: 'a'.repeat(largestBody) }] });
    expect(await post('edit', body)).toMatchObject({ status: 413 });
    const stream: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: usual,
      body: new Response(body).body,
      duplex: 'half',
    };
    const request = new Request(`${own}/calls/edit`, stream);
    expect((await app.fetch(request)).status).toBe(413);
  });

  test('is made by POST, at addresses that exist', async () => {
    expect((await app.fetch(new Request(`${own}/calls/state`, { headers: usual }))).status).toBe(405);
    expect((await post('toString', {})).status).toBe(404);
  });

  test('gives no other site leave to read its answer', async () => {
    const { headers } = await post('state', {}, { origin: own });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('about keys of the prototype changes nothing else', async () => {
    for (const key of ['__proto__', 'constructor', 'prototype'])
      await post('edit', { edits: [{ kind: 'set', path: [key, 'polluted'], value: true }] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(await post('state', {})).toMatchObject({ status: 200 });
  });
});

describe('the page', () => {
  const get = (path: string, host = '127.0.0.1:4330') =>
    Promise.resolve(app.fetch(new Request(`${own}${path}`, { headers: { host } })));

  test('runs only its own code, and shows only the preview in a frame', async () => {
    const { status, headers } = await get('/');
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain('frame-src http://illes.localhost:4331');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('comes with its code and its colours, and says nothing of the secret', async () => {
    expect(await (await get('/')).text()).not.toContain(secret);
    const code = await get('/ui/main.js');
    expect(code.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await code.text()).toBe('run();');
    expect(await (await get('/ui/theme.css')).text()).toContain('--color-surface:');
    expect((await get('/ui/other.js')).status).toBe(404);
  });

  test.each(['/', '/ui/main.js', '/ui/theme.css'])('is not given to another host name: %s', async (path) => {
    expect((await get(path, 'evil.example:4330')).status).toBe(421);
  });
});
