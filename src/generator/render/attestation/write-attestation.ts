import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { recordFile, recordOf } from '../bundle/brand-record.ts';
import { type Manifest, manifestFile } from '../bundle/manifest.ts';
import { factsOf } from '../bundle/site-writer.ts';
import { provenance, provenanceFile, type BuildEnvironment } from './provenance.ts';
import { sbomFile, type ShippedPackages } from './sbom.ts';
import { billOfMaterials } from './bill-of-materials.ts';

/** What a bundle has besides what its brand says. */
export interface BundleExtras {
  /** Puts compressed copies beside the files. */
  compress: boolean;
  /** How many earlier releases keep the files that open tabs may ask for. */
  keep: number;
  environment: BuildEnvironment;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Writes what says what a bundle is: its manifest, its brand, the packages in it, and how it came to be. */
export function writeAttestation(
  folder: string,
  source: Brand,
  manifest: Manifest,
  { packages, extras }: { packages: ShippedPackages; extras: BundleExtras },
): void {
  const { brand, inputs, files } = manifest;
  const { environment, ...options } = extras;
  const paths = files.map(({ path }) => path);
  const texts = {
    [manifestFile]: json(manifest),
    [recordFile]: json(recordOf(source)),
    [sbomFile]: billOfMaterials(brand, inputs, packages, paths),
  };
  const subjects = Object.fromEntries(
    Object.entries(texts).map(([file, text]) => [file, factsOf(text).sha256]),
  );
  const statement = provenance(environment, { brand, inputs, options }, subjects);
  for (const [file, text] of Object.entries({ ...texts, [provenanceFile]: json(statement) }))
    writeFileSync(join(folder, file), text);
}
