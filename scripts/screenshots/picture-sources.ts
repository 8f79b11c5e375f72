import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeById } from '#core/routing/table.ts';
import type { Module } from '../checks/modules.ts';
import { hashOf, hashOfFile } from '../test-selection/hashes.ts';
import { type Pictured, picturesOfDocuments } from './pictured-pages.ts';

/** File with the hash of the sources of each picture when it was taken, from the root. */
const record = 'docs/images/sources.json';

type Hashes = Readonly<Record<string, string>>;

/** Modules and style sheets behind a module, by its imports. */
function closure(modules: ReadonlyMap<string, Module>, path: string): Set<string> {
  const found = new Set([path]);
  for (const each of found)
    for (const { from, isType } of modules.get(each)?.imports ?? []) if (!isType) found.add(from);
  return found;
}

/**
 * Hash of what decides how a picture looks: the code, styles and texts of its pages, and the files of its brands. Data
 * and dates are left out, so that it changes only with a change that people would see.
 */
function sourceHash(
  root: string,
  modules: ReadonlyMap<string, Module>,
  { brands, routes }: Pictured,
): string {
  const files = new Set(globSync('src/portal/theme/*.scss', { cwd: root }));
  for (const route of routes) {
    const { page, texts = [] } = routeById(route);
    for (const file of closure(modules, `src/portal/screens/${page}.page.astro`))
      if (/\.(tsx|astro|scss)$/.test(file)) files.add(file);
    for (const area of [page.split('/')[0] ?? '', 'frame', ...texts])
      for (const file of globSync(`src/core/i18n/messages/*/${area}.json`, { cwd: root })) files.add(file);
  }
  for (const brand of brands)
    for (const file of globSync(`brands/${brand}/**/*.*`, { cwd: root })) files.add(file);
  const sorted = [...files].map((file) => file.split('\\').join('/')).sort();
  return hashOf(sorted.map((file) => `${file} ${hashOfFile(join(root, file))}`).join('\n'));
}

function readRecord(root: string): Hashes {
  const path = join(root, record);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Hashes) : {};
}

/** Names of the pictures whose sources have changed since they were taken. */
export function outdatedPictures(
  root: string,
  modules: ReadonlyMap<string, Module>,
  pictures = picturesOfDocuments,
): string[] {
  const taken = readRecord(root);
  return Object.keys(pictures).filter(
    (name) => pictures[name] && taken[name] !== sourceHash(root, modules, pictures[name]),
  );
}

/** Records the sources of pictures that have just been taken. */
export function recordPictures(
  root: string,
  modules: ReadonlyMap<string, Module>,
  names: readonly string[],
  pictures = picturesOfDocuments,
): void {
  const hashes = { ...readRecord(root) } as Record<string, string>;
  for (const name of names) {
    const pictured = pictures[name];
    if (pictured) hashes[name] = sourceHash(root, modules, pictured);
  }
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, record), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
