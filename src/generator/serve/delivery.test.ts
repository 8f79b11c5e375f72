import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type RawHttpResponse,
  type RawHttpRequest,
  requestRaw,
} from '../../../tests/support/faults/raw-request.ts';
import { fixturePage, writeFixtureBundle } from '../../../tests/support/build/fixture-bundle.ts';
import type { RunningServer } from './listen.ts';
import { createPortalServer } from './portal-server.ts';

let folder: string;
let server: RunningServer;

const request = (path: string, options?: RawHttpRequest): Promise<RawHttpResponse> =>
  requestRaw(server.port, path, options);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andana-delivery-'));
  await writeFixtureBundle(folder, 'illes');
  server = await createPortalServer({ brands: ['illes'], bundle: () => folder, only: 'illes' }).listen(0);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('the headers of a response', () => {
  it('are the security headers of the rules, whatever the status', async () => {
    for (const path of ['/login', '/nothing', '/%', '/_astro/app.BxY1.js']) {
      const { headers } = await request(path);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it.each([
    ['/login', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
    ['/eventos/1', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
    ['/_astro/app.BxY1.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/_brand/logo.1f2e.svg', 'public, max-age=31536000, immutable', 'image/svg+xml'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/robots.txt', 'no-cache', 'text/plain; charset=utf-8'],
  ])('give the caching and the content type of %s', async (path, cacheControl, type) => {
    const { headers } = await request(path);
    expect(headers['cache-control']).toBe(cacheControl);
    expect(headers['content-type']).toBe(type);
  });

  it('are the same for HEAD, whose response has no body', async () => {
    for (const path of ['/login', '/nothing', '/_astro/app.BxY1.js']) {
      const get = await request(path);
      const head = await request(path, { method: 'HEAD' });
      expect(head.status).toBe(get.status);
      expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
      expect(head.body).toHaveLength(0);
      expect(Number(head.headers['content-length'])).toBe(get.body.length);
    }
  });
});

describe('a conditional request', () => {
  it('gets 304 for a matching ETag or date', async () => {
    const { headers } = await request('/login');
    const etag = String(headers.etag);
    const requests: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag.replace('W/', '')}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': String(headers['last-modified']) },
    ];
    for (const conditions of requests) {
      const response = await request('/login', { headers: conditions });
      expect([conditions, response.status]).toEqual([conditions, 304]);
      expect(response.body).toHaveLength(0);
      expect(response.headers.etag).toBe(etag);
      expect(response.headers['cache-control']).toContain('must-revalidate');
    }
  });

  it('gets 200 with the file for another ETag, or an older or invalid date', async () => {
    const time = String((await request('/login')).headers['last-modified']);
    const requests: Record<string, string>[] = [
      { 'if-none-match': '"other"' },
      { 'if-none-match': '"other"', 'if-modified-since': time },
      { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const headers of requests) expect((await request('/login', { headers })).status).toBe(200);
  });

  it('gets 404, never 304, for an unknown page', async () => {
    expect((await request('/nothing', { headers: { 'if-none-match': '*' } })).status).toBe(404);
  });
});

describe('compression', () => {
  const encodedAs = async (path: string, accepted: string) =>
    (await request(path, { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];

  it('compresses text with an accepted encoding', async () => {
    const page = fixturePage('login es');
    const br = await request('/login', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    const gzip = await request('/login', { headers: { 'accept-encoding': 'gzip;q=0.5, br;q=0' } });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(page);
    for (const { headers, body } of [br, gzip]) {
      expect(headers.vary).toBe('accept-encoding');
      expect(Number(headers['content-length'])).toBe(body.length);
      expect(body.length).toBeLessThan(page.length);
    }
  });

  it('is omitted for encodings that are not accepted, and where it saves nothing', async () => {
    expect(await encodedAs('/login', '')).toBeUndefined();
    expect(await encodedAs('/login', 'deflate')).toBeUndefined();
    expect(await encodedAs('/login', '*')).toBe('br');
    expect(await encodedAs('/robots.txt', 'br')).toBeUndefined();
  });

  it('keeps the ETag', async () => {
    const plain = await request('/login');
    const br = await request('/login', { headers: { 'accept-encoding': 'br' } });
    expect(br.headers.etag).toBe(plain.headers.etag);
  });
});
