import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { baseFolders, brandFileName, brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { inputsHash } from '#generator/render/inputs.ts';
import { type Base, baseText, findBase, writeBaseBrands } from './base-brands.ts';

/** Why a brand has to be built again: the code changed, its own inputs changed, or it is new. */
export type AffectedReason = 'renderer' | 'changed' | 'added';

export interface AffectedBrand {
  brand: string;
  why: AffectedReason;
}

/** The brands that a change affects. */
export interface Affected {
  /** The commit to compare with. */
  base: string;
  /** Brands whose bundles come out differently, sorted. */
  brands: AffectedBrand[];
  /** Brands that the change removes. */
  removed: string[];
  /** Changed brands with errors in their files, which cannot be built. */
  broken: string[];
}

/** Affected brands with their resolved settings before and after the change. */
export interface AffectedBrands extends Affected {
  from: Base;
  /** The brands of `brands` that were read: all, except where the code has changed. */
  now: ReadonlyMap<string, Brand>;
  before: ReadonlyMap<string, Brand>;
}

export interface AffectedOptions {
  /** Folder of the project. */
  root: string;
  /** Absolute. */
  brandsDir: string;
  /** Absolute path of a folder for the files of the base commit. */
  cacheDir: string;
  /** Commit, branch or tag to compare with. */
  ref: string;
  only?: readonly string[];
  knownPictures?: string;
}

/**
 * Brands that a change may affect: those with changed files of their own or of a base that their files name. A superset
 * of the brands that come out differently.
 */
function possiblyAffected(brandsDir: string, base: Base, ids: readonly string[]): string[] {
  const textsOf = (id: string): string => {
    const file = join(brandsDir, id, brandFileName);
    return `${existsSync(file) ? readFileSync(file, 'utf8') : ''}\n${baseText(base, id)}`;
  };
  const bases = [...new Set([...baseFolders(brandsDir), ...base.folders.filter((id) => id.startsWith('_'))])];
  const changed = new Set(bases.filter((id) => base.changed.has(id)));
  if (changed.size > 0) {
    const texts = new Map(bases.map((id) => [id, textsOf(id)]));
    for (let size = 0; size !== changed.size;) {
      size = changed.size;
      for (const [id, text] of texts) if ([...changed].some((name) => text.includes(name))) changed.add(id);
    }
  }
  return ids.filter(
    (id) =>
      base.changed.has(id) || (changed.size > 0 && [...changed].some((name) => textsOf(id).includes(name))),
  );
}

const byId = (brands: readonly Brand[]): Map<string, Brand> =>
  new Map(brands.map((brand) => [brand.id, brand]));

/**
 * Finds exactly the brands whose bundle a change alters, by the hash of all inputs of a bundle. A comment in a brand
 * file affects no brand; a setting of a base affects the brands that do not override it.
 * @throws {NoSuchBase}
 */
export async function findAffected(options: AffectedOptions): Promise<AffectedBrands> {
  const { root, brandsDir, cacheDir, ref, only, knownPictures } = options;
  const isWanted = (id: string): boolean => only === undefined || only.includes(id);
  const base = findBase(root, brandsDir, ref);
  const ids = brandFolders(brandsDir).filter(isWanted);
  const previousIds = base.folders.filter((id) => !id.startsWith('_') && !id.startsWith('.') && isWanted(id));
  const removed = previousIds.filter((id) => !ids.includes(id));
  const candidates = possiblyAffected(brandsDir, base, ids);
  const continuing = candidates.filter((id) => previousIds.includes(id));
  const pictures = knownPictures === undefined ? {} : { knownPictures };
  const [present, previous] = await Promise.all([
    candidates.length > 0 ? loadBrands({ brandsDir, only: candidates, ...pictures }) : undefined,
    continuing.length + removed.length > 0
      ? loadBrands({
          brandsDir: writeBaseBrands(base, [...continuing, ...removed], cacheDir),
          only: [...continuing, ...removed],
          ...pictures,
        })
      : undefined,
  ]);
  const now = byId(present?.brands ?? []);
  const before = byId(previous?.brands ?? []);
  const hashOf = (brand: Brand): string => inputsHash({ folder: '', hash: '' }, brand);
  const why = (id: string): AffectedReason | undefined => {
    if (!previousIds.includes(id)) return 'added';
    const [current, earlier] = [now.get(id), before.get(id)];
    if (base.isRendererChanged) return 'renderer';
    if (!current) return undefined;
    return earlier && hashOf(current) === hashOf(earlier) ? undefined : 'changed';
  };
  const broken = candidates.filter((id) => !now.has(id));
  const rebuilt = base.isRendererChanged ? ids : candidates;
  const brands = rebuilt
    .filter((id) => !broken.includes(id))
    .flatMap((brand) => {
      const reason = why(brand);
      return reason ? [{ brand, why: reason }] : [];
    });
  return { base: base.commit, brands, removed, broken, from: base, now, before };
}
