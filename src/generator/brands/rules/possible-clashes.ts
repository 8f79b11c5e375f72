import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseFolders, brandFileName } from '#generator/brands/folders.ts';
import { entryAt } from '#generator/brands/files/entry.ts';
import type { UniqueIdentifiers } from './unique-identifiers.ts';

/**
 * Finds the other brands that may clash with the requested ones, without taking all of them through the pipeline: a brand
 * with the same domain has it somewhere in its file, or in a base.
 * @param others ids of brands that were not requested
 */
export function possibleClashes(
  brandsDir: string,
  requested: readonly UniqueIdentifiers[],
  others: readonly string[],
): string[] {
  const domains = requested.flatMap((identifiers) => identifiers.domains.map(({ domain }) => domain));
  const copiedIds = requested.flatMap(({ brand, id }) => (id !== undefined && id !== brand ? [id] : []));
  const mentionsDomain = (folder: string): boolean => {
    const file = join(brandsDir, folder, brandFileName);
    const text = entryAt(join(brandsDir, folder), file) === 'file' ? readFileSync(file, 'utf8') : '';
    return domains.some((domain) => text.includes(domain));
  };
  if (baseFolders(brandsDir).some(mentionsDomain)) return [...others];
  return others.filter((id) => copiedIds.includes(id) || mentionsDomain(id));
}
