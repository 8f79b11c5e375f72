import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file with a brand's settings. */
export const brandFileName = 'brand.yaml';

function subfolders(dir: string): string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) return [];
  return readdirSync(dir)
    .filter(
      (name) => !name.startsWith('.') && statSync(join(dir, name), { throwIfNoEntry: false })?.isDirectory(),
    )
    .sort();
}

/** Ids of the brands: the folders in `brandsDir` whose name does not begin with `_`, sorted. */
export function brandFolders(brandsDir: string): string[] {
  return subfolders(brandsDir).filter((name) => !name.startsWith('_'));
}

/** Names of the bases that brands can extend, sorted. */
export function baseFolders(brandsDir: string): string[] {
  return subfolders(brandsDir).filter((name) => name.startsWith('_'));
}
