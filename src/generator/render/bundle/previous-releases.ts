import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type KeptRelease, readManifest } from './manifest.ts';
import type { SiteWriter } from './site-writer.ts';

function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Takes over the files of the last releases that open tabs may still ask for: those whose name changes with their
 * content, and that this release has no more. They come from the bundle that is in the place of the new one.
 * @param present bundle that is there now
 * @param site the new one, with all files of its own
 * @param inputs hash of what the new one is made from: built again, a release does not become an earlier one
 * @param releases how many
 */
export function retainPreviousReleases(
  present: string,
  site: SiteWriter,
  inputs: string,
  releases: number,
): KeptRelease[] {
  const before = releases > 0 ? readManifest(present) : undefined;
  if (!before) return [];
  const last = before.files
    .filter(({ cache }) => cache === 'immutable')
    .map(({ path, size, sha256 }) => ({ path, size, sha256 }));
  const earlier: KeptRelease[] = [
    ...(before.inputs === inputs ? [] : [{ inputs: before.inputs, files: last }]),
    ...before.kept.filter((release) => release.inputs !== inputs),
  ];
  const known = new Set<string>();
  const isThere = (path: string, size: number): boolean =>
    statSync(join(present, 'site', path), { throwIfNoEntry: false })?.size === size;
  const kept = earlier.slice(0, releases).map((release) => ({
    inputs: release.inputs,
    files: release.files.filter(({ path, size }) => {
      const isWanted = !site.files.has(path) && !known.has(path) && isThere(path, size);
      known.add(path);
      return isWanted;
    }),
  }));
  for (const { path } of kept.flatMap(({ files }) => files))
    place(join(present, 'site', path), join(site.folder, path));
  return kept.filter(({ files }) => files.length > 0);
}
