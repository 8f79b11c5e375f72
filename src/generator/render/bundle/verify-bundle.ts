import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { provenanceFile } from '../attestation/provenance.ts';
import { sbomFile } from '../attestation/sbom.ts';
import { pagesFile } from '../reuse/page-records.ts';
import { recordFile } from './brand-record.ts';
import { type ListedFile, type Manifest, manifestFile, readManifest } from './manifest.ts';

const unlisted: ReportText = reportText('build.file.unlisted');
const foreign: ReportText = reportText('build.file.foreign');

/** The folders of a bundle with the files that the manifest lists for each. */
const listedFiles = ({
  files,
  kept,
  hosting,
}: Manifest): [folder: string, files: readonly ListedFile[]][] => [
  ['site', [...files, ...kept.flatMap((release) => release.files)]],
  ['hosting', hosting],
];

/** Files of a bundle outside of its folders; the manifest cannot list itself, nor what is made from it. */
const describingFiles: readonly string[] = [manifestFile, recordFile, pagesFile, sbomFile, provenanceFile];

/** Folders of a bundle: those of the manifest, and that of a comparison. */
const isOfBundle = (path: string): boolean =>
  /^(?:site|hosting|report)\//.test(path) || describingFiles.includes(path);

/** Paths of the files below a folder, with forward slashes; empty if the folder does not exist. */
function filesBelow(folder: string): string[] {
  const root = folder.length + 1;
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name).slice(root).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

function faultOf(
  folder: string,
  { path, size, sha256 }: ListedFile,
  isThorough: boolean,
): ReportText | undefined {
  const file = join(folder, path);
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return reportText('build.file.missing');
  if (stats.size !== size) {
    return reportText('build.file.size', { found: stats.size, expected: size });
  }
  if (!isThorough) return undefined;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  return hash === sha256 ? undefined : reportText('build.file.content');
}

/**
 * Compares a bundle with its manifest, and yields each fault with its path in the bundle.
 * @param isThorough compares contents too, and looks for unlisted files
 */
export function* bundleFaults(
  bundle: string,
  manifest: Manifest,
  isThorough: boolean,
): Generator<{ path: string; fault: ReportText }> {
  for (const [part, files] of listedFiles(manifest)) {
    const folder = join(bundle, part);
    for (const file of files) {
      const fault = faultOf(folder, file, isThorough);
      if (fault) yield { path: `${part}/${file.path}`, fault };
    }
    if (!isThorough) continue;
    const known = new Set(files.map(({ path }) => path));
    for (const path of filesBelow(folder).sort())
      if (!known.has(path)) yield { path: `${part}/${path}`, fault: unlisted };
  }
  if (!isThorough) return;
  for (const path of filesBelow(bundle).sort()) if (!isOfBundle(path)) yield { path, fault: foreign };
}

/**
 * Reads the manifest of an intact bundle; undefined if a file is missing or has another size.
 * @param inputs expected hash of the inputs
 * @param isThorough compares contents too, and looks for unlisted files
 */
export function intactManifest(bundle: string, inputs: string, isThorough: boolean): Manifest | undefined {
  const manifest = readManifest(bundle);
  if (manifest?.inputs !== inputs) return undefined;
  const { done } = bundleFaults(bundle, manifest, isThorough).next();
  return done ? manifest : undefined;
}
