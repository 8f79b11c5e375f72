import { readFileSync } from 'node:fs';
import type { PictureSize } from '#core/brand/brand.ts';
import { densityFor, sideLimit } from '#generator/brands/files/decode-picture.ts';
import { withoutStyles } from '#generator/brands/svg/inline-styles.ts';
import { inOneColour } from '#generator/brands/svg/paints.ts';
import type { FontMetrics } from '#generator/theme/font-fallbacks.ts';

/** Something to make of a picture or a font: plain data, since it is made in another process. */
export type Drawing = {
  /** Absolute path of the file. */
  path: string;
} &
  /** All of it in one colour, where that is given. */
  (
    | { as: 'svg'; colour: string | undefined }
    /** `FontMetrics` as JSON. */
    | { as: 'metrics' }
    /** In device pixels, which it fits into. */
    | { as: 'webp'; width: number; height: number }
    | {
        as: 'icon';
        own: PictureSize;
        size: number;
        /** Share of the side left free on each side, 0 to 0.5. */
        padding: number;
        background: string | undefined;
      }
  );

const limits = { limitInputPixels: sideLimit * sideLimit };

async function optimiseSvg(path: string, colour: string | undefined): Promise<Uint8Array> {
  const { optimize } = await import('svgo');
  const written = readFileSync(path, 'utf8');
  const text = withoutStyles(written) ?? written;
  const { data } = optimize(colour ? inOneColour(text, colour) : text, {
    multipass: true,
    // Without a title of its own the image takes its name from the page that shows it.
    plugins: ['preset-default', 'removeTitle', 'removeScripts'],
  });
  return Buffer.from(data);
}

async function measure(path: string): Promise<Uint8Array> {
  const { fromBuffer } = await import('@capsizecss/unpack');
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(readFileSync(path));
  const metrics: FontMetrics = { unitsPerEm, ascent, descent, lineGap, xWidthAvg };
  return Buffer.from(JSON.stringify(metrics));
}

/** The bytes of what is asked for. */
export async function draw(drawing: Drawing): Promise<Uint8Array> {
  const { path } = drawing;
  if (drawing.as === 'svg') return optimiseSvg(path, drawing.colour);
  if (drawing.as === 'metrics') return measure(path);
  const { default: sharp } = await import('sharp');
  if (drawing.as === 'webp') {
    const { width, height } = drawing;
    return sharp(path, limits)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85, effort: 4 })
      .toBuffer();
  }
  const { own, size, padding, background } = drawing;
  const inner = Math.round(size * (1 - 2 * padding));
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp(path, { ...limits, density: densityFor(own) })
    .resize(inner, inner, { fit: 'contain', background: clear })
    .extend({ top: before, bottom: after, left: before, right: after, background: clear })
    .png()
    .toBuffer();
  return background ? sharp(picture).flatten({ background }).png().toBuffer() : picture;
}
