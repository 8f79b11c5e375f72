import { mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureFiles, writeFixtureBundle } from '../../../tests/support/build/fixture-bundle.ts';
import type { RunningServer } from './listen.ts';
import { createPortalServer, type PortalHandler } from './portal-server.ts';
import {
  type RawHttpResponse,
  type RawHttpRequest,
  requestRaw,
} from '../../../tests/support/faults/raw-request.ts';

let folder: string;
let several: RunningServer;
let single: RunningServer;
const handled: string[] = [];

const request = (path: string, options: RawHttpRequest = {}, at = several): Promise<RawHttpResponse> =>
  requestRaw(at.port, path, { host: 'illes.localhost', ...options });

const title = ({ body }: RawHttpResponse): string | undefined =>
  /<title>(.*?)<\/title>/.exec(body.toString())?.[1];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andana-server-'));
  const bundle = (id: string): string => join(folder, id);
  await writeFixtureBundle(bundle('illes'), 'illes');
  await writeFixtureBundle(bundle('cicles'), 'cicles', {
    languages: ['es'],
    defaultLanguage: 'es',
    routes: ['login', 'home'],
    specificLogins: [],
  });
  await symlink(join(folder, 'illes', 'manifest.json'), join(folder, 'illes', 'site', 'linked.json'));
  const brands = ['illes', 'cicles', 'unbuilt'];
  const api: PortalHandler = {
    prefix: '/api',
    handle: ({ url }, response, id) => {
      handled.push(`${id} ${url}`);
      if (url === '/api/broken') throw new Error('broken on purpose');
      response.end('from the handler');
    },
  };
  several = await createPortalServer({ brands, bundle, handlers: [api], onError: () => undefined }).listen(0);
  single = await createPortalServer({ brands: ['illes'], bundle, only: 'illes' }).listen(0);
});

afterAll(async () => {
  await Promise.all([several.close(), single.close()]);
  await rm(folder, { recursive: true });
});

describe('which portal answers', () => {
  it.each(['illes.localhost', 'ILLES.LocalHost:4321', 'illes.localhost.'])(
    'is told by the host %s',
    async (host) => {
      expect(title(await request('/login', { host }))).toBe('login es');
      expect((await request('/eventos', { host })).status).toBe(200);
    },
  );

  it('differs from host to host', async () => {
    expect((await request('/eventos', { host: 'cicles.localhost' })).status).toBe(404);
  });

  it('is the only one at every name that is not a portal, when one is served alone', async () => {
    for (const host of ['localhost:4321', '127.0.0.1', '[::1]:4321', 'illes.localhost']) {
      expect(title(await request('/login', { host }, single))).toBe('login es');
    }
    expect((await request('/login', { host: 'cicles.localhost' }, single)).status).toBe(404);
  });

  it('is no portal at plain localhost with several: a list links to all', async () => {
    const list = await request('/', { host: 'localhost' });
    expect(list.status).toBe(200);
    expect(list.headers['content-security-policy']).toContain("default-src 'none'");
    const html = list.body.toString();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<a href="http://illes.localhost:${several.port}/">Portal &lt;illes&gt;</a>`);
    expect(html).toContain(`<a href="http://unbuilt.localhost:${several.port}/">unbuilt</a>`);
    expect(html).not.toMatch(/style=|<style|<script/);
  });

  it('is no portal for an unknown name or below the list', async () => {
    expect((await request('/', { host: 'nobody.localhost' })).status).toBe(404);
    expect((await request('/login', { host: 'localhost' })).status).toBe(404);
    expect((await request('/', { host: '..localhost' })).status).toBe(404);
  });

  it('has a retry page while a portal has no bundle', async () => {
    const response = await request('/', { host: 'unbuilt.localhost' });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
  });
});

describe('what an address gets', () => {
  it('is its page, with and without a slash, for every address without an id', async () => {
    for (const [path] of fixtureFiles()) {
      for (const requested of new Set([path, `${path.replace(/\/$/, '')}/`])) {
        const response = await request(requested);
        expect([requested, response.status]).toEqual([requested, 200]);
        expect(response.headers.location).toBeUndefined();
      }
    }
    expect(title(await request('/ca/les-meves-ofertes'))).toBe('company-offers ca');
    expect(title(await request('/?a=1'))).toBe('home es');
  });

  it.each([
    ['/eventos/feria-2026', 'event es'],
    ['/eventos/feria-2026/?from=mail', 'event es'],
    ['/ca/esdeveniments/a%2Fb%20%25', 'event ca'],
    ['/surveys/7/access', 'survey-access en'],
    ['/eventos/.env', 'event es'],
    ['/login/erasmus', 'login-specific es'],
    ['/login/empresas', 'login-company es'],
  ])('%s is the page of its route', async (path, expected) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(title(response)).toBe(expected);
  });

  it.each([
    '/nothing',
    '/login/nobody',
    '/_astro/gone.js',
    '/_astro/',
    '/404.html',
    '/eventos/a/b',
    '//login',
  ])('%s is not found', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(title(response)).toBe('nothing here');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    '/.hidden',
    '/../manifest.json',
    '/x/../../manifest.json',
    '/%2e%2e/manifest.json',
    '/..%2fmanifest.json',
    '/..%5cmanifest.json',
    '/_astro/..%2f..%2fmanifest.json',
    '/%00/../manifest.json',
    '/linked.json',
    '/LOGIN/index.html',
  ])('%s leads to no file', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/eventos/%E0%A4%A', '/%zz', 'http://illes.localhost/login'])(
    '%s is refused',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(400);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('nothing for %s', async (method) => {
    const response = await request('/login', { method });
    expect(response.status).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });

  it('belongs to a handler below its prefix, whatever the method', async () => {
    expect((await request('/api/dameOfertas?x=1', { method: 'POST' })).body.toString()).toBe(
      'from the handler',
    );
    expect(handled).toContain('illes /api/dameOfertas?x=1');
    await request('/API/DAMEOFERTAS');
    expect(handled).toContain('illes /API/DAMEOFERTAS');
    expect((await request('/apiary')).status).toBe(404);
    expect((await request('/api', { host: 'localhost' })).status).toBe(404);
  });

  it('is an error without details when a handler fails', async () => {
    const response = await request('/api/broken');
    expect(response.status).toBe(500);
    expect(response.body.toString()).not.toContain('on purpose');
  });
});

describe('a bundle that is published while it is served', () => {
  it('is served from the next request on, files and rules', async () => {
    const bundle = join(folder, 'swapped');
    const server = createPortalServer({ brands: ['swapped'], bundle: () => bundle, only: 'swapped' });
    const settings = {
      languages: ['es'],
      defaultLanguage: 'es',
      routes: ['home'],
      specificLogins: [],
    } as const;
    await writeFixtureBundle(bundle, 'swapped', settings);
    const listening = await server.listen(0);
    try {
      expect((await request('/eventos/1', {}, listening)).status).toBe(404);
      const previous = await request('/', { host: 'localhost' }, listening);
      await writeFixtureBundle(`${bundle}-next`, 'swapped', { ...settings, routes: ['home', 'event'] });
      await writeFile(join(`${bundle}-next`, 'site', 'index.html'), 'changed');
      await rename(bundle, `${bundle}-old`);
      expect((await request('/', { host: 'localhost' }, listening)).status).toBe(503);
      await rename(`${bundle}-next`, bundle);
      const current = await request(
        '/',
        { host: 'localhost', headers: { 'if-none-match': String(previous.headers.etag) } },
        listening,
      );
      expect(current.status).toBe(200);
      expect(current.body.toString()).toBe('changed');
      expect((await request('/eventos/1', { host: 'localhost' }, listening)).status).toBe(200);
    } finally {
      await listening.close();
    }
  });
});

describe('listening', () => {
  it('says what to do when the port is taken', async () => {
    const other = createPortalServer({ brands: [], bundle: () => folder });
    await expect(other.listen(several.port)).rejects.toThrow(
      `Port ${several.port} is taken by another program. Stop that program, or choose another port: npm start -- --port ${several.port + 1}`,
    );
  });

  it('gives the port back when it closes', async () => {
    const server = createPortalServer({ brands: [], bundle: () => folder });
    const first = await server.listen(0);
    await first.close();
    const second = await server.listen(first.port);
    expect(second.port).toBe(first.port);
    await second.close();
  });
});
