import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bundleScript } from '#generator/render/astro/bundle-script.ts';
import { requestHeaders } from '#sandbox/http/cors.ts';
import type { makeEveryWrite } from '../support/pages/every-write.ts';
import { writes } from '../support/pages/every-write.ts';
import { arrived, signIn } from '../support/pages/sign-in-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';
import { workerBrowser } from '../support/portal/worker-browser.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Makes every write from a page to a server of another origin that allows some headers; returns the results. */
async function writeTo(
  allowed: readonly string[],
  takesKeys: boolean,
): Promise<{ results: Record<string, string>; received: IncomingMessage[] }> {
  const received: IncomingMessage[] = [];
  const { code } = await bundleScript('tests/support/pages/every-write.ts');
  const page = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><script>${code}</script>`);
  });
  const server = await serve((request, response) => {
    if (request.method !== 'OPTIONS') received.push(request);
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': request.headers.origin ?? '',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': allowed.join(', '),
      vary: 'Origin',
    });
    response.end(request.method === 'OPTIONS' ? '' : '{"status":1}');
  });
  const browser = await workerBrowser();
  const tab = await browser.newPage();
  onTestFinished(() => tab.close());
  await tab.goto(page);
  const results = await tab.evaluate(
    ([base, keys]) =>
      (window as never as { makeEveryWrite: typeof makeEveryWrite }).makeEveryWrite(base, keys),
    [`${server}/api`, takesKeys] as const,
  );
  return { results, received };
}

const allWith = (result: string): Record<string, string> =>
  Object.fromEntries(writes.map(({ name }) => [name, result]));

describe('every write', () => {
  it('reaches a server that allows the three headers of the documents', async () => {
    expect(requestHeaders).toEqual(['authorization', 'content-type', 'accept-language']);
    const { results, received } = await writeTo(requestHeaders, false);
    expect(results).toEqual(allWith('1'));
    expect(received).toHaveLength(writes.length);
    expect(received.filter(({ headers }) => 'idempotency-key' in headers)).toEqual([]);
  });

  it('would not reach it with an idempotency key', async () => {
    const { results, received } = await writeTo(requestHeaders, true);
    expect(results).toEqual(allWith('500'));
    expect(received).toEqual([]);
  });

  it('has its own idempotency key for a server that accepts them', async () => {
    const { results, received } = await writeTo([...requestHeaders, 'idempotency-key'], true);
    expect(results).toEqual(allWith('1'));
    const keys = received.map(({ headers }) => headers['idempotency-key']);
    expect(keys.filter((key) => !/^"[\d-]{16,43}"$/.test(String(key)))).toEqual([]);
    expect(new Set(keys).size).toBe(writes.length);
  });
});

const { newPage, portalOf } = portalTest('meridia');

it.each([true, false])(
  'the brand declares whether its server accepts idempotency keys: %s',
  async (takesKeys) => {
    const page = await newPage();
    await page.route('**/_brand/data.*.json', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { brand: { settings: object } };
      data.brand.settings = { ...data.brand.settings, apiIdempotencia: takesKeys };
      await route.fulfill({ response, json: data });
    });
    const signsIn = page.waitForRequest((it) => it.url().endsWith('/logaUsuario'));
    await page.goto(portalOf().url('/login'));
    await hydrated(page);
    await signIn(page, 'student');
    const headers = await (await signsIn).allHeaders();
    expect('idempotency-key' in headers).toBe(takesKeys);
    await arrived(page, /^\/$/);
  },
);
