import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { baseFolders, brandFileName, brandFolders } from '#generator/brands/folders.ts';
import { type LoadedBrands, loadBrands } from '#generator/brands/load-brands.ts';
import { blockingProblems } from '#generator/brands/readiness.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { inputsHash } from '#generator/render/inputs.ts';
import { type Base, baseText, findBase, writeBaseBrands } from './base-brands.ts';
import { LostBase } from './repository.ts';
import { type NamedPages, pagesTouchedBetween } from './pages-touched-between.ts';

/**
 * Why a brand has to be built again: the code changed, its own inputs changed, it is new, or the commit to compare with
 * is not in the repository.
 */
export type AffectedReason = 'renderer' | 'changed' | 'added' | 'unknown';

export interface AffectedBrand {
  brand: string;
  why: AffectedReason;
  /** Pages that its change touches, where a bundle at hand has the records for it. */
  touched?: NamedPages;
}

/** The brands that a change affects. */
export interface Affected {
  /** The commit to compare with; as it was requested if it is not in the repository. */
  base: string;
  /** Why the commit is not in the repository; then all brands are affected. */
  lost?: ReportText;
  /** Brands whose bundles come out differently, sorted. */
  brands: AffectedBrand[];
  /** Brands that the change removes. */
  removed: string[];
  /** Affected brands with errors in their files, which cannot be built. */
  broken: string[];
}

/** Affected brands with their resolved settings before and after the change. */
export interface AffectedBrands extends Affected {
  /** Absent if the commit is not in the repository. */
  from?: Base;
  now: ReadonlyMap<string, Brand>;
  before: ReadonlyMap<string, Brand>;
  /** Brands of the base commit that could not be built there. */
  brokenBefore: ReadonlySet<string>;
  /** What keeps each affected brand from being built or published. */
  blocking: ReadonlyMap<string, Diagnostic[]>;
  /** The number of such problems before the change. */
  blockingBefore: ReadonlyMap<string, number>;
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
  /** Absolute path of a folder with bundles of the brands, by whose records the touched pages are found. */
  outDir?: string;
}

/** The text of a file; empty if it cannot be read as one. */
function textOf(file: string): string {
  try {
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/** The pages of a changed brand that the change touches, by the records of a bundle at hand. */
async function touchedPages(
  before: Brand,
  after: Brand,
  { root, cacheDir, outDir, knownPictures }: AffectedOptions,
): Promise<NamedPages | undefined> {
  if (outDir === undefined) return undefined;
  const pictures = knownPictures ?? imageCacheFolder(root, cacheDir);
  return pagesTouchedBetween(before, after, { bundle: join(outDir, after.id), root, pictures });
}

/**
 * Brands that a change may affect: those with changed files of their own or of a base that their files name. A superset
 * of the brands that come out differently.
 */
function possiblyAffected(brandsDir: string, base: Base, ids: readonly string[]): string[] {
  const textsOf = (id: string): string =>
    `${textOf(join(brandsDir, id, brandFileName))}\n${baseText(base, id)}`;
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

const nothingLoaded: LoadedBrands = { brands: [], problems: [] };

/** Loads brands; without ids it loads none. */
async function load(
  brandsDir: () => string,
  only: readonly string[],
  { knownPictures }: AffectedOptions,
): Promise<LoadedBrands> {
  if (only.length === 0) return nothingLoaded;
  return loadBrands({
    brandsDir: brandsDir(),
    only,
    ...(knownPictures !== undefined && { knownPictures }),
  });
}

function blockingByBrand(ids: readonly string[], problems: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const blocking = blockingProblems(problems);
  return new Map(ids.map((id) => [id, blocking.filter(({ brands }) => brands.includes(id))]));
}

/** All brands, for a base that is not in the repository. */
async function allBrands(
  ids: readonly string[],
  lost: ReportText,
  options: AffectedOptions,
): Promise<AffectedBrands> {
  const { brands, problems } = await load(() => options.brandsDir, ids, options);
  const now = byId(brands);
  return {
    base: options.ref,
    lost,
    brands: ids.filter((id) => now.has(id)).map((brand) => ({ brand, why: 'unknown' })),
    removed: [],
    broken: ids.filter((id) => !now.has(id)),
    now,
    before: new Map(),
    brokenBefore: new Set(),
    blocking: blockingByBrand(ids, problems),
    blockingBefore: new Map(),
  };
}

/**
 * Finds exactly the brands whose bundle a change alters, by the hash of all inputs of a bundle. A comment in a brand
 * file affects no brand; a setting of a base affects the brands that do not override it. If a pipeline passed a commit
 * that is not in the repository, all brands are affected.
 * @throws {NoSuchBase}
 */
export async function findAffected(options: AffectedOptions): Promise<AffectedBrands> {
  const { root, brandsDir, cacheDir, ref, only } = options;
  const isWanted = (id: string): boolean => only === undefined || only.includes(id);
  const ids = brandFolders(brandsDir).filter(isWanted);
  let base: Base;
  try {
    base = findBase(root, brandsDir, ref);
  } catch (error) {
    if (error instanceof LostBase) return allBrands(ids, error.text, options);
    throw error;
  }
  const previousIds = base.folders.filter((id) => !id.startsWith('_') && !id.startsWith('.') && isWanted(id));
  const removed = previousIds.filter((id) => !ids.includes(id));
  const candidates = possiblyAffected(brandsDir, base, ids);
  const rebuilt = base.isRendererChanged ? ids : candidates;
  const continuing = candidates.filter((id) => previousIds.includes(id));
  const earlier = [...continuing, ...removed];
  const [present, previous] = await Promise.all([
    load(() => brandsDir, rebuilt, options),
    load(() => writeBaseBrands(base, earlier, cacheDir), earlier, options),
  ]);
  const now = byId(present.brands);
  const before = byId(previous.brands);
  // The files of a brand that is no candidate are the same on both sides.
  for (const id of previousIds) {
    const brand = now.get(id);
    if (brand && !continuing.includes(id)) before.set(id, brand);
  }
  const hashOf = (brand: Brand): string => inputsHash({ folder: '', hash: '' }, brand);
  const why = (id: string): AffectedReason | undefined => {
    if (!previousIds.includes(id)) return 'added';
    if (base.isRendererChanged) return 'renderer';
    const [current, former] = [now.get(id), before.get(id)];
    return current && former && hashOf(current) === hashOf(former) ? undefined : 'changed';
  };
  const brands: AffectedBrand[] = [];
  for (const id of rebuilt) {
    const [current, former, reason] = [now.get(id), before.get(id), why(id)];
    if (!current || !reason) continue;
    const touched = reason === 'changed' && former ? await touchedPages(former, current, options) : undefined;
    brands.push({ brand: id, why: reason, ...(touched && { touched }) });
  }
  const blocking = blockingByBrand(rebuilt, present.problems);
  const blockingBefore = blockingByBrand(continuing, previous.problems);
  return {
    base: base.commit,
    brands,
    removed,
    broken: rebuilt.filter((id) => !now.has(id)),
    from: base,
    now,
    before,
    brokenBefore: new Set(continuing.filter((id) => !before.has(id))),
    blocking,
    blockingBefore: new Map(
      rebuilt
        .filter((id) => previousIds.includes(id))
        .map((id) => [id, (blockingBefore.get(id) ?? blocking.get(id) ?? []).length]),
    ),
  };
}
