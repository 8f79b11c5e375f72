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

/** An opened bundle. */
export interface Bundle {
  folder: string;
  rules: HostRules;
  /** Paths of all files of the site. */
  files: ReadonlySet<string>;
}

/** The relevant parts of a host's response. */
export interface ObservedResponse {
  status: number;
  /** The file with the received content. */
  file?: string;
  type?: string;
  cache?: string;
  /** Missing or different security headers. */
  missing?: string;
}

/** A response of a host. */
export interface HostAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Opens a bundle. */
export function openBundle(folder: string): Bundle {
  const { files } = readManifest(folder) ?? { files: [] };
  return { folder, rules: readHostRules(folder), files: new Set(files.map(({ path }) => path)) };
}

const spelled = (pattern: string, id: string): string => pattern.replaceAll(/\{\w+\}/g, id);

/** Some sixty addresses worth testing. Paths are sent unchanged. */
export function addressesOf({ rules, files }: Bundle): string[] {
  const { pages, rewrites } = rules;
  const every = (list: readonly string[], count: number): string[] =>
    Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] ?? '/');
  const routes = [...Map.groupBy(rewrites, ({ route }) => route).values()];
  // A page of each dynamic route, with varying spellings.
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
    // Missing pages and misspelt addresses.
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
    // Files beside the site, or in it by mistake.
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

/** Response expected by the rules; `reader` maps content to files. */
export function expected({ rules, files }: Bundle, path: string): ObservedResponse {
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

/**
 * Describes a response in the form of `expected`. Of several files with the same content, the expected one is
 * taken.
 */
export function reader(bundle: Bundle) {
  const names = Map.groupBy([...bundle.files], (file) =>
    hash(readFileSync(join(bundle.folder, 'site', file))),
  );
  return ({ status, headers, body }: HostAnswer, wanted: ObservedResponse): ObservedResponse => {
    if (wanted.status === 400) return { status };
    const sameContent = (names.get(hash(body)) ?? []).toSorted((a, b) => a.length - b.length);
    const file = sameContent.find((name) => name === wanted.file) ?? sameContent[0];
    const header = (name: string): string => String(headers[name] ?? '');
    const { always } = bundle.rules.headers;
    // A host may add the policy of all responses to that of images.
    const missing = Object.entries(headersOf(bundle.rules, sameContent[0] ?? ''))
      .filter(([name, value]) => header(name) !== value && header(name) !== `${always[name]}, ${value}`)
      .map(([name]) => name)
      .join(' ');
    const location = header('location');
    return {
      status,
      ...(location ? { file: `→ ${location}` } : { file: file ?? 'something else' }),
      type: header('content-type').replace(/;.*/, ''),
      cache: header('cache-control'),
      ...(missing && { missing }),
    };
  };
}

/**
 * Normalizes a response: all cache rules that require revalidation, and all type names of scripts and icons,
 * count as equal. Hosts with headers by address cannot do better, and browsers treat them alike.
 */
export function roughly({ cache, type, ...rest }: ObservedResponse): ObservedResponse {
  const revalidated = cache
    ?.replaceAll(' ', '')
    .replace(/^(?:no-store|no-cache|public,max-age=0,must-revalidate)$/, 'revalidated');
  const plain = type
    ?.replace(/^application\/javascript$/, 'text/javascript')
    .replace(/^image\/vnd\.microsoft\.icon$/, 'image/x-icon')
    .replace(/^text\/xml$/, 'application/xml');
  return {
    ...rest,
    ...omitUndefined({ type: plain, cache: revalidated }),
  };
}
