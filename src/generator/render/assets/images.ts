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

/** Screens with two device pixels to a CSS pixel are common; more is not visible. */
const density = 2;

/** Native code that draws may crash over a picture: it runs elsewhere, and only for what the cache does not have. */
const drawer = new IsolatedProcess<Drawing, Uint8Array>(new URL('./drawing-process.ts', import.meta.url));

/** A picture of which something cannot be made, although it was checked. */
class PictureFault extends UserError {
  override name = 'PictureFault';
}

async function made(drawing: Drawing): Promise<Uint8Array> {
  try {
    return await drawer.ask(drawing);
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
 * An image at most `max` CSS pixels large: an SVG stays one and fills it, everything else becomes WebP and is not
 * enlarged.
 * @param colour of all of an SVG, as `#rrggbb`; left out, it keeps its own
 */
export async function makeImage(
  cache: ImageCache,
  asset: AssetFile,
  max: { width: number; height: number },
  colour?: string,
): Promise<MadeImage> {
  const { path } = asset;
  const own = sizeOf(asset);
  const isSvg = asset.extension === 'svg';
  const fit = Math.min(max.width / own.width, max.height / own.height);
  const scale = isSvg ? fit : Math.min(1, fit);
  const width = Math.max(1, Math.round(own.width * scale));
  const height = Math.max(1, Math.round(own.height * scale));
  if (isSvg) {
    const content = await cache.get(asset.sha256, `svg ${colour ?? ''}`.trim(), () =>
      made({ as: 'svg', path, colour }),
    );
    return { content, extension: 'svg', width, height };
  }
  const target = { width: width * density, height: height * density };
  const content = await cache.get(asset.sha256, `webp ${target.width}x${target.height}`, () =>
    made({ as: 'webp', path, ...target }),
  );
  return { content, extension: 'webp', width, height };
}

/** How much room a font takes; `undefined` where its file does not say. */
export async function metricsOf(
  cache: ImageCache,
  { path, sha256 }: Pick<AssetFile, 'path' | 'sha256'>,
): Promise<FontMetrics | undefined> {
  try {
    const found = await cache.get(sha256, 'metrics', () => made({ as: 'metrics', path }));
    const metrics = JSON.parse(Buffer.from(found).toString()) as FontMetrics;
    return metrics.xWidthAvg > 0 && metrics.unitsPerEm > 0 ? metrics : undefined;
  } catch (error) {
    // Browsers may show what this reader does not understand.
    if (error instanceof PictureFault) return undefined;
    throw error;
  }
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
  return cache.get(asset.sha256, recipe, () =>
    made({ as: 'icon', path: asset.path, own: sizeOf(asset), size, padding, background }),
  );
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
