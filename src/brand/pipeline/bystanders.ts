import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from './draft.ts';
import { baseFolders, brandFileName } from './folders.ts';

/**
 * Those of the other brands that can clash with the brands asked for, without taking all of them through the
 * pipeline: a brand that has a domain of theirs says it somewhere in its file, or in a base.
 * @param others ids of brands that were not asked for
 */
export function possibleClashes(
  brandsDir: string,
  wanted: readonly Draft[],
  others: readonly string[],
): string[] {
  const domains = wanted.flatMap(({ settings }) => [
    ...(settings.dominio_produccion ? [settings.dominio_produccion] : []),
    ...settings.dominiosPrueba,
  ]);
  const copiedIds = wanted.flatMap(({ id, settings }) =>
    settings.id && settings.id !== id ? [settings.id] : [],
  );
  const names = (folder: string): boolean => {
    const file = join(brandsDir, folder, brandFileName);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return domains.some((domain) => text.includes(domain));
  };
  if (baseFolders(brandsDir).some(names)) return [...others];
  return others.filter((id) => copiedIds.includes(id) || names(id));
}
