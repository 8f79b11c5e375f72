import { drawingEnding, type HostRules } from '../rules.ts';
import { type Emitter, madeBy } from './emitter.ts';
import { allHeaders, cacheControlOf, immutableFolders, placeholderOf } from './patterns.ts';

/** Formats a `_headers` file, the format of several hosts: blocks by path, later ones add to earlier ones. */
export function headersFile(
  rules: HostRules,
  blocks: readonly (readonly [path: string, lines: readonly string[]])[],
): string {
  const text = blocks.flatMap(([path, lines]) => [path, ...lines.map((line) => `  ${line}`)]);
  return [`# ${madeBy(rules)}`, ...text, ''].join('\n');
}

/**
 * Netlify: its files belong into the published folder. A rule matches both forms of an address and never shadows a
 * file.
 */
export const netlify: Emitter = (rules) => {
  const redirects = rules.rewrites.map(
    ({ pattern, file }) => `${placeholderOf(pattern)} /${file.replace(/index\.html$/, '')} 200`,
  );
  const revalidate = cacheControlOf(rules, 'revalidate');
  return {
    _redirects: [`# ${madeBy(rules)}`, ...redirects, ''].join('\n'),
    _headers: headersFile(rules, [
      ['/*', allHeaders(rules).map(([name, value]) => `${name}: ${value}`)],
      ...fixedFiles(rules).map(
        ([file, cacheControl]) => [`/${file}`, [`cache-control: ${cacheControl}`]] as const,
      ),
      ['/', [`cache-control: ${revalidate}`]],
      ...immutableFolders(rules).map(
        ({ folder, cacheControl }) => [`/${folder}*`, [`cache-control: ${cacheControl}`]] as const,
      ),
      [
        `/*${drawingEnding}`,
        Object.entries(rules.headers.drawings).map(([name, value]) => `${name}: ${value}`),
      ],
      ['/*.webmanifest', [`content-type: ${rules.contentTypes['.webmanifest']}`]],
    ]),
  };
};

/** Files with a fixed name that must be revalidated at each visit, with their `Cache-Control`. */
export function fixedFiles(rules: HostRules): [string, string][] {
  return ['sw.js', 'manifest.webmanifest'].map((file) => [file, cacheControlOf(rules, 'no-cache')]);
}
