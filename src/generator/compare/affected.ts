import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { baseFolders, brandFileName, brandFolders } from '#generator/brands/folders.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { inputsHash } from '#generator/render/inputs.ts';
import { type Base, baseText, findBase, writeBaseBrands } from './base-brands.ts';

/** Why a brand has to be built again. */
export type Why = 'renderer' | 'changed' | 'added';

export interface AffectedBrand {
  brand: string;
  why: Why;
}

/** Which brands a change concerns. */
export interface Affected {
  /** The commit that is compared with. */
  base: string;
  /** Brands of which other bytes come out, sorted. */
  brands: AffectedBrand[];
  /** Brands that are no more. */
  removed: string[];
  /** Brands that the change touches and whose files are wrong: there is nothing to build. */
  broken: string[];
}

/** What affected brands are, now and before. */
export interface AffectedBrands extends Affected {
  from: Base;
  /** Those of `brands` that were read; all of them but where the code has changed. */
  now: ReadonlyMap<string, Brand>;
  before: ReadonlyMap<string, Brand>;
}

export interface AffectedOptions {
  /** Folder of the project. */
  root: string;
  /** Absolute. */
  brandsDir: string;
  /** Absolute path of a folder for the files of before. */
  cacheDir: string;
  /** Commit, branch or tag to compare with. */
  ref: string;
  only?: readonly string[];
  knownPictures?: string;
}

/**
 * Brands that a change may reach: those with other files of their own or of a base that they name. It is more than those
 * that come out differently, and never less.
 */
function reached(brandsDir: string, base: Base, ids: readonly string[]): string[] {
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
      for (const [id, text] of texts) if ([...changed].some((one) => text.includes(one))) changed.add(id);
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
 * Exactly the brands of which a change makes other bytes: by the hash of all that a bundle is made from. A comment in a
 * brand file reaches nobody, a setting of a base those that do not have one of their own.
 * @throws {NoSuchBase}
 */
export async function findAffected(options: AffectedOptions): Promise<AffectedBrands> {
  const { root, brandsDir, cacheDir, ref, only, knownPictures } = options;
  const isWanted = (id: string): boolean => only === undefined || only.includes(id);
  const base = findBase(root, brandsDir, ref);
  const ids = brandFolders(brandsDir).filter(isWanted);
  const old = base.folders.filter((id) => !id.startsWith('_') && !id.startsWith('.') && isWanted(id));
  const removed = old.filter((id) => !ids.includes(id));
  const candidates = reached(brandsDir, base, ids);
  const kept = candidates.filter((id) => old.includes(id));
  const pictures = knownPictures === undefined ? {} : { knownPictures };
  const [present, past] = await Promise.all([
    candidates.length > 0 ? loadBrands({ brandsDir, only: candidates, ...pictures }) : undefined,
    kept.length + removed.length > 0
      ? loadBrands({
          brandsDir: writeBaseBrands(base, [...kept, ...removed], cacheDir),
          only: [...kept, ...removed],
          ...pictures,
        })
      : undefined,
  ]);
  const now = byId(present?.brands ?? []);
  const before = byId(past?.brands ?? []);
  const hashOf = (brand: Brand): string => inputsHash({ folder: '', hash: '' }, brand);
  const why = (id: string): Why | undefined => {
    if (!old.includes(id)) return 'added';
    const [one, other] = [now.get(id), before.get(id)];
    if (base.isRendererChanged) return 'renderer';
    if (!one) return undefined;
    return other && hashOf(one) === hashOf(other) ? undefined : 'changed';
  };
  const broken = candidates.filter((id) => !now.has(id));
  const whole = base.isRendererChanged ? ids : candidates;
  const brands = whole
    .filter((id) => !broken.includes(id))
    .flatMap((brand) => {
      const reason = why(brand);
      return reason ? [{ brand, why: reason }] : [];
    });
  return { base: base.commit, brands, removed, broken, from: base, now, before };
}
