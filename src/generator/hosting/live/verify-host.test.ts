import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { cacheRuleOf } from '../cache.ts';
import { contentType } from '../content-types.ts';
import { fileOfPath } from '../served-file.ts';
import { resolvePath } from '../resolve.ts';
import { computeHostRules, headersOf } from '../rules.ts';
import type { Probe, LiveResponse } from './probe.ts';
import { Unreachable } from './probe.ts';
import { verifyHost } from './verify-host.ts';

const routing: PortalRouting = {
  languages: ['es', 'ca'],
  defaultLanguage: 'es',
  routes: ['home', 'login', 'event', 'survey-access'],
  specificLogins: [],
};
const rules = computeHostRules(routing, { id: 'b', name: 'B', domain: 'talent.example' });
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const file = (path: string) => ({ path, size: 4000, sha256: hash(path) });
const paths = [
  ...rules.pages.map(fileOfPath),
  ...new Set(rules.rewrites.map((it) => it.file)),
  ...[
    '404.html',
    'sw.js',
    'robots.txt',
    '_offline/es/index.html',
    'manifest.webmanifest',
    '_astro/app.BxY1.js',
    '_brand/logo.1f2e.svg',
  ],
];
const deployed = {
  rules,
  files: paths.map(file),
  earlier: [file('_astro/old.AAAA.js'), file('_astro/app.BxY1.js')],
};

/** Files that the host has. */
let hostedFiles: Set<string>;
/** How the host deviates from the rules. */
let alter: (path: string, answer: LiveResponse) => LiveResponse;
beforeEach(() => {
  hostedFiles = new Set([...paths, '_astro/old.AAAA.js']);
  alter = (_, answer) => answer;
});

const redirect = (location: string): LiveResponse => ({
  status: 301,
  headers: new Map([['location', location]]),
  sha256: hash(''),
});

/** A host that follows the rules. */
const host: Probe = (url) => {
  const { protocol, pathname, href } = new URL(url);
  if (protocol === 'http:')
    return new Promise((resolve) => {
      resolve(alter(href, redirect(href.replace('http:', 'https:'))));
    });
  const resolution = resolvePath(rules, pathname, (it) => hostedFiles.has(it));
  if (resolution.status === 400) throw new Error(`${url} cannot be read`);
  const { status, file: sentFile } = resolution;
  const headers = new Map(
    Object.entries({
      ...headersOf(rules, sentFile),
      ...rules.headers.overHttps,
      'content-type': contentType(sentFile),
      'cache-control': cacheRuleOf(sentFile).cacheControl,
      'content-encoding': 'br',
    }),
  );
  return Promise.resolve(alter(pathname, { status, headers, sha256: hash(sentFile) }));
};

const verify = () => verifyHost('https://talent.example', deployed, host);
const problemTexts = async (): Promise<string[]> =>
  (await verify()).problems.map(({ severity, code, what }) => `${severity} ${code}: ${what.en}`);

const withoutHeader = (answer: LiveResponse, name: string): LiveResponse => ({
  ...answer,
  headers: new Map([...answer.headers].filter(([it]) => it !== name)),
});
const withHeader = (answer: LiveResponse, name: string, value: string): LiveResponse => ({
  ...answer,
  headers: new Map(answer.headers).set(name, value),
});

describe('a live host', () => {
  it('that follows the rules has no problems, and is probed for every file, pattern and missing address', async () => {
    const { problems, asked } = await verify();
    expect(problems).toEqual([]);
    expect(asked).toBeGreaterThan(paths.length + rules.rewrites.length + 25);
  });

  it('gets one problem for the same fault at many addresses', async () => {
    alter = (_, answer) => withoutHeader(answer, 'x-content-type-options');
    expect(await problemTexts()).toEqual([
      expect.stringMatching(
        /^error host-header: `\/[^`]*`, `[^`]+`, `[^`]+` and \d+ more have no header `x-content-type-options`/,
      ),
    ]);
  });

  it('gets a problem for a drawing with the general policy, which lets scripts run in it', async () => {
    const name = 'content-security-policy';
    const { always, drawings } = rules.headers;
    const [basePolicy = '', drawingPolicy = ''] = [always[name], drawings[name]];
    alter = (path, answer) => (path.endsWith('.svg') ? withHeader(answer, name, basePolicy) : answer);
    expect(await problemTexts()).toEqual([
      expect.stringMatching(/^error host-header: `\/_brand\/logo\.1f2e\.svg` .* script-src 'none';/),
    ]);
    alter = (path, answer) =>
      path.endsWith('.svg') ? withHeader(answer, name, `${basePolicy}, ${drawingPolicy}`) : answer;
    expect(await problemTexts()).toEqual([]);
  });

  it('gets a problem for content that differs from the bundle', async () => {
    alter = (path, answer) =>
      path === '/_astro/app.BxY1.js' ? { ...answer, sha256: hash('other') } : answer;
    expect(await problemTexts()).toEqual([
      'error host-content: `/_astro/app.BxY1.js` has not the content that the bundle has there.',
    ]);
  });

  it('gets a warning for the service worker that switches itself off, and a problem for any other', async () => {
    const workerOff = { path: 'worker-off.js', size: 600, sha256: hash('worker-off.js') };
    const verifySwitch = async (content: string) => {
      alter = (path, answer) => (path === '/sw.js' ? { ...answer, sha256: hash(content) } : answer);
      const { problems } = await verifyHost('https://talent.example', { ...deployed, workerOff }, host);
      return problems.map(({ severity, code }) => `${severity} ${code}`);
    };
    expect(await verifySwitch('worker-off.js')).toEqual(['warning host-worker-off']);
    expect(await verifySwitch('another')).toEqual(['error host-content']);
  });

  it('with another release gets one problem, worded for several addresses', async () => {
    alter = (path, answer) => ({ ...answer, sha256: hash(`other ${path}`) });
    const { problems } = await verify();
    expect(problems).toHaveLength(1);
    for (const [language, words] of Object.entries({
      en: / and \d+ more have not the content/,
      es: / y \d+ más no tienen el contenido/,
      ca: / i \d+ més no tenen el contingut/,
    }))
      expect(problems[0]?.what[language as 'en']).toMatch(words);
  });

  it('may redirect the name of a page to its folder', async () => {
    alter = (path, answer) =>
      path.endsWith('/index.html') ? redirect(path.replace(/index\.html$/, '')) : answer;
    expect(await problemTexts()).toEqual([]);
    // These are never requested by their own address, so the redirect affects nobody.
    alter = (path, answer) => (/^\/_.*\/$/.test(path) ? redirect(path.replace(/\/$/, '')) : answer);
    expect(await problemTexts()).toEqual([]);
  });

  it('without the rules for ids gets a problem', async () => {
    alter = (path, answer) => (path.includes('andana-verify') ? { ...answer, status: 404 } : answer);
    const [first] = await problemTexts();
    expect(first).toMatch(
      /^error host-status: `.*\/andana-verify.*` and \d+ more are answered with 404, not with 200/,
    );
  });

  it('that sends a page instead of a missing script gets a problem', async () => {
    alter = (path, answer) =>
      answer.status === 404 && path.startsWith('/_astro') ? { ...answer, status: 200 } : answer;
    expect(await problemTexts()).toEqual([
      'error host-status: `/_astro/andana-verify.js` is answered with 200, not with 404.',
    ]);
  });

  it('gets problems for caching of missing files and pages, and a warning for no caching', async () => {
    alter = (path, answer) => {
      if (path === '/_astro/andana-verify.js')
        return withHeader(answer, 'cache-control', 'max-age=31536000, immutable');
      if (path === '/login') return withoutHeader(answer, 'cache-control');
      return path === '/_brand/logo.1f2e.svg' ? withHeader(answer, 'cache-control', 'no-cache') : answer;
    };
    const problems = await problemTexts();
    expect(problems).toHaveLength(3);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'error host-cache: `/login` may be kept by browsers: `Cache-Control` is `missing`',
        ),
        // Hosts that set headers by the address cannot do otherwise.
        expect.stringContaining(
          'warning host-cache: Browsers may keep that `/_astro/andana-verify.js` is missing',
        ),
        expect.stringContaining('warning host-cache: `/_brand/logo.1f2e.svg` may not be kept'),
      ]),
    );
  });

  it('gets problems for wrong types and uncompressed text', async () => {
    alter = (path, answer) => {
      if (path === '/manifest.webmanifest')
        return withHeader(answer, 'content-type', 'application/octet-stream');
      if (path === '/sw.js') return withHeader(answer, 'content-type', 'application/javascript');
      return path === '/robots.txt' ? withoutHeader(answer, 'content-encoding') : answer;
    };
    expect(await problemTexts()).toEqual([
      'warning host-compression: `/robots.txt` is sent without compression.',
      'error host-type: `/manifest.webmanifest` is sent as `application/octet-stream`, not as `application/manifest+json`.',
    ]);
  });

  it('without the files of an earlier release breaks open tabs', async () => {
    hostedFiles.delete('_astro/old.AAAA.js');
    expect(await problemTexts()).toEqual([
      'error host-status: `/_astro/old.AAAA.js` is answered with 404, not with 200.',
    ]);
  });

  it('may redirect to the other form of an address, with a warning, and nowhere else', async () => {
    alter = (path, answer) => (path === '/login' ? redirect('/login/') : answer);
    expect(await problemTexts()).toEqual([
      expect.stringMatching(/^warning host-redirect: `\/login` redirects/),
    ]);
    alter = (path, answer) => (path === '/login' ? redirect('https://elsewhere.example/login/') : answer);
    expect(await problemTexts()).toEqual(
      expect.arrayContaining(['error host-status: `/login` is answered with 301, not with 200.']),
    );
  });

  it('that redirects to another origin is reported only for the redirect', async () => {
    const { problems, asked } = await verifyHost('http://talent.example', deployed, host);
    expect(problems.map(({ code, fix }) => `${code}: ${fix?.en}`)).toEqual([
      'host-elsewhere: Ask that address: https://talent.example',
    ]);
    expect(asked).toBe(0);
    alter = (path, answer) => (path === '/' ? redirect('https://www.talent.example/') : answer);
    expect(await problemTexts()).toEqual([
      'error host-elsewhere: https://talent.example leads to https://www.talent.example, so nothing of the portal was compared.',
    ]);
  });

  it('with its own port is not probed over HTTP, which the result tells', async () => {
    const plainRequests: string[] = [];
    alter = (path, answer) => {
      if (path.startsWith('http:')) plainRequests.push(path);
      return { ...answer, ...(path.startsWith('http:') && { status: 400 }) };
    };
    const result = await verifyHost('https://talent.example:8443', deployed, host);
    expect({ ...result, asked: undefined }).toEqual({ problems: [], asked: undefined, plain: 'unknown' });
    expect(plainRequests).toEqual([]);
    expect(await verifyHost('https://talent.example:443', deployed, host)).toMatchObject({ plain: 'asked' });
    expect(plainRequests).toEqual(['http://talent.example/login?x=1']);
  });

  it('must redirect HTTP to HTTPS, or not support HTTP', async () => {
    alter = (path, answer) => (path.startsWith('http:') ? { ...answer, status: 200 } : answer);
    expect(await problemTexts()).toEqual([
      'error host-plain: http://talent.example/login?x=1 is answered with 200, and does not lead to https://talent.example/login?x=1 for good.',
    ]);
    alter = (path, answer) => {
      if (path.startsWith('http:')) throw new Unreachable(path, new Error('refused'));
      return answer;
    };
    expect(await problemTexts()).toEqual([]);
  });

  it('must require HTTPS for at least some months', async () => {
    alter = (_, answer) => withHeader(answer, 'strict-transport-security', 'max-age=300');
    expect(await problemTexts()).toEqual([expect.stringContaining('strict-transport-security: max-age=300')]);
  });

  it('that does not respond ends the comparison', async () => {
    const unreachable: Probe = (url) => Promise.reject(new Unreachable(url, new Error('refused')));
    await expect(verifyHost('https://talent.example', deployed, unreachable)).rejects.toThrow(
      /gives no answer: refused/,
    );
  });
});
