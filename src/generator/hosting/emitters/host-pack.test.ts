import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fillPattern } from '#core/routing/pattern.ts';
import type { PortalRouting } from '#core/routing/addresses.ts';
import { routes } from '#core/routing/table.ts';
import { fileOfPath } from '../served-file.ts';
import { resolvePath } from '../resolve.ts';
import { computeHostRules, type HostRules } from '../rules.ts';
import { hostPack } from './host-pack.ts';
import { drawingFiles, expressionOf } from './patterns.ts';

const allRoutes: PortalRouting = {
  languages: ['es', 'ca', 'en'],
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus', 'master-2'],
};
const rules = computeHostRules(allRoutes, {
  id: 'una-marca',
  name: 'Una\n} marca',
  domain: 'talent.example',
});
const pack = hostPack(rules);
const text = (file: string): string => pack[file] ?? expect.fail(`There is no ${file}`);

/** Files of a portal, two of which are not pages. */
const files = new Set([
  ...rules.pages.map(fileOfPath),
  ...rules.rewrites.map(({ file }) => file),
  rules.notFound.file,
  'sw.js',
  '_astro/app.BxY1.js',
]);

/** Request paths: those of pages and of patterns with unusual ids, some of them altered. */
const paths = fc
  .record({
    pattern: fc.constantFrom(...rules.pages, ...rules.rewrites.map(({ pattern }) => pattern), '/sw.js'),
    id: fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.constantFrom('a/b', 'x.html', '.env', '%', '?'),
      )
      .filter((id) => id !== '.' && id !== '..'),
    extra: fc.constantFrom('', '', '', '/', '/x', '//'),
  })
  .map(({ pattern, id, extra }) => fillPattern(pattern, { id, idOferta: id }) + extra);

describe('the pack of a brand', () => {
  it('is the same for the same rules, whatever the order of routes', () => {
    const shuffled = { ...allRoutes, routes: allRoutes.routes.toReversed() };
    expect(hostPack(computeHostRules(shuffled, rules.brand))).toEqual(pack);
    expect(hostPack(JSON.parse(text('rules.json')) as HostRules)).toEqual(pack);
  });

  it('has no brand text that could break out of its files', () => {
    const { 'rules.json': rulesText, ...others } = pack;
    expect(rulesText).toContain('} marca');
    expect(Object.values(others).join('')).not.toContain('} marca');
  });

  it('has every header for every host that supports headers', () => {
    const withoutHeaders = [
      'gitlab-pages/',
      'github-pages/',
      'container/',
      'upload',
      'worker-off',
      'nginx/maps',
      'nginx/portal',
    ];
    const withHeaders = Object.entries(pack).filter(
      ([file]) =>
        !withoutHeaders.some((it) => file.startsWith(it)) &&
        !/portal\.conf|_redirects|s3-.*\.(?:js|sh)$/.test(file),
    );
    expect(withHeaders.length).toBeGreaterThan(9);
    // The policy depends on the file: nginx sets it by a map.
    const all = withHeaders.map(
      ([file, content]) =>
        [file, file.startsWith('nginx/') ? content + text('nginx/maps.conf') : content] as const,
    );
    const advice = 'write those of rules.json, or list the folder in withoutHeaders if the host sends none.';
    for (const [file, content] of all)
      for (const value of ['strict-origin-when-cross-origin', 'DENY', 'geolocation=()', 'frame-ancestors'])
        expect(content, `${file} lacks a header: ${advice}`).toContain(value);
  });

  it('has the policy of drawings for every host that supports headers', () => {
    const hosts = [
      ...['nginx/maps.conf', 'apache/folder.conf', 'apache/htaccess', 'caddy/Caddyfile', 'iis/web.config'],
      ...['netlify/_headers', 'cloudflare-pages/_headers', 'vercel/config.json', 'firebase/firebase.json'],
      ...['azure-static-web-apps/staticwebapp.config.json', 's3-cloudfront/headers-policy-drawings.json'],
    ];
    const policy = rules.headers.drawings['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'none'");
    const unescaped = (file: string): string => text(file).replaceAll('&#39;', "'").replaceAll('&apos;', "'");
    expect(hosts.filter((file) => !unescaped(file).includes(policy))).toEqual([]);
    const drawingExpression = new RegExp(drawingFiles);
    expect(
      ['/_brand/logo.1f2e.svg', '/_brand/logo.svg.png', '/logosvg'].map((it) => drawingExpression.test(it)),
    ).toEqual([true, false, false]);
  });

  it('has a file with the numbers for a host whose limits the portal exceeds', () => {
    const rewrites = Array.from({ length: 3000 }, (_, index) => ({
      pattern: `/eventos-${index}/{id}`,
      file: '_shell/es/event/index.html',
      route: 'event' as const,
      language: 'es' as const,
    }));
    const large = hostPack({ ...rules, rewrites });
    const hosts = ['cloudflare-pages', 'vercel', 'azure-static-web-apps', 'gitlab-pages', 's3-cloudfront'];
    for (const host of hosts) {
      expect(large[`${host}/TOO-MUCH.txt`], host).toMatch(/"una-marca".* \d{4,} .*\(it takes \d+\)/);
      expect(Object.keys(large).filter((file) => file.startsWith(`${host}/`))).toHaveLength(1);
    }
    expect(large['nginx/maps.conf']).toContain('eventos-2999');
  });
});

/** Kinds of host: the folders of the pack. */
const hosts = [...new Set(Object.keys(pack).flatMap((file) => file.split('/').slice(0, -1)))];

/** Hosts without rewrites for addresses with an id, with the reason. */
const withoutRewrites: Readonly<Record<string, string>> = {
  'github-pages': 'its 404.html leads there',
  container: 'the nginx files are copied into it',
};

/** Hosts that `npm run test:hosts` does not start, with the reason. */
const withoutEngine: Readonly<Record<string, string>> = {
  iis: 'runs on Windows alone',
  'gitlab-pages': 'is a part of GitLab',
  'github-pages': 'is a plain file server',
  container: 'is nginx, which is tried',
};

describe.each(hosts)('the files for %s', (host) => {
  const project = join(import.meta.dirname, '../../../..');

  it('route every address with an id to its page', () => {
    const hostText = Object.entries(pack)
      .filter(([file]) => file.startsWith(`${host}/`))
      .map(([, content]) => content)
      .join('\n');
    const missing = rules.rewrites.filter(
      ({ file }) => !hostText.includes(file.replace(/^_shell\/|\/index\.html$/g, '')),
    );
    const isMissing = missing.length === rules.rewrites.length;
    const what = `emitters/${host}.ts writes none of the rewrites of rules.json: write them, or say in withoutRewrites why the host takes none.`;
    expect(isMissing, what).toBe(host in withoutRewrites);
  });

  it('are tested on the engine of the host', () => {
    const isTried = existsSync(join(project, `tests/hosts/engines/${host}.ts`));
    const what = `${host} has no engine: add tests/hosts/engines/${host}.ts, or say in withoutEngine why it cannot be started.`;
    expect(isTried, what).toBe(!(host in withoutEngine));
  });

  it('are explained in the hosting guide', () => {
    const guide = readFileSync(join(project, 'docs/hosting.md'), 'utf8');
    const rows = guide.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${host}/\``));
    expect(rows.length, `docs/hosting.md has no row for ${host}: say what to do with its files.`).toBe(1);
  });
});

it.each(['upload.sh', 's3-cloudfront/upload.sh'])('%s prints its usage without arguments', (file) => {
  const { status, stderr } = spawnSync('sh', ['-s'], { input: text(file), encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/Usage: upload\.sh \S+ \[--delete\]/);
});

describe('the expression of a pattern', () => {
  it('matches what the pattern matches', () => {
    const expressions = rules.rewrites.map(({ pattern, file }) => ({
      expression: new RegExp(`^${expressionOf(pattern)}$`),
      file,
    }));
    fc.assert(
      fc.property(paths, (path) => {
        const resolution = resolvePath(rules, path, (file) => files.has(file));
        const shell = expressions.find(({ expression }) => expression.test(path))?.file;
        const expected =
          resolution.status === 200 && resolution.file.startsWith('_shell/') ? resolution.file : undefined;
        expect(shell).toBe(expected);
      }),
    );
  });
});

describe('the function for CloudFront', () => {
  const handler = new Script(`${text('s3-cloudfront/viewer-request.js')}; handler`).runInNewContext({}) as (
    event: object,
  ) => { uri: string };
  const keyOf = (uri: string): string => handler({ request: { uri } }).uri.slice(1);

  it('requests the file that the rules name', () => {
    fc.assert(
      fc.property(paths, (path) => {
        const resolution = resolvePath(rules, path, (file) => files.has(file));
        const key = keyOf(path);
        if (resolution.status === 200) expect(key).toBe(resolution.file);
        else expect([...files]).not.toContain(key);
      }),
    );
  });

  it.each([
    '/404.html',
    '/x/../login',
    '/eventos/..',
    '/eventos/%2E%2e',
    '//',
    '//login',
    '/login//',
    '/login%2Findex.html',
  ])('requests no existing file for %s', (path) => {
    expect([...files]).not.toContain(keyOf(path));
  });
});

describe('the file for IIS', () => {
  it('is XML whose rules route every address with an id to its page', () => {
    const rewrites: { pattern: string; url: string }[] = [];
    let pattern = '';
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => {
      const attribute = (key: string): string => String(attributes[key] ?? '');
      if (name === 'match') pattern = attribute('url');
      if (name === 'action' && attribute('url')) rewrites.push({ pattern, url: attribute('url') });
    });
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text('iis/web.config')).close();
    for (const { pattern: routePattern, file } of rules.rewrites) {
      for (const end of ['', '/']) {
        const path = fillPattern(routePattern, { id: 'a b', idOferta: 'a b' }).slice(1) + end;
        const rule = rewrites.find((it) => it.url.startsWith('/_shell') && new RegExp(it.pattern).test(path));
        expect(rule?.url, path).toBe(`/${file}`);
      }
    }
  });
});

describe('the rules for Cloudflare Pages', () => {
  it('stay within its limits, those without a parameter first', () => {
    const lines = text('cloudflare-pages/_redirects')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    const first = lines.findIndex((line) => line.includes(':id'));
    expect(first).toBe(rules.pages.length - 1);
    expect(lines.slice(first).every((line) => line.includes(':id'))).toBe(true);
    expect(lines.length - first).toBe(100);
  });
});
