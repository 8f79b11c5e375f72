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
import type { Portal } from './portals.ts';
import { NoSuchBase } from './repository.ts';

/** Where the bundles of before and after are. */
export interface Bundles {
  before: string;
  after: string;
}

function failedBefore(why: ReportText): NoSuchBase {
  return new NoSuchBase(reportText('compare.cannotBuildBase', { why }));
}

/**
 * The code of before with the packages of now.
 * @returns folder of the project as it was
 */
function codeOf({ repository, commit }: Base, root: string, cacheDir: string): string {
  const project = repository.pathOf(root);
  const name = createHash('sha256').update(`${commit}\0${repository.top}\0code`).digest('hex').slice(0, 16);
  const top = join(cacheDir, 'base', name);
  repository.write(commit, ['.'], top);
  const folder = join(top, project);
  const lock = (of: string): string => readFileSync(join(of, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) throw new NoSuchBase(reportText('compare.otherPackages'));
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages);
  return folder;
}

async function buildBefore(
  from: Base,
  ids: readonly string[],
  out: string,
  { root, cacheDir }: AffectedOptions,
): Promise<void> {
  if (ids.length === 0) return;
  const brandsDir = writeBaseBrands(from, ids, cacheDir);
  if (!from.isRendererChanged) {
    const { results } = await buildBrands({ root, cacheDir, brandsDir, outDir: out, only: ids });
    const wrong = results.find(({ error }) => error !== undefined)?.error;
    if (wrong) throw failedBefore(wrong);
    return;
  }
  const folder = codeOf(from, root, cacheDir);
  const args = ['scripts/commands/build.ts', '--brands-dir', brandsDir, '--out', out];
  await promisify(execFile)(process.execPath, [...args, ...ids.flatMap((id) => ['--brand', id])], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    throw failedBefore(errorText(error));
  });
}

/**
 * Builds portals as they were and as they are, the former with the code of then.
 * @param outDir folder for those of now
 * @throws {NoSuchBase} when what was before cannot be built
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
    portals.filter((portal) => portal[side]).map(({ brand }) => brand);
  const present = idsOf('after');
  if (present.length > 0) await buildBrands({ root, cacheDir, brandsDir, outDir, only: present });
  await buildBefore(affected.from, idsOf('before'), before, options);
  const bundles = { before, after: outDir };
  const withManifest = (side: 'before' | 'after', portal: Portal): Partial<Portal> => {
    const manifest = readManifest(join(bundles[side], portal.brand));
    const known = portal[side];
    return known && manifest ? { [side]: { ...known, manifest } } : {};
  };
  return {
    bundles,
    portals: portals.map((portal) => ({
      ...portal,
      ...withManifest('before', portal),
      ...withManifest('after', portal),
    })),
  };
}
