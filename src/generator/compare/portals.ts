import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { readRecord, recordOf } from '#generator/render/bundle/brand-record.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { type AffectedBrands, type AffectedOptions } from './affected.ts';
import { compareBrand, type ComparedBundle } from './compare-brands.ts';
import type { Comparison } from './comparison.ts';

/** A portal before and after; one of the two is missing where it is new, or no more. */
export interface Portal {
  brand: string;
  before?: ComparedBundle;
  after?: ComparedBundle;
}

/** The side of a portal that a finished bundle is; nothing where the bundle does not say what it was made from. */
function sideOf(bundle: string): ComparedBundle | undefined {
  const [record, manifest] = [readRecord(bundle), readManifest(bundle)];
  return record && manifest && { record, manifest };
}

/** Those of the portals in two output folders that are not the same. */
export function portalsIn(before: string, after: string, only?: readonly string[]): Portal[] {
  const names = [before, after].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  const ids = [...new Set(names)].filter((id) => !id.startsWith('.') && (only?.includes(id) ?? true));
  return ids.sort().flatMap((brand): Portal[] => {
    const [was, is] = [sideOf(join(before, brand)), sideOf(join(after, brand))];
    if ((!was && !is) || was?.manifest?.inputs === is?.manifest?.inputs) return [];
    return [{ brand, ...(was && { before: was }), ...(is && { after: is }) }];
  });
}

/** The portals that a change concerns, by their brand files alone: nothing is built for it. */
export async function portalsSince(affected: AffectedBrands, options: AffectedOptions): Promise<Portal[]> {
  const { brandsDir, knownPictures } = options;
  const { brands, removed, now, before } = affected;
  // Where the code has changed, those whose files have not were not read yet.
  const unread = brands.map(({ brand }) => brand).filter((id) => !now.has(id));
  const read =
    unread.length > 0
      ? await loadBrands({ brandsDir, only: unread, ...(knownPictures !== undefined && { knownPictures }) })
      : { brands: [] };
  const others = new Map(read.brands.map((brand) => [brand.id, brand]));
  return [
    ...brands.flatMap(({ brand, why }): Portal[] => {
      const is = now.get(brand) ?? others.get(brand);
      const was = why === 'added' ? undefined : (before.get(brand) ?? others.get(brand));
      if (!is) return [];
      return [{ brand, ...(was && { before: { record: recordOf(was) } }), after: { record: recordOf(is) } }];
    }),
    ...removed.flatMap((brand): Portal[] => {
      const was = before.get(brand);
      return was ? [{ brand, before: { record: recordOf(was) } }] : [];
    }),
  ];
}

/** What people will find otherwise in portals, in words; pictures are added by whoever can take them. */
export function comparePortals(
  portals: readonly Portal[],
  { base, language, broken = [] }: { base: string; language: ReportLanguage; broken?: readonly string[] },
): Comparison {
  const brands = portals.map(({ before, after }) => compareBrand(before, after, language));
  return { version: 1, language, base, brands, broken: [...broken] };
}
