import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { compile } from '#generator/render/compile/compile.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { pseudoBrand } from '#generator/render/dev/pseudo-language.ts';
import { buildEnvironment } from '#generator/render/attestation/provenance.ts';
import { runJobs } from '#generator/render/workers/pool.ts';
import { type LivePortal, servePortal } from './live-portal.ts';
import { noteBrand } from './reached.ts';

const root = join(import.meta.dirname, '../../..');
const cacheDir = join(root, '.cache');

/** Builds the portal of a brand of the project with its Spanish pages in the pseudo-language, and serves it. */
export async function startPseudoPortal(id: string): Promise<LivePortal> {
  noteBrand(id);
  const imageCache = imageCacheFolder(root, cacheDir);
  const [{ brands }, { renderer }] = await Promise.all([
    loadBrands({ brandsDir: join(root, 'brands'), only: [id], knownPictures: imageCache }),
    compile(root, cacheDir, sourceHash(root)),
  ]);
  const [plain] = brands;
  if (!plain) throw new Error(`The brand ${id} cannot be read`);
  const brand = pseudoBrand(plain);
  mkdirSync(cacheDir, { recursive: true });
  const outDir = mkdtempSync(join(cacheDir, 'pseudo-'));
  const extras = { compress: false, keep: 0, environment: buildEnvironment(root) };
  const bundles: string[] = [];
  await runJobs(
    {
      renderer,
      ownWords: new Map(),
      outDir,
      imageCache,
      compressedCache: join(cacheDir, 'compressed'),
      extras,
      reuse: false,
    },
    [{ brand, inputs: '' }],
    (_, result) => {
      if ('error' in result) throw new Error(result.error.en);
      bundles.push(result.built.folder);
    },
  );
  const portal = await servePortal(brand, bundles[0] ?? '');
  return {
    ...portal,
    close: async () => {
      await portal.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
