import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { readRecord, recordOf } from '#generator/render/bundle/brand-record.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { type AffectedBrands, type AffectedOptions } from './affected.ts';
import { compareBrand, type ComparedBundle } from './compare-brands.ts';
import type { Comparison } from './comparison.ts';

/** A portal before and after a change; one of the two is missing if the portal is new or removed. */
export interface Portal {
  brand: string;
  before?: ComparedBundle;
  after?: ComparedBundle;
}

/** Reads the record and manifest of a bundle; undefined where one of the two is missing. */
function readBundle(bundle: string): ComparedBundle | undefined {
  const [record, manifest] = [readRecord(bundle), readManifest(bundle)];
  return record && manifest && { record, manifest };
}

/** Portals that differ between two output folders. */
export function portalsIn(before: string, after: string, only?: readonly string[]): Portal[] {
  const names = [before, after].flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  const ids = [...new Set(names)].filter((id) => !id.startsWith('.') && (only?.includes(id) ?? true));
  return ids.sort().flatMap((brand): Portal[] => {
    const [previous, current] = [readBundle(join(before, brand)), readBundle(join(after, brand))];
    if ((!previous && !current) || previous?.manifest?.inputs === current?.manifest?.inputs) return [];
    return [{ brand, ...(previous && { before: previous }), ...(current && { after: current }) }];
  });
}

/** Portals affected by a change, from their brand files alone: nothing is built. */
export async function portalsSince(affected: AffectedBrands, options: AffectedOptions): Promise<Portal[]> {
  const { brandsDir, knownPictures } = options;
  const { brands, removed, now, before } = affected;
  // Where the code has changed, brands with unchanged files have not been read yet.
  const unread = brands.map(({ brand }) => brand).filter((id) => !now.has(id));
  const loaded =
    unread.length > 0
      ? await loadBrands({ brandsDir, only: unread, ...(knownPictures !== undefined && { knownPictures }) })
      : { brands: [] };
  const loadedById = new Map(loaded.brands.map((brand) => [brand.id, brand]));
  return [
    ...brands.flatMap(({ brand, why }): Portal[] => {
      const current = now.get(brand) ?? loadedById.get(brand);
      const previous = why === 'added' ? undefined : (before.get(brand) ?? loadedById.get(brand));
      if (!current) return [];
      return [
        {
          brand,
          ...(previous && { before: { record: recordOf(previous) } }),
          after: { record: recordOf(current) },
        },
      ];
    }),
    ...removed.flatMap((brand): Portal[] => {
      const previous = before.get(brand);
      return previous ? [{ brand, before: { record: recordOf(previous) } }] : [];
    }),
  ];
}

/** Compares portals; screenshots are added by callers with a browser. */
export function comparePortals(
  portals: readonly Portal[],
  { base, language, broken = [] }: { base: string; language: ReportLanguage; broken?: readonly string[] },
): Comparison {
  const brands = portals.map(({ before, after }) => compareBrand(before, after, language));
  return { version: 1, language, base, brands, broken: [...broken] };
}
