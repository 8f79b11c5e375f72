import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readManifest } from '#generator/render/bundle/manifest.ts';

/** sha256 of every file below a folder, by its relative path. */
export function hashesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** Differences between a bundle and its manifest; empty for an intact one. */
export function bundleFaults(bundle: string): string[] {
  const manifest = readManifest(bundle);
  if (!manifest) return [`${bundle} has no manifest`];
  const site = [...manifest.files, ...manifest.kept.flatMap(({ files }) => files)];
  const faults = readdirSync(bundle)
    .filter(
      (name) =>
        ![
          'brand.json',
          'hosting',
          'manifest.json',
          'pages.json',
          'provenance.json',
          'sbom.cdx.json',
          'site',
        ].includes(name),
    )
    .map((name) => `${name} has no place in a bundle`);
  for (const [part, files] of Object.entries({ site, hosting: manifest.hosting })) {
    const hashes = new Map(Object.entries(hashesOf(join(bundle, part))));
    for (const { path, size, sha256 } of files) {
      if (!hashes.has(path)) faults.push(`${path} is missing`);
      else if (hashes.get(path) !== sha256) faults.push(`${path} has another content`);
      else if (readFileSync(join(bundle, part, path)).length !== size)
        faults.push(`${path} has another size`);
      hashes.delete(path);
    }
    faults.push(...[...hashes.keys()].map((path) => `${path} is not in the manifest`));
  }
  return faults;
}
