import { reportText } from '#generator/diagnostics/report-text.ts';
import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { UsageError } from './arguments.ts';

/**
 * Absolute path of the folder of brand files.
 * @param typed value of `--brands-dir`; the project's `brands` by default
 * @throws {UsageError} where it has no brands: with a wrong path, nothing to do would look like success
 */
export function readBrandsDir(typed: string | undefined): string {
  const brandsDir = resolve(typed ?? join(import.meta.dirname, '../../brands'));
  if (brandFolders(brandsDir).length > 0) return brandsDir;
  const shown = displayPath(brandsDir);
  throw new UsageError(reportText('arguments.noBrands', { shown }));
}
