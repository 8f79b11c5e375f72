import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CacheClass, cacheClass } from '#generator/hosting/cache.ts';
import type { FileFacts } from './site-writer.ts';

/**
 * What a deployment needs to know about a bundle. Without timestamps: the same inputs give the same manifest.
 */
export interface Manifest {
  brand: string;
  /** Hash of the renderer and the brand files that the bundle was made from. */
  inputs: string;
  pages: number;
  /** Changes that the build made on its own, e.g. a colour shade derived for contrast. */
  notes: readonly ReportText[];
  /** Served files, by path below the site folder. */
  files: (ListedFile & { cache: CacheClass })[];
  /** Files retained from earlier releases for open tabs; the latest release first. */
  kept: KeptRelease[];
  /** Files of the host rules, by path below the hosting folder. */
  hosting: ListedFile[];
}

/** Retained files of an earlier release. */
export interface KeptRelease {
  /** Hash of the inputs of that release. */
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
    files: sortedList(files).map((file) => ({ ...file, cache: cacheClass(file.path) })),
    kept,
    hosting: sortedList(hosting),
  };
}

function sortedList(files: ReadonlyMap<string, FileFacts>): ListedFile[] {
  return [...files.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, { size, sha256 }]) => ({ path, size, sha256 }));
}

/** Reads the manifest of a bundle; `undefined` where it is missing or invalid. */
export function readManifest(bundle: string): Manifest | undefined {
  try {
    const stored = JSON.parse(readFileSync(join(bundle, manifestFile), 'utf8')) as Omit<
      Manifest,
      'kept' | 'hosting'
    >;
    // Bundles of earlier generator versions list less.
    const manifest: Manifest = { kept: [], hosting: [], ...stored };
    const { files, kept, hosting, notes } = manifest;
    return [files, kept, hosting, notes].every(Array.isArray) ? manifest : undefined;
  } catch {
    return undefined;
  }
}
