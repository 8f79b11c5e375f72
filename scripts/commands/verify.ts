import { emptyText, joinSentences, reportText } from '#generator/diagnostics/report-text.ts';
import { reportLanguage } from '../cli/report-language.ts';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { didYouMean } from '#generator/diagnostics/suggest.ts';
import { formats } from '#generator/diagnostics/formats.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { attestationFaults } from '#generator/render/attestation/verify-attestation.ts';
import { readArguments, readFormat, UsageError } from '../cli/arguments.ts';
import { sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'verify',
  summary: reportText('commands.verify.summary'),
  exits: { 2: reportText('commands.verify.exit.2') },
  options: {
    brand: sharedOptions.brand,
    out: sharedOptions.out,
    format: sharedOptions.format,
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

/** Error for a brand without a bundle. */
function noBundle(outDir: string, brand: string, built: readonly string[]): UsageError {
  const command = `npm run build -- --brand ${brand}`;
  return new UsageError(
    joinSentences(
      reportText('commands.verify.noBundleOf', { brand, outDir }),
      didYouMean(brand, built) ?? reportText('commands.verify.buildFirst', { command }),
    ) ?? emptyText,
  );
}

/** Compares bundles with their manifests, and the manifests with the provenance of the bundles. */
function verify(): void {
  const values = readArguments(command);
  const format = readFormat(values.format);
  const outDir = resolve(values.out ?? join(root, 'dist-brands'));
  const built = readdirSync(outDir)
    .filter((name) => readManifest(join(outDir, name)) !== undefined)
    .sort();
  const brands = values.brand ?? built;
  for (const brand of brands) if (!existsSync(join(outDir, brand))) throw noBundle(outDir, brand, built);
  if (brands.length === 0) throw new UsageError(reportText('commands.verify.noBundle', { outDir }));
  const problems = brands.flatMap((brand) => attestationFaults(join(outDir, brand), brand));
  process.stdout.write(formats[format](problems, reportLanguage(values.lang)));
  if (problems.length > 0) process.exitCode = 2;
}

try {
  verify();
} catch (error) {
  fail(error);
}
