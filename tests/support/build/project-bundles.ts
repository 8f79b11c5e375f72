import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '#generator/diagnostics/format-text.ts';
import { buildBrands } from '#generator/render/build.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds the changed brands of the project for the end-to-end tests.
 * @returns the folder with the bundles
 * @throws {Error} with the report, where a brand is invalid
 */
export async function buildProjectBundles(): Promise<string> {
  const outDir = join(root, '.cache', 'e2e');
  const { results, problems } = await buildBrands({ root, brandsDir: join(root, 'brands'), outDir });
  if (problems.length > 0) throw new Error(formatText(problems, { colour: false }));
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length > 0)
    throw new Error(failed.map(({ brand, error }) => `${brand}: ${error?.en}`).join('\n'));
  const built = new Set(results.map(({ brand }) => brand));
  for (const name of readdirSync(outDir))
    if (!name.startsWith('.') && !built.has(name)) rmSync(join(outDir, name), { recursive: true });
  return outDir;
}
