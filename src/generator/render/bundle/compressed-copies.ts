import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readCachedFile, writeCachedFile } from '#generator/brands/files/cached-file.ts';
import { contentType, isCompressible, worthCompressing } from '#generator/hosting/content-types.ts';
import type { SiteWriter } from './site-writer.ts';

/**
 * Quality of Brotli for files that only one build has. From 5 to 9 a page gets 1 % smaller in three times the time, and
 * with 10 another 5 % in twenty times.
 */
const quality = 5;

/** Folders of the files that all brands share. */
const shared = /^_(?:astro|towns)\//;

const brotli = (content: Buffer, quality: number): Buffer =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

/** Compresses a shared file at the slowest level, once per hash: copies are cached. */
function brotliOfShared(content: Buffer, sha256: string, cacheDir: string): Uint8Array {
  const file = join(cacheDir, `${sha256}.${process.versions.brotli ?? ''}.br`);
  const cached = readCachedFile(file);
  if (cached) return cached;
  const compressed = brotli(content, constants.BROTLI_MAX_QUALITY);
  mkdirSync(cacheDir, { recursive: true });
  writeCachedFile(file, compressed);
  return compressed;
}

/**
 * Adds `.br` and `.gz` copies next to every text file large enough to benefit, for servers that send such copies.
 * Identical files share their copies.
 * @param cacheDir folder in which the copies of files that all brands share are kept between builds
 */
export function addCompressedCopies(site: SiteWriter, cacheDir: string): void {
  const firstByHash = new Map<string, string>();
  const compressible = [...site.files].filter(
    ([file, { size }]) => size >= worthCompressing && isCompressible(contentType(file)),
  );
  for (const [file, { sha256 }] of compressible) {
    const original = firstByHash.get(sha256);
    if (original !== undefined) {
      for (const ending of ['br', 'gz']) site.link(`${original}.${ending}`, `${file}.${ending}`);
      continue;
    }
    firstByHash.set(sha256, file);
    const content = readFileSync(join(site.folder, file));
    const isShared = shared.test(file);
    site.write(`${file}.br`, isShared ? brotliOfShared(content, sha256, cacheDir) : brotli(content, quality));
    site.write(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
