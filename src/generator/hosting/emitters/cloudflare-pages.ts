import { drawingEnding } from '../rules.ts';
import { type Emitter, HostLimit, madeBy } from './emitter.ts';
import { fixedFiles, headersFile } from './netlify.ts';
import { allHeaders, cacheControlOf, immutableFolders, placeholderOf } from './patterns.ts';

/** Limits of Cloudflare Pages, which ignores further rules silently. */
const limits = { dynamic: 100, static: 2000 };

/**
 * Cloudflare Pages: its files belong into the published folder. Rules precede files and match one form of an address
 * each; all rules after the first with a parameter count as dynamic, so static ones come first. Forms with a trailing
 * slash beyond the limit are left out; `404.html` handles them.
 */
export const cloudflarePages: Emitter = (rules) => {
  // Without these, each visit would be redirected to the address with a trailing slash.
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
          // Sent by default, so that pages of others could read files of the portal.
          '! access-control-allow-origin',
          ...allHeaders(rules).map(([name, value]) => `${name}: ${value}`),
          `cache-control: ${cacheControlOf(rules, 'revalidate')}`,
        ],
      ],
      // Values of earlier rules have to be removed first.
      ...[
        ...immutableFolders(rules).map(({ folder, cacheControl }) => [`/${folder}*`, cacheControl] as const),
        ...fixedFiles(rules).map(([file, cacheControl]) => [`/${file}`, cacheControl] as const),
      ].map(([path, cacheControl]) => [path, ['! cache-control', `cache-control: ${cacheControl}`]] as const),
      [
        `/*${drawingEnding}`,
        Object.entries(rules.headers.drawings).flatMap(([name, value]) => [`! ${name}`, `${name}: ${value}`]),
      ],
    ]),
  };
};
