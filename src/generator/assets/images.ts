import { readFileSync } from 'node:fs';
import type { AssetFile } from '#brand/brand.ts';
import type { ImageCache } from './image-cache.ts';

/** An image ready to be served; sizes in CSS pixels. */
export interface MadeImage {
  content: Uint8Array;
  extension: 'svg' | 'webp' | 'png';
  width: number;
  height: number;
}

/** Screens with two device pixels to a CSS pixel are common; more is not visible. */
const density = 2;
const limits = { limitInputPixels: 4000 * 4000 };

/** Both take long to load, and most builds find every picture made. */
const loadSharp = async (): Promise<typeof import('sharp').default> => (await import('sharp')).default;

async function optimiseSvg(asset: AssetFile): Promise<Uint8Array> {
  const { optimize } = await import('svgo');
  const { data } = optimize(readFileSync(asset.path, 'utf8'), {
    multipass: true,
    // Without a title of its own the image takes its name from the page that shows it.
    plugins: ['preset-default', 'removeTitle', 'removeScripts'],
  });
  return Buffer.from(data);
}

/** Size in the picture's own pixels. */
async function sizeOf(cache: ImageCache, asset: AssetFile): Promise<{ width: number; height: number }> {
  const json = await cache.get(asset.sha256, 'size', async () => {
    const sharp = await loadSharp();
    const { width, height } = await sharp(asset.path, limits).metadata();
    return Buffer.from(JSON.stringify({ width, height }));
  });
  return JSON.parse(Buffer.from(json).toString()) as { width: number; height: number };
}

/**
 * An image at most `max` CSS pixels large: an SVG stays one and fills it, everything else becomes WebP and is not
 * enlarged.
 */
export async function makeImage(
  cache: ImageCache,
  asset: AssetFile,
  max: { width: number; height: number },
): Promise<MadeImage> {
  const own = await sizeOf(cache, asset);
  const isSvg = asset.extension === 'svg';
  const fit = Math.min(max.width / own.width, max.height / own.height);
  const scale = isSvg ? fit : Math.min(1, fit);
  const width = Math.round(own.width * scale);
  const height = Math.round(own.height * scale);
  if (isSvg) {
    const content = await cache.get(asset.sha256, 'svg', () => optimiseSvg(asset));
    return { content, extension: 'svg', width, height };
  }
  const target = { width: width * density, height: height * density };
  const content = await cache.get(asset.sha256, `webp ${target.width}x${target.height}`, async () => {
    const sharp = await loadSharp();
    return sharp(asset.path, limits)
      .resize({ ...target, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85, effort: 4 })
      .toBuffer();
  });
  return { content, extension: 'webp', width, height };
}

/**
 * A square PNG icon.
 * @param size side in pixels
 * @param padding share of the side left free on each side, 0 to 0.5
 * @param background colour behind the picture; none leaves it transparent
 */
export async function makeIcon(
  cache: ImageCache,
  asset: AssetFile,
  size: number,
  { padding = 0, background }: { padding?: number; background?: string } = {},
): Promise<Uint8Array> {
  const recipe = `icon ${size} ${padding} ${background ?? 'none'}`;
  return cache.get(asset.sha256, recipe, async () => {
    const sharp = await loadSharp();
    const inner = Math.round(size * (1 - 2 * padding));
    const before = Math.floor((size - inner) / 2);
    const after = size - inner - before;
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = await sharp(asset.path, { ...limits, density: 300 })
      .resize(inner, inner, { fit: 'contain', background: clear })
      .extend({ top: before, bottom: after, left: before, right: after, background: clear })
      .png()
      .toBuffer();
    return background ? sharp(picture).flatten({ background }).png().toBuffer() : picture;
  });
}

/** Wraps a PNG of at most 256 pixels as `favicon.ico`, which browsers ask for whatever the page says. */
export function icoOf(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
