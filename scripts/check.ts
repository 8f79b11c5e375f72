import { join, resolve } from 'node:path';
import { brandFolders } from '#brand/pipeline/folders.ts';
import { loadBrands } from '#brand/pipeline/load-brands.ts';
import { displayPath } from '#diagnostics/positions.ts';
import { formats } from '#diagnostics/formats.ts';
import { hasErrors } from '#diagnostics/summary.ts';
import { readArguments, readFormat, UsageError } from './arguments.ts';

async function check(): Promise<void> {
  const values = readArguments('check', ['brand', 'brands-dir', 'format']);
  const print = formats[readFormat(values.format)];
  const brandsDir = resolve(values['brands-dir'] ?? join(import.meta.dirname, '../brands'));
  if (brandFolders(brandsDir).length === 0) {
    throw new UsageError(`There are no brands in ${displayPath(brandsDir)}.`);
  }
  const { problems } = await loadBrands({ brandsDir, ...(values.brand && { only: values.brand }) });
  process.stdout.write(print(problems));
  if (hasErrors(problems)) process.exitCode = 2;
}

try {
  await check();
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
