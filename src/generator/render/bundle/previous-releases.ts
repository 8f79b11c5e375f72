import { copyFileSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type KeptRelease, readManifest } from './manifest.ts';
import type { SiteWriter } from './site-writer.ts';

function linkOrCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Retains the files of earlier releases that open tabs may still request: files with a hash in their name that are not
 * in the new release. They are taken from the published bundle.
 * @param published current bundle
 * @param site the new release, with all its own files
 * @param inputs hash of the new release's inputs: rebuilt with the same inputs, a release does not count as an earlier one
 * @param releases number of releases to retain
 */
export function retainPreviousReleases(
  published: string,
  site: SiteWriter,
  inputs: string,
  releases: number,
): KeptRelease[] {
  const previous = releases > 0 ? readManifest(published) : undefined;
  if (!previous) return [];
  const previousFiles = previous.files
    .filter(({ cache }) => cache === 'immutable')
    .map(({ path, size, sha256 }) => ({ path, size, sha256 }));
  const earlier: KeptRelease[] = [
    ...(previous.inputs === inputs ? [] : [{ inputs: previous.inputs, files: previousFiles }]),
    ...previous.kept.filter((release) => release.inputs !== inputs),
  ];
  const listed = new Set<string>();
  const isIntact = (path: string, size: number): boolean =>
    statSync(join(published, 'site', path), { throwIfNoEntry: false })?.size === size;
  const kept = earlier.slice(0, releases).map((release) => ({
    inputs: release.inputs,
    files: release.files.filter(({ path, size }) => {
      const isWanted = !site.files.has(path) && !listed.has(path) && isIntact(path, size);
      listed.add(path);
      return isWanted;
    }),
  }));
  for (const { path } of kept.flatMap(({ files }) => files))
    linkOrCopy(join(published, 'site', path), join(site.folder, path));
  return kept.filter(({ files }) => files.length > 0);
}
