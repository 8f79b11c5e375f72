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

const ask = (path: string, question: RawHttpRequest = {}, at = several): Promise<RawHttpResponse> =>
  requestRaw(at.port, path, { host: 'illes.localhost', ...question });

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
      expect(title(await ask('/login', { host }))).toBe('login es');
      expect((await ask('/eventos', { host })).status).toBe(200);
    },
  );

  it('differs from host to host', async () => {
    expect((await ask('/eventos', { host: 'cicles.localhost' })).status).toBe(404);
  });

  it('is the only one at every name that is not a portal, when one is served alone', async () => {
    for (const host of ['localhost:4321', '127.0.0.1', '[::1]:4321', 'illes.localhost']) {
      expect(title(await ask('/login', { host }, single))).toBe('login es');
    }
    expect((await ask('/login', { host: 'cicles.localhost' }, single)).status).toBe(404);
  });

  it('is none at plain localhost with several: a list leads to them', async () => {
    const list = await ask('/', { host: 'localhost' });
    expect(list.status).toBe(200);
    expect(list.headers['content-security-policy']).toContain("default-src 'none'");
    const html = list.body.toString();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(`<a href="http://illes.localhost:${several.port}/">Portal &lt;illes&gt;</a>`);
    expect(html).toContain(`<a href="http://unbuilt.localhost:${several.port}/">unbuilt</a>`);
    expect(html).not.toMatch(/style=|<style|<script/);
  });

  it('is none for an unknown portal or below the list', async () => {
    expect((await ask('/', { host: 'nobody.localhost' })).status).toBe(404);
    expect((await ask('/login', { host: 'localhost' })).status).toBe(404);
    expect((await ask('/', { host: '..localhost' })).status).toBe(404);
  });

  it('says so while a portal has no bundle yet', async () => {
    const answer = await ask('/', { host: 'unbuilt.localhost' });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
  });
});

describe('what an address gets', () => {
  it('is its page, with and without a slash, for every address without an id', async () => {
    for (const [path] of fixtureFiles()) {
      for (const asked of new Set([path, `${path.replace(/\/$/, '')}/`])) {
        const answer = await ask(asked);
        expect([asked, answer.status]).toEqual([asked, 200]);
        expect(answer.headers.location).toBeUndefined();
      }
    }
    expect(title(await ask('/ca/les-meves-ofertes'))).toBe('company-offers ca');
    expect(title(await ask('/?a=1'))).toBe('home es');
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
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(title(answer)).toBe(expected);
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
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(title(answer)).toBe('nothing here');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
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
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it.each(['/%', '/eventos/%E0%A4%A', '/%zz', 'http://illes.localhost/login'])(
    '%s is refused',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(400);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('nothing for %s', async (method) => {
    const answer = await ask('/login', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('belongs to a handler below its prefix, whatever the method', async () => {
    expect((await ask('/api/dameOfertas?x=1', { method: 'POST' })).body.toString()).toBe('from the handler');
    expect(handled).toContain('illes /api/dameOfertas?x=1');
    await ask('/API/DAMEOFERTAS');
    expect(handled).toContain('illes /API/DAMEOFERTAS');
    expect((await ask('/apiary')).status).toBe(404);
    expect((await ask('/api', { host: 'localhost' })).status).toBe(404);
  });

  it('is an error that tells nothing when a handler fails', async () => {
    const answer = await ask('/api/broken');
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain('on purpose');
  });
});

describe('a bundle that is put in place while it is served', () => {
  it('is served from the next request on, files and rules', async () => {
    const place = join(folder, 'swapped');
    const server = createPortalServer({ brands: ['swapped'], bundle: () => place, only: 'swapped' });
    const before = {
      languages: ['es'],
      defaultLanguage: 'es',
      routes: ['home'],
      specificLogins: [],
    } as const;
    await writeFixtureBundle(place, 'swapped', before);
    const listening = await server.listen(0);
    try {
      expect((await ask('/eventos/1', {}, listening)).status).toBe(404);
      const old = await ask('/', { host: 'localhost' }, listening);
      await writeFixtureBundle(`${place}-next`, 'swapped', { ...before, routes: ['home', 'event'] });
      await writeFile(join(`${place}-next`, 'site', 'index.html'), 'changed');
      await rename(place, `${place}-old`);
      expect((await ask('/', { host: 'localhost' }, listening)).status).toBe(503);
      await rename(`${place}-next`, place);
      const fresh = await ask(
        '/',
        { host: 'localhost', headers: { 'if-none-match': String(old.headers.etag) } },
        listening,
      );
      expect(fresh.status).toBe(200);
      expect(fresh.body.toString()).toBe('changed');
      expect((await ask('/eventos/1', { host: 'localhost' }, listening)).status).toBe(200);
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
