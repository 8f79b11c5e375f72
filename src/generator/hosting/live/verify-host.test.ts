import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { cacheRuleOf } from '../cache.ts';
import { contentType } from '../content-types.ts';
import { fileOfPath } from '../served-file.ts';
import { resolvePath } from '../resolve.ts';
import { computeHostRules, headersOf } from '../rules.ts';
import type { Probe, LiveAnswer } from './probe.ts';
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
let there: Set<string>;
/** What a host does otherwise than the rules say. */
let change: (path: string, answer: LiveAnswer) => LiveAnswer;
beforeEach(() => {
  there = new Set([...paths, '_astro/old.AAAA.js']);
  change = (_, answer) => answer;
});

const redirect = (location: string): LiveAnswer => ({
  status: 301,
  headers: new Map([['location', location]]),
  sha256: hash(''),
});

/** A host that obeys the rules. */
const host: Probe = (url) => {
  const { protocol, pathname, href } = new URL(url);
  if (protocol === 'http:')
    return new Promise((resolve) => {
      resolve(change(href, redirect(href.replace('http:', 'https:'))));
    });
  const found = resolvePath(rules, pathname, (it) => there.has(it));
  if (found.status === 400) throw new Error(`${url} cannot be read`);
  const { status, file: sent } = found;
  const headers = new Map(
    Object.entries({
      ...headersOf(rules, sent),
      ...rules.headers.overHttps,
      'content-type': contentType(sent),
      'cache-control': cacheRuleOf(sent).cacheControl,
      'content-encoding': 'br',
    }),
  );
  return Promise.resolve(change(pathname, { status, headers, sha256: hash(sent) }));
};

const verify = () => verifyHost('https://talent.example', deployed, host);
const said = async (): Promise<string[]> =>
  (await verify()).problems.map(({ severity, code, what }) => `${severity} ${code}: ${what.en}`);

const without = (answer: LiveAnswer, name: string): LiveAnswer => ({
  ...answer,
  headers: new Map([...answer.headers].filter(([it]) => it !== name)),
});
const having = (answer: LiveAnswer, name: string, value: string): LiveAnswer => ({
  ...answer,
  headers: new Map(answer.headers).set(name, value),
});

describe('a live host', () => {
  it('that obeys the rules has no problems, and is asked for every file, every kind of id and what is not there', async () => {
    const { problems, asked } = await verify();
    expect(problems).toEqual([]);
    expect(asked).toBe(paths.length - 1 + rules.rewrites.length + 4 + 1);
  });

  it('is told of one fault at many addresses once', async () => {
    change = (_, answer) => without(answer, 'x-content-type-options');
    expect(await said()).toEqual([
      expect.stringMatching(
        /^error host-header: `\/[^`]*`, `[^`]+`, `[^`]+` and \d+ more have no header `x-content-type-options`/,
      ),
    ]);
  });

  it('is told that a drawing has only the policy of every answer, which lets scripts run in it', async () => {
    const name = 'content-security-policy';
    const { always, drawings } = rules.headers;
    const [plain = '', own = ''] = [always[name], drawings[name]];
    change = (path, answer) => (path.endsWith('.svg') ? having(answer, name, plain) : answer);
    expect(await said()).toEqual([
      expect.stringMatching(/^error host-header: `\/_brand\/logo\.1f2e\.svg` .* script-src 'none';/),
    ]);
    change = (path, answer) => (path.endsWith('.svg') ? having(answer, name, `${plain}, ${own}`) : answer);
    expect(await said()).toEqual([]);
  });

  it('that sends other bytes than the bundle has is found out', async () => {
    change = (path, answer) =>
      path === '/_astro/app.BxY1.js' ? { ...answer, sha256: hash('other') } : answer;
    expect(await said()).toEqual([
      'error host-content: `/_astro/app.BxY1.js` has not the content that the bundle has there.',
    ]);
  });

  it('that has another release is told so once, in the words for several addresses', async () => {
    change = (path, answer) => ({ ...answer, sha256: hash(`other ${path}`) });
    const { problems } = await verify();
    expect(problems).toHaveLength(1);
    for (const [language, words] of Object.entries({
      en: / and \d+ more have not the content/,
      es: / y \d+ más no tienen el contenido/,
      ca: / i \d+ més no tenen el contingut/,
    }))
      expect(problems[0]?.what[language as 'en']).toMatch(words);
  });

  it('may lead from the name of a page to its folder', async () => {
    change = (path, answer) =>
      path.endsWith('/index.html') ? redirect(path.replace(/index\.html$/, '')) : answer;
    expect(await said()).toEqual([]);
    // Nobody asks for these by their own address, so nobody takes the step.
    change = (path, answer) => (/^\/_.*\/$/.test(path) ? redirect(path.replace(/\/$/, '')) : answer);
    expect(await said()).toEqual([]);
  });

  it('that lacks the rules for ids leads nobody to them', async () => {
    change = (path, answer) => (path.includes('andana-verify') ? { ...answer, status: 404 } : answer);
    const [first] = await said();
    expect(first).toMatch(
      /^error host-status: `.*\/andana-verify.*` and \d+ more are answered with 404, not with 200/,
    );
  });

  it('that sends a page in the place of a missing script is told what that breaks', async () => {
    change = (path, answer) =>
      answer.status === 404 && path.startsWith('/_astro') ? { ...answer, status: 200 } : answer;
    expect(await said()).toEqual([
      'error host-status: `/_astro/andana-verify.js` is answered with 200, not with 404.',
    ]);
  });

  it('that lets browsers keep what is missing, or pages, is told so; one that lets them keep nothing is warned', async () => {
    change = (path, answer) => {
      if (path === '/_astro/andana-verify.js')
        return having(answer, 'cache-control', 'max-age=31536000, immutable');
      if (path === '/login') return without(answer, 'cache-control');
      return path === '/_brand/logo.1f2e.svg' ? having(answer, 'cache-control', 'no-cache') : answer;
    };
    const found = await said();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'error host-cache: `/login` may be kept by browsers: `Cache-Control` is `missing`',
        ),
        // Hosts whose headers go by the address cannot say otherwise.
        expect.stringContaining(
          'warning host-cache: Browsers may keep that `/_astro/andana-verify.js` is missing',
        ),
        expect.stringContaining('warning host-cache: `/_brand/logo.1f2e.svg` may not be kept'),
      ]),
    );
  });

  it('is told of wrong types, and of text that is not compressed', async () => {
    change = (path, answer) => {
      if (path === '/manifest.webmanifest') return having(answer, 'content-type', 'application/octet-stream');
      if (path === '/sw.js') return having(answer, 'content-type', 'application/javascript');
      return path === '/robots.txt' ? without(answer, 'content-encoding') : answer;
    };
    expect(await said()).toEqual([
      'warning host-compression: `/robots.txt` is sent without compression.',
      'error host-type: `/manifest.webmanifest` is sent as `application/octet-stream`, not as `application/manifest+json`.',
    ]);
  });

  it('without the files of an earlier release breaks open tabs', async () => {
    there.delete('_astro/old.AAAA.js');
    expect(await said()).toEqual([
      'error host-status: `/_astro/old.AAAA.js` is answered with 404, not with 200.',
    ]);
  });

  it('may lead to the other form of an address, with a warning, and nowhere else', async () => {
    change = (path, answer) => (path === '/login' ? redirect('/login/') : answer);
    expect(await said()).toEqual([expect.stringMatching(/^warning host-redirect: `\/login` leads/)]);
    change = (path, answer) => (path === '/login' ? redirect('https://elsewhere.example/login/') : answer);
    expect(await said()).toEqual(
      expect.arrayContaining(['error host-status: `/login` is answered with 301, not with 200.']),
    );
  });

  it('that leads everybody to another address is told by that one, and not by every file', async () => {
    const { problems, asked } = await verifyHost('http://talent.example', deployed, host);
    expect(problems.map(({ code, fix }) => `${code}: ${fix?.en}`)).toEqual([
      'host-elsewhere: Ask that address: https://talent.example',
    ]);
    expect(asked).toBe(0);
    change = (path, answer) => (path === '/' ? redirect('https://www.talent.example/') : answer);
    expect(await said()).toEqual([
      'error host-elsewhere: https://talent.example leads to https://www.talent.example, so nothing of the portal was compared.',
    ]);
  });

  it('with a port of its own is not asked for HTTP there, and it is said that it was not', async () => {
    const plain: string[] = [];
    change = (path, answer) => {
      if (path.startsWith('http:')) plain.push(path);
      return { ...answer, ...(path.startsWith('http:') && { status: 400 }) };
    };
    const own = await verifyHost('https://talent.example:8443', deployed, host);
    expect({ ...own, asked: undefined }).toEqual({ problems: [], asked: undefined, plain: 'unknown' });
    expect(plain).toEqual([]);
    expect(await verifyHost('https://talent.example:443', deployed, host)).toMatchObject({ plain: 'asked' });
    expect(plain).toEqual(['http://talent.example/login?x=1']);
  });

  it('leads from HTTP to HTTPS, or does not take HTTP', async () => {
    change = (path, answer) => (path.startsWith('http:') ? { ...answer, status: 200 } : answer);
    expect(await said()).toEqual([
      'error host-plain: http://talent.example/login?x=1 is answered with 200, and does not lead to https://talent.example/login?x=1 for good.',
    ]);
    change = (path, answer) => {
      if (path.startsWith('http:')) throw new Unreachable(path, new Error('refused'));
      return answer;
    };
    expect(await said()).toEqual([]);
  });

  it('asks for HTTPS for at least some months', async () => {
    change = (_, answer) => having(answer, 'strict-transport-security', 'max-age=300');
    expect(await said()).toEqual([expect.stringContaining('strict-transport-security: max-age=300')]);
  });

  it('that gives no answer ends the comparison', async () => {
    const silent: Probe = (url) => Promise.reject(new Unreachable(url, new Error('refused')));
    await expect(verifyHost('https://talent.example', deployed, silent)).rejects.toThrow(
      /gives no answer: refused/,
    );
  });
});
