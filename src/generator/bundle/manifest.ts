import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CacheClass, cacheClass } from '#hosting/cache.ts';
import type { FileFacts } from './site-writer.ts';

/** Everything a deployment needs to know of a bundle. It has no time stamps: the same inputs give the same manifest. */
export interface Manifest {
  brand: string;
  /** Hash of the renderer and of the brand's files that the bundle was made from. */
  inputs: string;
  pages: number;
  /** What the build changed of its own accord, e.g. a colour shade derived for contrast. */
  notes: readonly string[];
  files: ManifestEntry[];
}

export interface ManifestEntry extends FileFacts {
  /** Path below the site folder. */
  path: string;
  cache: CacheClass;
}

export const manifestFile = 'manifest.json';

export function createManifest(
  { brand, inputs, pages, notes }: Omit<Manifest, 'files'>,
  files: ReadonlyMap<string, FileFacts>,
): Manifest {
  const paths = [...files.entries()].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    brand,
    inputs,
    pages,
    notes,
    files: paths.map(([path, { size, sha256 }]) => ({ path, size, sha256, cache: cacheClass(path) })),
  };
}

/** The manifest of a bundle in its place; `undefined` where there is none that can be read. */
export function readManifest(bundle: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(bundle, manifestFile), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
