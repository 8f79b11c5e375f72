import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '#core/brand/brand.ts';
import { readCachedFile, writeCachedFile } from './cached-file.ts';

/** Maximum side of a raster picture, in pixels. */
export const sideLimit = 4000;

/** Maximum side of an SVG, in user units. */
const vectorLimit = 10_000;

/** Maximum ratio of the longer side to the shorter one. */
export const ratioLimit = 20;

/** Maximum side of a picture. */
export const maxSide = (isVector: boolean): number => (isVector ? vectorLimit : sideLimit);

/** Reason why a picture of a size cannot be drawn, if any. */
export function shapeFault(
  { width, height }: PictureSize,
  isVector: boolean,
): 'large' | 'narrow' | undefined {
  if (Math.max(width, height) > maxSide(isVector)) return 'large';
  return Math.max(width / height, height / width) <= ratioLimit ? undefined : 'narrow';
}

/**
 * Dots per inch for rendering an SVG: more than 72, so that small drawings are enlarged for icons, within the memory
 * limit.
 */
export function densityFor({ width, height }: PictureSize): number {
  return Math.max(1, Math.min(300, Math.floor((72 * sideLimit) / Math.max(width, height))));
}

async function decode(bytes: Buffer, isVector: boolean): Promise<PictureSize> {
  // Loading sharp takes longer than all other checks, and most builds have every picture in the cache.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const size = { width, height };
  if (shapeFault(size, isVector)) return size;
  const limits = { limitInputPixels: sideLimit * sideLimit };
  if (isVector)
    await sharp(bytes, { ...limits, density: densityFor(size) })
      .resize(64, 64)
      .png()
      .toBuffer();
  else await sharp(bytes, limits).raw().toBuffer();
  return size;
}

/**
 * Decodes a picture completely, as the build will, and returns its size in pixels. A picture of an invalid shape is not
 * decoded.
 * @param cacheFolder folder that caches sizes, so that each picture is decoded once
 * @throws if the picture is damaged
 */
export async function decodePicture(
  bytes: Buffer,
  isVector: boolean,
  cacheFolder?: string,
): Promise<PictureSize> {
  const cacheFile =
    cacheFolder && join(cacheFolder, `${createHash('sha256').update(bytes).digest('hex')}.size`);
  const cached = cacheFile && readCachedFile(cacheFile);
  if (cached) return JSON.parse(Buffer.from(cached).toString()) as PictureSize;
  const size = await decode(bytes, isVector);
  try {
    if (cacheFile) {
      mkdirSync(cacheFolder, { recursive: true });
      writeCachedFile(cacheFile, Buffer.from(JSON.stringify(size)));
    }
  } catch {
    // Checks work without a writable cache; a build that cannot write reports that itself.
  }
  return size;
}
