import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '#core/brand/brand.ts';

/** Most pixels on each side of a picture made of pixels. */
export const sideLimit = 4000;

/** Most units on each side of an SVG. */
const vectorLimit = 10_000;

/** How many times longer than high, or higher than long, a picture may be. */
export const ratioLimit = 20;

/** Most pixels on each side. */
export const mostPixels = (isVector: boolean): number => (isVector ? vectorLimit : sideLimit);

/** What makes it impossible to draw a picture of a size. */
export function shapeFault(
  { width, height }: PictureSize,
  isVector: boolean,
): 'large' | 'narrow' | undefined {
  if (Math.max(width, height) > mostPixels(isVector)) return 'large';
  return Math.max(width / height, height / width) <= ratioLimit ? undefined : 'narrow';
}

/** Dots per inch at which an SVG is drawn: what it is at 72 is enlarged for icons, as far as memory allows. */
export function densityFor({ width, height }: PictureSize): number {
  return Math.max(1, Math.min(300, Math.floor((72 * sideLimit) / Math.max(width, height))));
}

async function decode(bytes: Buffer, isVector: boolean): Promise<PictureSize> {
  // Loading it takes longer than all other checks, and most builds know every picture.
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
 * Decodes a picture to the last pixel, as the build will, and gives its size in pixels. One of a shape that cannot be
 * drawn is not decoded.
 * @param known folder that keeps what was found of pictures, so that each is decoded once
 * @throws when it is damaged
 */
export async function decodePicture(bytes: Buffer, isVector: boolean, known?: string): Promise<PictureSize> {
  const file = known && join(known, `${createHash('sha256').update(bytes).digest('hex')}.size`);
  try {
    if (file) return JSON.parse(readFileSync(file, 'utf8')) as PictureSize;
  } catch {
    // Not known yet.
  }
  const size = await decode(bytes, isVector);
  try {
    if (file) {
      mkdirSync(known, { recursive: true });
      writeFileSync(file, JSON.stringify(size));
    }
  } catch {
    // Checking needs no place to write; a build that cannot write says so itself.
  }
  return size;
}
