import { Ajv } from 'ajv';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import type { LiveResponse } from '#generator/hosting/live/probe.ts';
import { verifyHost } from '#generator/hosting/live/verify-host.ts';
import { startApache, startApacheByFolder } from './engines/apache.ts';
import { startAzureStaticWebApps } from './engines/azure-static-web-apps.ts';
import { startCaddy } from './engines/caddy.ts';
import type { SecuredHost } from './engines/certificate.ts';
import { startCloudflarePages } from './engines/cloudflare-pages.ts';
import { engineFile, type Host, type StartHost } from './engines/engine.ts';
import { startFirebase } from './engines/firebase.ts';
import { startNetlify } from './engines/netlify.ts';
import { startNginx } from './engines/nginx.ts';
import { startCloudfront } from './engines/s3-cloudfront.ts';
import { startVercel } from './engines/vercel.ts';
import { addressesOf, expected, openBundle, reader, roughly, type ObservedResponse } from './probes.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

const bundle = openBundle(inject('hostedBundle'));
const addresses = addressesOf(bundle);
const read = reader(bundle);
const deployed = { rules: bundle.rules, files: readManifest(bundle.folder)?.files ?? [] };

/** Differences between a host's responses and the rules, by address. */
async function differences(
  host: Host,
  tidy = (seen: ObservedResponse): ObservedResponse => seen,
  asked: readonly string[] = addresses,
): Promise<Record<string, Partial<ObservedResponse>>> {
  const found: Record<string, Partial<ObservedResponse>> = {};
  for (const path of asked) {
    const rules = expected(bundle, path);
    const [wanted, seen] = [tidy(rules), tidy(read(await host.ask(path), rules))];
    const other = Object.entries(seen).filter(
      ([key, value]) => wanted[key as keyof ObservedResponse] !== value,
    );
    if (other.length > 0) found[path] = Object.fromEntries(other);
  }
  return found;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Sends a request to a host like `npm run verify-host`. */
async function requestLikeVerifyHost(host: SecuredHost, url: string): Promise<LiveResponse> {
  const { protocol, pathname, search } = new URL(url);
  const ask = protocol === 'https:' ? host.ask : host.askPlain;
  const { status, headers, body } = await ask(pathname + search, { 'accept-encoding': 'gzip' });
  const content = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
  const of = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  // The certificate's host name differs from the requested one.
  const own = of.map(
    ([name, value]) => [name, value.replace(/^https:\/\/[^/]+/, 'https://localhost')] as const,
  );
  return { status, headers: new Map(own), sha256: createHash('sha256').update(content).digest('hex') };
}

/** Problems that `npm run verify-host` reports for a host, except for those caused by local emulators. */
async function reportedBy(host: Host): Promise<string[]> {
  const ask = (url: string) => requestLikeVerifyHost({ ...host, askPlain: host.ask }, url);
  const { problems } = await verifyHost('http://localhost', deployed, ask);
  return problems
    .filter(({ code }) => code !== 'host-compression')
    .map(({ severity, what }) => `${severity}: ${what.en}`);
}

/** Starts a host for the tests of a suite. */
function hosted<Kind extends Host = Host>(start: (of: typeof bundle) => Promise<Host>): { get: () => Kind } {
  let host: Host | undefined;
  beforeAll(async () => {
    host = await start(bundle);
  });
  afterAll(() => host?.stop());
  return { get: () => (host ?? expect.fail('The host has not started')) as Kind };
}

const outside = { status: 400, file: 'something else' };
const kept = 'public,max-age=31536000,immutable';

/** Warning of `npm run verify-host` for hosts whose headers depend on the address. */
const byAddress = [
  'warning: Browsers may keep that `/_astro/andana-verify.js`, `/_brand/andana-verify.css` are missing: `Cache-Control` is `public, max-age=31536000, immutable`, not `no-store`.',
];

describe('the tested addresses', () => {
  it('are at least sixty, with every dynamic page and every kind of response', () => {
    expect(addresses.length).toBeGreaterThanOrEqual(60);
    const wanted = addresses.map((path) => expected(bundle, path));
    const shells = new Set(
      wanted.flatMap(({ file }) => /^_shell\/\w+\/([\w-]+)/.exec(file ?? '')?.[1] ?? []),
    );
    expect(shells).toEqual(new Set(bundle.rules.rewrites.map(({ route }) => route)));
    expect(new Set(wanted.map(({ status }) => status))).toEqual(new Set([200, 400, 404]));
    expect(new Set(wanted.map(({ cache }) => cache)).size).toBe(5);
  });
});

/** Self-hosted servers, which follow all rules; a path that leaves the folder may be refused at once. */
describe.each<[string, StartHost, Record<string, Partial<ObservedResponse>>]>([
  [
    'nginx',
    startNginx,
    {
      '/%2e%2e/manifest.json': { ...outside, cache: 'no-cache' },
      '/..%2fmanifest.json': { ...outside, cache: 'no-cache' },
    },
  ],
  ['Apache', startApache, { '/%2e%2e/manifest.json': outside }],
  ['Caddy', startCaddy, {}],
])('%s, with the files of the pack', (_, start, known) => {
  const host = hosted<SecuredHost>(start);

  it('follows the rules', async () => {
    const found = await differences(host.get());
    // Apache's refusal of such a path has no headers of the portal.
    const plain = Object.entries(found).map(([path, { missing, cache, ...rest }]) => [
      path,
      missing ? rest : { ...rest, ...omitUndefined({ cache }) },
    ]);
    expect(Object.fromEntries(plain)).toEqual(known);
  });

  it('redirects HTTP to HTTPS', async () => {
    const { headers } = await host.get().ask('/login');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    const plain = await host.get().askPlain('/login?x=1');
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers['location']).toMatch(/^https:\/\/[^/]+\/login\?x=1$/);
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });

  it('sends text in UTF-8, compressed where accepted', async () => {
    const whole = await host.get().ask('/login');
    expect(whole.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    for (const encoding of ['gzip', 'gzip, br']) {
      const { headers, body } = await host.get().ask('/login', { 'accept-encoding': encoding });
      expect(headers['vary']).toMatch(/accept-encoding/i);
      const unpack = headers['content-encoding'] === 'br' ? brotliDecompressSync : gunzipSync;
      expect(unpack(body)).toEqual(whole.body);
    }
  });

  it('passes npm run verify-host', async () => {
    const { problems, asked } = await verifyHost('https://localhost', deployed, (url) =>
      requestLikeVerifyHost(host.get(), url),
    );
    expect(problems).toEqual([]);
    expect(asked).toBeGreaterThan(800);
  });

  it('answers a conditional request with 304', async () => {
    const { headers } = await host.get().ask('/login');
    const again = await host.get().ask('/login', { 'if-none-match': String(headers['etag']) });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});

describe('Apache, with the file of the pack for shared hosting', () => {
  const host = hosted(startApacheByFolder);

  it('follows the rules, but for ids with a slash in them', async () => {
    const found = await differences(host.get());
    expect(Object.keys(found).toSorted()).toEqual(
      [
        '/%2e%2e/manifest.json',
        '/..%2fmanifest.json',
        // Refused with 403.
        '/.htaccess',
        '/ca/editar-oferta/a%2Fb',
        '/login%2Findex.html',
      ].toSorted(),
    );
  });
});

describe('Cloudflare Pages, with the files of the pack in its own engine', () => {
  const host = hosted(startCloudflarePages);

  it('follows the rules, but for forms of addresses that the portal does not use', async () => {
    // Saves a rule for each: addresses with an id and a trailing slash are redirected by `404.html`.
    const late = { status: 404, file: '404.html' };
    const led = (to: string) => ({ status: 308, file: `→ ${to}`, type: '' });
    const found = await differences(
      host.get(),
      roughly,
      addresses.filter((it) => !hidden.includes(it)),
    );
    expect(found).toEqual({
      '/login/index.html': led('/login/'),
      '/surveys/4711/': late,
      '/evento-publico/4711/': late,
      '/surveys/4711/access/': late,
      '/404.html': led('/404'),
      '//login': led('/login/'),
      '/login//': { status: 200, file: 'login/index.html' },
      '/x/../login': { status: 200, file: 'login/index.html' },
      '/login%2Findex.html': led('/login/'),
      '/ca/editar-oferta/..': { status: 200, file: 'ca/index.html' },
      '/%': { status: 404 },
    });
  });

  it('passes npm run verify-host', async () => {
    expect(await reportedBy(host.get())).toEqual([]);
  });

  /** The local emulator fails on these. */
  const hidden = ['/robots.txt/', '/_redirects', '/_headers'];
});

describe('Netlify, with its own code for addresses', () => {
  const host = hosted(startNetlify);

  it('follows the rules, but headers depend on the address', async () => {
    expect(await differences(host.get(), roughly)).toEqual({
      '/_astro/nothing.js': { cache: kept },
      '/_brand/nothing.css': { cache: kept },
      '/_astro/': { cache: kept },
      '/404.html': { status: 200 },
      '/ca/editar-oferta/..': { status: 200, file: '_shell/ca/edit-offer/index.html' },
      '/%': { status: 404 },
    });
  });

  it('gets a warning about it from npm run verify-host', async () => {
    expect(await reportedBy(host.get())).toEqual(byAddress);
  });
});

describe('Vercel, with its own reader of routes', () => {
  const host = hosted(startVercel);

  it('follows the rules', async () => {
    expect(await differences(host.get(), roughly)).toEqual({
      '/ca/editar-oferta/..': { status: 200, file: '_shell/ca/edit-offer/index.html' },
      '/%': { status: 404 },
    });
  });
});

describe('Firebase Hosting, with the server of its emulator', () => {
  const host = hosted(startFirebase);

  it('follows the rules, but headers depend on the address, and trailing slashes are removed', async () => {
    const found = await differences(
      host.get(),
      roughly,
      addresses.filter((it) => it !== '/%'),
    );
    const led = Object.entries(found).filter(([, { file }]) => file?.startsWith('→'));
    for (const [path, { file }] of led) expect(file).toBe(`→ ${path.replace(/\/+$/, '')}`);
    expect(
      Object.fromEntries(Object.entries(found).filter(([, { file }]) => !file?.startsWith('→'))),
    ).toEqual({
      '/_astro/nothing.js': { cache: kept },
      '/_brand/nothing.css': { cache: kept },
      '/_astro/': { cache: kept },
      '//login': { status: 200, file: 'login/index.html' },
    });
  });

  it('gets a warning about it from npm run verify-host', async () => {
    expect(await reportedBy(host.get())).toEqual(byAddress);
  });
});

describe('S3 with CloudFront, with the function of the pack', () => {
  const host = hosted(startCloudfront);

  it('follows the rules', async () => {
    expect(await differences(host.get())).toEqual({ '/%': { status: 404 } });
  });
});

describe('Azure Static Web Apps, with its emulator', () => {
  const host = hosted(startAzureStaticWebApps);
  const withTail = /^\/(?:surveys|es\/solicitudes-practicas-educacion|solicitudes-practicas-educacion)\//;
  /** The emulator crashes on the first, normalizes the others, and decodes encoded slashes. */
  const odd = ['/%', '//login', '/login//', '/x/../login', '/login%2Findex.html', '/ca/editar-oferta/..'];

  it('has a file valid by the published schema', () => {
    const published = engineFile('@azure/static-web-apps-cli/schema/staticwebapp.config.json');
    // Written for draft 4 of JSON Schema, but uses nothing that has changed since.
    const { $schema: _, id: __, ...schema } = readJson(published);
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const file = join(bundle.folder, 'hosting/azure-static-web-apps/staticwebapp.config.json');
    expect([isValid(readJson(file)), isValid.errors]).toEqual([true, null]);
  });

  it('leads to every page, by a rule or by the page for unknown addresses', async () => {
    const asked = addresses.filter((it) => !odd.includes(it));
    const found = await differences(host.get(), roughly, asked);
    // The emulator omits our headers in redirects and in 404 responses.
    const other = Object.entries(found).flatMap(([path, { missing: _, cache: __, ...rest }]) =>
      Object.keys(rest).length > 0 ? [[path, rest] as const] : [],
    );
    for (const [path, rest] of other.filter(([it]) => withTail.test(it)))
      expect(rest, path).toEqual({ status: 404, file: '404.html' });
    for (const [path, { status, file }] of other.filter(([, it]) => it.file?.startsWith('→')))
      expect([status, file]).toEqual([301, `→ ${path}/`]);
    const left = other.filter(([path, { file }]) => !withTail.test(path) && !file?.startsWith('→'));
    expect(Object.fromEntries(left)).toEqual({
      '/ca/editar-oferta/4711/5': { status: 200, file: '_shell/ca/edit-offer/index.html' },
      '/404.html': { status: 200 },
    });
  });
});
