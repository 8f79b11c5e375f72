import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { fileOfPath } from '#generator/hosting/served-file.ts';
import { readClientFiles } from '#generator/render/bundle/reachable.ts';
import { HtmlReader } from '#generator/render/html/html-reader.ts';

/** Bytes of a page on the wire, with gzip. */
export interface PageWeight {
  name: string;
  html: number;
  css: number;
  /** Files loaded at once with their static imports, and inline scripts. */
  js: number;
}

/** Inline scripts of a page that browsers run, in document order. */
export function inlineScripts(html: string): string[] {
  return new HtmlReader().read(html).flatMap(({ start }) => {
    if (start?.name !== 'script' || start.attributes.has('src')) return [];
    return start.attributes.get('type')?.value === 'application/json' ? [] : (start.content ?? '');
  });
}

const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/**
 * Weighs pages of a site.
 * @param pages path of each page by name
 */
export function pageWeights(site: string, pages: Record<string, string>): PageWeight[] {
  return Object.entries(pages).map(([name, path]) => {
    const html = readFileSync(join(site, fileOfPath(path)), 'utf8');
    const named = [...html.matchAll(/(?:href|src|-url)="\/((?:_astro|_brand)\/[^"?]+\.(?:js|css))"/g)].map(
      ([, file = '']) => file,
    );
    const sum = (files: Iterable<string>): number =>
      [...new Set(files)].reduce((bytes, file) => bytes + gzipped(readFileSync(join(site, file))), 0);
    const scripts = withStaticImports(
      site,
      named.filter((file) => file.endsWith('.js')),
    );
    return {
      name,
      html: gzipped(html),
      css: sum(named.filter((file) => file.endsWith('.css'))),
      js: sum(scripts) + gzipped(inlineScripts(html).join('\n')),
    };
  });
}

/** Files with their static imports: everything a browser loads without interaction. */
function withStaticImports(site: string, from: readonly string[]): Set<string> {
  const { imports } = readClientFiles(site);
  return new Set(from.flatMap((file) => [file, ...(imports.get(file) ?? [])]));
}

/** Bytes that any page with one island needs: React, the client of React DOM, and Astro's inline island loader. */
export async function reactFloor(): Promise<number> {
  const entry = 'virtual:floor';
  const code = `export { createElement } from 'react'; export { hydrateRoot } from 'react-dom/client';`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((built) =>
    'output' in built ? built.output : [],
  );
  const react = outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? gzipped(file.code) : 0), 0);
  return react + gzipped(islandLoader());
}

/** Source of the `<astro-island>` script in every page. */
function islandLoader(): string {
  return readFileSync(
    join(import.meta.dirname, '../../../node_modules/astro/dist/runtime/server/astro-island.prebuilt.js'),
    'utf8',
  );
}
