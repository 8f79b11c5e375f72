import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CacheClass, cacheClass } from '#generator/hosting/cache.ts';
import type { FileFacts } from './site-writer.ts';

/** Everything a deployment needs to know of a bundle. It has no time stamps: the same inputs give the same manifest. */
export interface Manifest {
  brand: string;
  /** Hash of the renderer and of the brand's files that the bundle was made from. */
  inputs: string;
  pages: number;
  /** What the build changed of its own accord, e.g. a colour shade derived for contrast. */
  notes: readonly ReportText[];
  /** What is served, by the path below the site folder. */
  files: (ListedFile & { cache: CacheClass })[];
  /** Files of earlier releases that are served besides, since open tabs may ask for them; the latest release first. */
  kept: KeptRelease[];
  /** How it is served, by the path below the hosting folder. */
  hosting: ListedFile[];
}

/** What is left of an earlier release. */
export interface KeptRelease {
  /** Hash of what it was made from. */
  inputs: string;
  files: ListedFile[];
}

export interface ListedFile extends FileFacts {
  path: string;
}

export const manifestFile = 'manifest.json';

export function createManifest(
  { brand, inputs, pages, notes, kept }: Omit<Manifest, 'files' | 'hosting'>,
  files: ReadonlyMap<string, FileFacts>,
  hosting: ReadonlyMap<string, FileFacts>,
): Manifest {
  return {
    brand,
    inputs,
    pages,
    notes,
    files: listed(files).map((file) => ({ ...file, cache: cacheClass(file.path) })),
    kept,
    hosting: listed(hosting),
  };
}

function listed(files: ReadonlyMap<string, FileFacts>): ListedFile[] {
  return [...files.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { size, sha256 }]) => ({ path, size, sha256 }));
}

/** The manifest of a bundle in its place; `undefined` where there is none that can be read. */
export function readManifest(bundle: string): Manifest | undefined {
  try {
    const read = JSON.parse(readFileSync(join(bundle, manifestFile), 'utf8')) as Omit<
      Manifest,
      'kept' | 'hosting'
    >;
    // A bundle of an earlier version of the generator lists less.
    const manifest: Manifest = { kept: [], hosting: [], ...read };
    const { files, kept, hosting, notes } = manifest;
    return [files, kept, hosting, notes].every(Array.isArray) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
