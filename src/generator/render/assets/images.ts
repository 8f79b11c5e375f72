import { reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import type { AssetFile, PictureSize } from '#core/brand/brand.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { IsolatedProcess } from '#generator/processes/isolated-process.ts';
import type { FontMetrics } from '#generator/theme/font-fallbacks.ts';
import type { Drawing } from './draw.ts';
import type { ImageCache } from './image-cache.ts';

/** An image ready to be served; sizes in CSS pixels. */
export interface MadeImage {
  content: Uint8Array;
  extension: 'svg' | 'webp' | 'png';
  width: number;
  height: number;
}

/** Screens with two device pixels to a CSS pixel are common; a higher density is not visible. */
const density = 2;

/** Native image code may crash on a picture, so it runs in a child process, and only on a cache miss. */
const drawer = new IsolatedProcess<Drawing, Uint8Array>(new URL('./drawing-process.ts', import.meta.url));

/** A picture that passed validation but cannot be converted. */
class PictureFault extends UserError {
  override name = 'PictureFault';
}

async function drawIsolated(drawing: Drawing): Promise<Uint8Array> {
  try {
    return await drawer.run(drawing);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    const path = displayPath(drawing.path);
    throw new PictureFault(reportText('build.picture', { as: drawing.as, path, why: why ?? '' }), {
      cause: error,
    });
  }
}

function sizeOf({ path, size }: AssetFile): PictureSize {
  if (!size) throw new Error(`${path} is no picture`);
  return size;
}

/**
 * Makes an image that fits a box of `max` CSS pixels: an SVG stays an SVG and fills the box; any other picture becomes
 * WebP and is never enlarged.
 * @param colour to paint a whole SVG in, as `#rrggbb`; by default it keeps its own colours
 */
export async function makeImage(
  cache: ImageCache,
  asset: AssetFile,
  max: { width: number; height: number },
  colour?: string,
): Promise<MadeImage> {
  const { path } = asset;
  const intrinsic = sizeOf(asset);
  const isSvg = asset.extension === 'svg';
  const fit = Math.min(max.width / intrinsic.width, max.height / intrinsic.height);
  const scale = isSvg ? fit : Math.min(1, fit);
  const width = Math.max(1, Math.round(intrinsic.width * scale));
  const height = Math.max(1, Math.round(intrinsic.height * scale));
  if (isSvg) {
    const content = await cache.get(asset.sha256, `svg ${colour ?? ''}`.trim(), () =>
      drawIsolated({ as: 'svg', path, colour }),
    );
    return { content, extension: 'svg', width, height };
  }
  const target = { width: width * density, height: height * density };
  const content = await cache.get(asset.sha256, `webp ${target.width}x${target.height}`, () =>
    drawIsolated({ as: 'webp', path, ...target }),
  );
  return { content, extension: 'webp', width, height };
}

/** Reads the metrics of a font; `undefined` where the file has none. */
export async function metricsOf(
  cache: ImageCache,
  { path, sha256 }: Pick<AssetFile, 'path' | 'sha256'>,
): Promise<FontMetrics | undefined> {
  try {
    const stored = await cache.get(sha256, 'metrics', () => drawIsolated({ as: 'metrics', path }));
    const metrics = JSON.parse(Buffer.from(stored).toString()) as FontMetrics;
    return metrics.xWidthAvg > 0 && metrics.unitsPerEm > 0 ? metrics : undefined;
  } catch (error) {
    // Browsers may support font files that this reader does not.
    if (error instanceof PictureFault) return undefined;
    throw error;
  }
}

/**
 * Makes a square PNG icon.
 * @param size side in pixels
 * @param padding share of the side left free on each side, 0 to 0.5
 * @param background colour behind the picture; transparent by default
 */
export async function makeIcon(
  cache: ImageCache,
  asset: AssetFile,
  size: number,
  { padding = 0, background }: { padding?: number; background?: string } = {},
): Promise<Uint8Array> {
  const recipe = `icon ${size} ${padding} ${background ?? 'none'}`;
  return cache.get(asset.sha256, recipe, () =>
    drawIsolated({ as: 'icon', path: asset.path, intrinsicSize: sizeOf(asset), size, padding, background }),
  );
}

/**
 * Wraps a PNG of at most 256 pixels as `favicon.ico`, which browsers request even if a page names other icons.
 */
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
