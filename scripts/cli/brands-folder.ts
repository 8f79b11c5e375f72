import { join, resolve } from 'node:path';
import { brandFolders } from '#generator/brands/folders.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { UsageError } from './arguments.ts';

/**
 * The folder of the brand files, as an absolute path.
 * @param given what was typed behind `--brands-dir`; the `brands` of the project without it
 * @throws {UsageError} when it has no brands: with a wrong path, nothing to do would look like success
 */
export function readBrandsDir(given: string | undefined): string {
  const brandsDir = resolve(given ?? join(import.meta.dirname, '../../brands'));
  if (brandFolders(brandsDir).length > 0) return brandsDir;
  const shown = displayPath(brandsDir);
  throw new UsageError({
    en: `There are no brands in ${shown}.`,
    es: `No hay marcas en ${shown}.`,
    ca: `No hi ha marques a ${shown}.`,
  });
}
