import { readFileSync } from 'node:fs';
import type { PictureSize } from '#core/brand/brand.ts';
import { densityFor, sideLimit } from '#generator/brands/files/decode-picture.ts';
import { withoutStyles } from '#generator/brands/svg/inline-styles.ts';
import { inOneColour } from '#generator/brands/svg/paints.ts';
import type { FontMetrics } from '#generator/theme/font-fallbacks.ts';

/** An output to make from a picture or a font. Plain data, since a child process makes it. */
export type Drawing = {
  /** Absolute path of the file. */
  path: string;
} &
  /** `colour` paints the whole SVG in one colour. */
  (
    | { as: 'svg'; colour: string | undefined }
    /** `FontMetrics` as JSON. */
    | { as: 'metrics' }
    /** Target box in device pixels. */
    | { as: 'webp'; width: number; height: number }
    | {
        as: 'icon';
        intrinsicSize: PictureSize;
        size: number;
        /** Share of the side left free on each side, 0 to 0.5. */
        padding: number;
        background: string | undefined;
      }
  );

const limits = { limitInputPixels: sideLimit * sideLimit };

async function optimiseSvg(path: string, colour: string | undefined): Promise<Uint8Array> {
  const { optimize } = await import('svgo');
  const source = readFileSync(path, 'utf8');
  const text = withoutStyles(source) ?? source;
  const { data } = optimize(colour ? inOneColour(text, colour) : text, {
    multipass: true,
    // Without a title of its own, the image takes its accessible name from the page.
    plugins: ['preset-default', 'removeTitle', 'removeScripts'],
  });
  return Buffer.from(data);
}

async function readMetrics(path: string): Promise<Uint8Array> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(readFileSync(path));
  const metrics: FontMetrics = { unitsPerEm, ascent, descent, lineGap, xWidthAvg };
  return Buffer.from(JSON.stringify(metrics));
}

/** Makes the requested output. */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  const { path } = drawing;
  if (drawing.as === 'svg') return optimiseSvg(path, drawing.colour);
  if (drawing.as === 'metrics') return readMetrics(path);
  const { default: sharp } = await import('sharp');
  if (drawing.as === 'webp') {
    const { width, height } = drawing;
    return sharp(path, limits)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85, effort: 4 })
      .toBuffer();
  }
  const { intrinsicSize, size, padding, background } = drawing;
  const inner = Math.round(size * (1 - 2 * padding));
  const start = Math.floor((size - inner) / 2);
  const end = size - inner - start;
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(path, { ...limits, density: densityFor(intrinsicSize) })
    .resize(inner, inner, { fit: 'contain', background: transparent })
    .extend({ top: start, bottom: end, left: start, right: end, background: transparent })
    .png()
    .toBuffer();
  return background ? sharp(picture).flatten({ background }).png().toBuffer() : picture;
}
