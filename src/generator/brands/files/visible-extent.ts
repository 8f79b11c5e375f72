import { readFileSync } from 'node:fs';
import { densityFor, sideLimit } from './decode-picture.ts';

/** Side of the box that pictures are measured in, in pixels: margins need no more detail. */
const side = 256;

/**
 * Share of a picture's width and height that its drawing fills, 0 to 1; what has the colour of the corner is margin.
 * @param path of a valid picture with a visible pixel
 * @param size of an SVG, which is drawn for this
 */
export async function visibleExtent(
  path: string,
  size: { width: number; height: number } | undefined,
): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  const whole = await sharp(readFileSync(path), {
    limitInputPixels: sideLimit * sideLimit,
    ...(size && { density: densityFor(size) }),
  })
    .resize(side, side, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { info } = await sharp(whole.data).trim({ threshold: 12 }).toBuffer({ resolveWithObject: true });
  return { width: info.width / whole.info.width, height: info.height / whole.info.height };
}
