import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { recordFile, recordOf } from '../bundle/brand-record.ts';
import { type Manifest, manifestFile } from '../bundle/manifest.ts';
import { pagesFile } from '../reuse/page-records.ts';
import { factsOf } from '../bundle/site-writer.ts';
import { provenance, provenanceFile, type BuildEnvironment } from './provenance.ts';
import { sbomFile, type ShippedPackages } from './sbom.ts';
import { billOfMaterials } from './bill-of-materials.ts';

/** Options of a bundle beyond the brand's settings. */
export interface BundleExtras {
  /** Adds compressed copies next to the files. */
  compress: boolean;
  /** Number of earlier releases whose files are retained for open tabs. */
  keep: number;
  environment: BuildEnvironment;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Writes the files that describe a bundle: its manifest, its brand record, the records of its pages, the bill of
 * materials and the provenance.
 * @param pageRecords text of the records of the pages
 */
export function writeAttestation(
  folder: string,
  brand: Brand,
  manifest: Manifest,
  pageRecords: string,
  { packages, extras }: { packages: ShippedPackages; extras: BundleExtras },
): void {
  const { brand: id, inputs, files } = manifest;
  const { environment, ...options } = extras;
  const paths = files.map(({ path }) => path);
  const texts = {
    [manifestFile]: json(manifest),
    [recordFile]: json(recordOf(brand)),
    [pagesFile]: pageRecords,
    [sbomFile]: billOfMaterials(id, inputs, packages, paths),
  };
  const subjects = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, factsOf(text).sha256]),
  );
  const statement = provenance(environment, { brand: id, inputs, options }, subjects);
  for (const [file, text] of Object.entries({ ...texts, [provenanceFile]: json(statement) }))
    writeFileSync(join(folder, file), text);
}
