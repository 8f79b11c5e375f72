import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheRuleOf } from '#generator/hosting/cache.ts';
import { contentType } from '#generator/hosting/content-types.ts';
import { readHostRules } from '#generator/render/build-brand.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import { headersOf, type HostRules } from '#generator/hosting/rules.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

/** A bundle in its place. */
export interface Bundle {
  folder: string;
  rules: HostRules;
  /** Every file of the site, by its path in it. */
  files: ReadonlySet<string>;
}

/** What a host says of an address, as far as it matters. */
export interface Seen {
  status: number;
  /** Which file came, by its content. */
  file?: string;
  type?: string;
  cache?: string;
  /** Security headers that are missing or other ones. */
  missing?: string;
}

/** What a host answers. */
export interface HostAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Reads what a bundle is. */
export function openBundle(folder: string): Bundle {
  const { files } = readManifest(folder) ?? { files: [] };
  return { folder, rules: readHostRules(folder), files: new Set(files.map(({ path }) => path)) };
}

const spelled = (pattern: string, id: string): string => pattern.replaceAll(/\{\w+\}/g, id);

/** Some sixty addresses, and what makes each worth asking. Paths are sent as they are. */
export function addressesOf({ rules, files }: Bundle): string[] {
  const { pages, rewrites } = rules;
  const every = (list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] ?? '/');
  const routes = [...Map.groupBy(rewrites, ({ route }) => route).values()];
  // A page of each dynamic route, now under one address and now under another.
  const shells = routes.map((list, index) => list[(index * 5) % list.length]?.pattern ?? '/');
  const [shell = '/', tail = '/'] = [shells[0], shells.find((it) => !it.endsWith('}'))];
  const endings = [...Map.groupBy([...files], (file) => file.slice(file.lastIndexOf('.'))).values()];
  return [
    '/',
    ...every(pages, 6),
    ...every(pages.slice(3), 4).map((it) => `${it}/`),
    '/login/index.html',
    ...shells.map((it) => spelled(it, '4711')),
    ...shells.slice(0, 3).map((it) => `${spelled(it, '4711')}/`),
    `${spelled(shell, '4711')}?q=a%2F..%2Fb`,
    ...['%C3%B1', '50%25', 'a.b', 'x.html', 'a%2Fb', 'practicas'].map((id) => spelled(shell, id)),
    `${spelled(tail, '4711')}/`,
    // Files of every kind.
    ...endings.map((list) => `/${list[0]}`).filter((it) => it !== '/404.html'),
    ...['robots.txt', 'sw.js', 'manifest.webmanifest'].map((it) => `/${it}`),
    // What does not exist, or not so.
    '/nothing',
    '/nothing/at/all',
    '/_astro/nothing.js',
    '/_brand/nothing.css',
    '/_astro/',
    '/login/index.htm',
    '/LOGIN',
    `${spelled(shell, '4711')}/5`,
    `/fr${spelled(shell, '4711')}`,
    '/robots.txt/',
    '/404.html',
    // What lies beside the site, or in it by mistake.
    '/rules.json',
    '/manifest.json',
    '/_redirects',
    '/_headers',
    '/.htaccess',
    '/web.config',
    '/.git/config',
    // Ways out of the folder.
    '//login',
    '/login//',
    '/x/../login',
    '/%2e%2e/manifest.json',
    '/..%2fmanifest.json',
    '/login%2Findex.html',
    `${spelled(shell, '..')}`,
    '/%',
  ].filter((it, index, all) => all.indexOf(it) === index);
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What the rules say to an address; `reader` tells which file has a content. */
export function expected({ rules, files }: Bundle, path: string): Seen {
  const resolution = resolvePath(rules, path.replace(/\?.*/, ''), (file) => files.has(file));
  if (resolution.status === 400) return { status: 400 };
  const { status, file } = resolution;
  return {
    status,
    file,
    type: contentType(file).replace(/;.*/, ''),
    cache: cacheRuleOf(file, rules.caching).cacheControl,
  };
}

/** Says what came, in the words of `expected`. Several names of one file count as the one that was expected. */
export function reader(bundle: Bundle) {
  const names = Map.groupBy([...bundle.files], (file) =>
    hash(readFileSync(join(bundle.folder, 'site', file))),
  );
  return ({ status, headers, body }: HostAnswer, wanted: Seen): Seen => {
    if (wanted.status === 400) return { status };
    const found = (names.get(hash(body)) ?? []).toSorted((a, b) => a.length - b.length);
    const file = found.find((it) => it === wanted.file) ?? found[0];
    const of = (name: string): string => String(headers[name] ?? '');
    const { always } = bundle.rules.headers;
    // A host may send the policy of every answer beside that of drawings.
    const missing = Object.entries(headersOf(bundle.rules, found[0] ?? ''))
      .filter(([name, value]) => of(name) !== value && of(name) !== `${always[name]}, ${value}`)
      .map(([name]) => name)
      .join(' ');
    const location = of('location');
    return {
      status,
      ...(location ? { file: `→ ${location}` } : { file: file ?? 'something else' }),
      type: of('content-type').replace(/;.*/, ''),
      cache: of('cache-control'),
      ...(missing && { missing }),
    };
  };
}

/**
 * The same without the difference between the ways to say that a copy must not be used unasked, and between those to
 * name the type of scripts and icons: hosts whose headers go by the address cannot do better, and browsers do the same.
 */
export function roughly({ cache, type, ...rest }: Seen): Seen {
  const again = cache
    ?.replaceAll(' ', '')
    .replace(/^(?:no-store|no-cache|public,max-age=0,must-revalidate)$/, 'again');
  const plain = type
    ?.replace(/^application\/javascript$/, 'text/javascript')
    .replace(/^image\/vnd\.microsoft\.icon$/, 'image/x-icon')
    .replace(/^text\/xml$/, 'application/xml');
  return {
    ...rest,
    ...omitUndefined({ type: plain, cache: again }),
  };
}
