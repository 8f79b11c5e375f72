import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseFolders, brandFileName } from '#generator/brands/folders.ts';
import { entryAt } from '#generator/brands/files/entry.ts';
import type { UniqueIdentifiers } from './unique-identifiers.ts';

/**
 * Those of the other brands that can clash with the brands asked for, without taking all of them through the
 * pipeline: a brand that has a domain of theirs says it somewhere in its file, or in a base.
 * @param others ids of brands that were not asked for
 */
export function possibleClashes(
  brandsDir: string,
  wanted: readonly UniqueIdentifiers[],
  others: readonly string[],
): string[] {
  const domains = wanted.flatMap((claims) => claims.domains.map(({ domain }) => domain));
  const copiedIds = wanted.flatMap(({ brand, id }) => (id !== undefined && id !== brand ? [id] : []));
  const names = (folder: string): boolean => {
    const file = join(brandsDir, folder, brandFileName);
    const text = entryAt(join(brandsDir, folder), file) === 'file' ? readFileSync(file, 'utf8') : '';
    return domains.some((domain) => text.includes(domain));
  };
  if (baseFolders(brandsDir).some(names)) return [...others];
  return others.filter((id) => copiedIds.includes(id) || names(id));
}
