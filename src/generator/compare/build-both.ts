import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { errorText } from '#generator/diagnostics/user-error.ts';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildBrands } from '#generator/render/build.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import type { AffectedBrands, AffectedOptions } from './affected.ts';
import { type Base, writeBaseBrands } from './base-brands.ts';
import type { Portal } from './compare-brands.ts';
import { withTouchedPages } from './portals.ts';
import { NoSuchBase } from './repository.ts';

/** Folders of the bundles before and after the change. */
export interface Bundles {
  before: string;
  after: string;
}

function baseBuildError(why: ReportText): NoSuchBase {
  return new NoSuchBase(reportText('compare.cannotBuildBase', { why }));
}

/**
 * Checks out the code of the base commit, with the currently installed packages.
 * @returns the project folder of that commit
 */
function checkOutCode({ repository, commit }: Base, root: string, cacheDir: string): string {
  const project = repository.pathOf(root);
  const name = createHash('sha256').update(`${commit}\0${repository.top}\0code`).digest('hex').slice(0, 16);
  const top = join(cacheDir, 'base', name);
  repository.write(commit, ['.'], top);
  const folder = join(top, project);
  const lock = (projectFolder: string): string =>
    readFileSync(join(projectFolder, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) throw new NoSuchBase(reportText('compare.otherPackages'));
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages);
  return folder;
}

async function buildBase(
  from: Base,
  ids: readonly string[],
  out: string,
  { root, cacheDir }: AffectedOptions,
): Promise<void> {
  if (ids.length === 0) return;
  const brandsDir = writeBaseBrands(from, ids, cacheDir);
  if (!from.isRendererChanged) {
    const { results } = await buildBrands({
      root,
      cacheDir,
      brandsDir,
      outDir: out,
      only: ids,
      verify: true,
    });
    const failure = results.find(({ error }) => error !== undefined)?.error;
    if (failure) throw baseBuildError(failure);
    return;
  }
  const folder = checkOutCode(from, root, cacheDir);
  const args = ['scripts/commands/build.ts', '--verify', '--brands-dir', brandsDir, '--out', out];
  await promisify(execFile)(process.execPath, [...args, ...ids.flatMap((id) => ['--brand', id])], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    throw baseBuildError(errorText(error));
  });
}

/**
 * Builds portals before and after a change, the former with the code of the base commit. Bundles of an earlier
 * comparison are compared with their manifests, and built again where they are damaged.
 * @param outDir folder for the bundles after the change
 * @throws {NoSuchBase} when the base cannot be built
 */
export async function buildBoth(
  affected: AffectedBrands,
  portals: readonly Portal[],
  outDir: string,
  options: AffectedOptions,
): Promise<{ bundles: Bundles; portals: Portal[] }> {
  const { root, brandsDir, cacheDir } = options;
  const before = join(cacheDir, 'compare', 'before', affected.base.slice(0, 16));
  const idsOf = (side: 'before' | 'after'): string[] =>
    portals.flatMap((portal) => portal[side]?.record.id ?? []);
  const present = idsOf('after');
  if (present.length > 0)
    await buildBrands({ root, cacheDir, brandsDir, outDir, only: present, verify: true });
  if (affected.from) await buildBase(affected.from, idsOf('before'), before, options);
  const bundles = { before, after: outDir };
  const withManifest = (side: 'before' | 'after', portal: Portal): Partial<Portal> => {
    const bundle = portal[side];
    const manifest = bundle && readManifest(join(bundles[side], bundle.record.id));
    return bundle && manifest ? { [side]: { ...bundle, manifest } } : {};
  };
  return {
    bundles,
    portals: portals.map((portal) =>
      withTouchedPages(
        { ...portal, ...withManifest('before', portal), ...withManifest('after', portal) },
        bundles,
      ),
    ),
  };
}
