import { once } from 'node:events';
import {
  type IncomingMessage,
  request as httpRequest,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPreviewApp } from '#editor/server/preview-app.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { compile } from '#generator/render/compile/compile.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { Preview } from '#generator/render/preview/preview.ts';
import { listenOnLoopback } from '#generator/serve/listen.ts';

const root = join(import.meta.dirname, '../..');
const cacheDir = join(root, '.cache');
const id = 'meridia';

let work: string;
let preview: Preview;

beforeAll(async () => {
  work = mkdtempSync(join(cacheDir, 'preview-'));
  const renderer = (await compile(root, cacheDir, sourceHash(root))).renderer;
  preview = new Preview({
    renderer,
    imageCache: imageCacheFolder(root, cacheDir),
    folder: join(work, 'site'),
  });
});
afterAll(async () => {
  await preview.close();
  rmSync(work, { recursive: true });
});

async function show(brandsDir: string): Promise<void> {
  const { brands, problems } = await loadBrands({ brandsDir, only: [id] });
  const [brand] = brands;
  if (!brand) throw new Error(JSON.stringify(problems));
  await preview.show(brand);
}

const contentAt = async (path: string): Promise<string> => {
  const file = await preview.file(path);
  return file?.status === 200 ? readFileSync(file.path, 'utf8') : `${file?.status}`;
};

test('every page of a preview is that of the build, byte for byte, and so is every file of the brand', async () => {
  await show(join(root, 'brands'));
  const site = join(inject('outDir'), id, 'site');
  const pages = await preview.pages();
  expect(pages.length).toBeGreaterThan(150);
  const loaded = new Set<string>();
  for (const page of pages) {
    const file = await preview.file(`/${page}`);
    expect(file, page).toMatchObject({ file: page, status: page === '404.html' ? 404 : 200 });
    const html = readFileSync(file?.path ?? '', 'utf8');
    expect(html === readFileSync(join(site, page), 'utf8'), page).toBe(true);
    for (const [address] of html.matchAll(/\/_brand\/[\w./-]+/g)) loaded.add(address);
  }
  expect(loaded.size).toBeGreaterThan(10);
  for (const address of loaded) {
    const file = await preview.file(address);
    expect(file?.status, address).toBe(200);
    expect(readFileSync(file?.path ?? '').equals(readFileSync(join(site, address))), address).toBe(true);
  }
});

test('a preview shows what is changed, and keeps the files of the page on the screen', async () => {
  await show(join(root, 'brands'));
  const before = await contentAt('/login');
  const sheet = /\/_brand\/data\.es\.[\w]+\.json/.exec(before)?.[0] ?? '';
  const brandsDir = mkdtempSync(join(work, 'brands-'));
  cpSync(join(root, 'brands', id), join(brandsDir, id), { recursive: true });
  symlinkSync(join(root, 'brands/_base'), join(brandsDir, '_base'));
  const file = join(brandsDir, id, 'brand.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^nombre: .*$/m, 'nombre: Otra universidad'));
  await show(brandsDir);
  const after = await contentAt('/login');
  expect(after).not.toBe(before);
  expect(after).toContain('Otra universidad');
  expect(after).not.toContain(sheet);
  expect(await contentAt(sheet)).not.toBe('404');
});

test('a preview gives no file that is not of the portal', async () => {
  await show(join(root, 'brands'));
  for (const path of [
    '/_astro/../server/entry.mjs',
    '/_astro/%2e%2e/checksums',
    '//etc/passwd',
    '/_brand/..%2f..',
  ])
    expect((await preview.file(path))?.status ?? 400, path).not.toBe(200);
  expect(existsSync(join(work, 'site'))).toBe(true);
});

test('a preview is shown in a frame of the editor alone, at its own address', async () => {
  await show(join(root, 'brands'));
  const editor = ['http://127.0.0.1:4330'];
  const sandbox = (_: unknown, response: ServerResponse): Promise<void> =>
    Promise.resolve(void response.end('sandbox'));
  const answers: RequestListener[] = [];
  const server = await listenOnLoopback((request, response) => answers[0]?.(request, response), 0);
  answers.push(createPreviewApp({ preview, sheet: () => '/x.css', id, port: server.port, editor, sandbox }));
  const get = async (path: string, host = `${id}.localhost:${server.port}`) => {
    const request = httpRequest({ port: server.port, path, headers: { host } }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, text: await text(response) };
  };
  try {
    const page = await get('/login');
    expect(page.status).toBe(200);
    const [script = ''] = /<script src="\/_preview\.js"[^>]*><\/script>(?=<\/body>)/.exec(page.text) ?? [];
    expect(script).toContain('data-editor="http://127.0.0.1:4330"');
    expect(page.text.replace(script, '') === (await contentAt('/login'))).toBe(true);
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://127.0.0.1:4330');
    expect(page.headers).not.toHaveProperty('x-frame-options');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(await get('/api/x')).toMatchObject({ text: 'sandbox' });
    expect(await get('/no-such-page')).toMatchObject({ status: 404 });
    expect(await get('/sw.js')).toMatchObject({ status: 404 });
    for (const host of ['evil.example', '127.0.0.1', `${id}.localhost`, `illes.localhost:${server.port}`])
      expect(await get('/login', host), host).toMatchObject({ status: 421 });
  } finally {
    await server.close();
  }
});
