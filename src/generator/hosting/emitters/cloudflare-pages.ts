import { drawingEnding } from '../rules.ts';
import { type Emitter, HostLimit, madeBy } from './emitter.ts';
import { fixedFiles, headersFile } from './netlify.ts';
import { allHeaders, cacheControlOf, keptFolders, placeholderOf } from './patterns.ts';

/** What Cloudflare Pages takes; it skips further rules in silence. */
const limits = { dynamic: 100, static: 2000 };

/**
 * Cloudflare Pages: its files lie in the folder that is published. Rules come before files and take one form of an
 * address each, and after the first with a parameter all count as such: those without stand first. The forms with a
 * slash at the end that are too many are left out; `404.html` leads there.
 */
export const cloudflarePages: Emitter = (rules) => {
  // Without these, an address would be sent on to the one with a slash, at each visit.
  const pages = rules.pages.filter((it) => it !== '/').map((path) => `${path} ${path}/ 200`);
  const shells = rules.rewrites.map(
    ({ pattern, file }) => [placeholderOf(pattern), `/${file.replace(/index\.html$/, '')}`] as const,
  );
  if (pages.length > limits.static || shells.length > limits.dynamic)
    throw new HostLimit('Cloudflare Pages', rules, {
      'addresses without an id': [pages.length, limits.static],
      'addresses with one': [shells.length, limits.dynamic],
    });
  const dynamic = [
    ...shells.map(([path, file]) => `${path} ${file} 200`),
    ...shells.map(([path, file]) => `${path}/ ${file} 200`),
  ].slice(0, limits.dynamic);
  return {
    _redirects: [`# ${madeBy(rules)}`, ...pages, ...dynamic, ''].join('\n'),
    _headers: headersFile(rules, [
      [
        '/*',
        [
          ...allHeaders(rules).map(([name, value]) => `${name}: ${value}`),
          `cache-control: ${cacheControlOf(rules, 'revalidate')}`,
        ],
      ],
      // What an earlier rule said has to be taken away first.
      ...[
        ...keptFolders(rules).map(({ folder, cacheControl }) => [`/${folder}*`, cacheControl] as const),
        ...fixedFiles(rules).map(([file, cacheControl]) => [`/${file}`, cacheControl] as const),
      ].map(([path, cacheControl]) => [path, ['! cache-control', `cache-control: ${cacheControl}`]] as const),
      [
        `/*${drawingEnding}`,
        Object.entries(rules.headers.drawings).flatMap(([name, value]) => [`! ${name}`, `${name}: ${value}`]),
      ],
    ]),
  };
};
