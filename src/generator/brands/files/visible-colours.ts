import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, formatColor, parseColor } from '#generator/theme/color.ts';
import { densityFor, sideLimit } from './decode-picture.ts';

/** A colour of a picture: `#rrggbb`, its opacity, and its share of the visible pixels, both 0 to 1. */
export type VisibleColour = readonly [colour: string, opacity: number, share: number];

/** Side of the box that pictures are measured in, in pixels. */
const side = 128;

/** Pixels with less opacity are not visible. */
const minOpacity = 0.05;

/** Colours whose channels differ by less are one. */
const step = 16;

const channels = 4;

function histogram(pixels: Uint8Array, width: number): VisibleColour[] {
  const pixelAt = (index: number): number[] => [...pixels.subarray(index * channels, (index + 1) * channels)];
  const count = pixels.length / channels;
  const corners = [0, width - 1, count - width, count - 1].map(pixelAt);
  const [corner = []] = corners;
  const near = (pixel: readonly number[]): boolean =>
    pixel.every((value, channel) => Math.abs(value - (corner[channel] ?? 0)) < step);
  // A photograph of a logo has the paper around it, which is no part of the logo.
  const hasPaper = (corner[3] ?? 0) > 250 && corners.every(near);
  const totals = new Map<string, { sum: number[]; pixels: number }>();
  let visible = 0;
  for (let index = 0; index < count; index++) {
    const pixel = pixelAt(index);
    if ((pixel[3] ?? 0) < minOpacity * 255 || (hasPaper && near(pixel))) continue;
    visible++;
    const key = pixel.map((value) => Math.floor(value / step)).join();
    const total = totals.get(key) ?? { sum: [0, 0, 0, 0], pixels: 0 };
    total.pixels++;
    total.sum = total.sum.map((sum, channel) => sum + (pixel[channel] ?? 0));
    totals.set(key, total);
  }
  const colours = [...totals.values()]
    .filter(({ pixels: pixelCount }) => pixelCount / visible >= 0.002)
    .map(({ sum, pixels: pixelCount }): VisibleColour => {
      const [red = 0, green = 0, blue = 0, opacity = 0] = sum.map((total) => total / pixelCount / 255);
      return [
        formatColor([red, green, blue]),
        Number(opacity.toFixed(2)),
        Number((pixelCount / visible).toFixed(3)),
      ];
    });
  // A picture that is all of one colour is its own paper.
  return visible === 0 && hasPaper
    ? [
        [
          formatColor(
            [corner[0] ?? 0, corner[1] ?? 0, corner[2] ?? 0].map((value) => value / 255) as [
              number,
              number,
              number,
            ],
          ),
          1,
          1,
        ],
      ]
    : colours;
}

async function measure(
  bytes: Buffer,
  size: { width: number; height: number } | undefined,
): Promise<VisibleColour[]> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes, {
    limitInputPixels: sideLimit * sideLimit,
    ...(size && { density: densityFor(size) }),
  })
    .resize(side, side, { fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return histogram(data, info.width);
}

/**
 * The colours of a valid picture; none for one without a visible pixel.
 * @param size of an SVG, which is drawn for this
 * @param cacheFolder folder that caches the colours, so that each picture is drawn once
 */
export async function visibleColours(
  path: string,
  size: { width: number; height: number } | undefined,
  cacheFolder?: string,
): Promise<readonly VisibleColour[]> {
  const bytes = readFileSync(path);
  const cacheFile =
    cacheFolder && join(cacheFolder, `${createHash('sha256').update(bytes).digest('hex')}.colours`);
  try {
    if (cacheFile) return JSON.parse(readFileSync(cacheFile, 'utf8')) as VisibleColour[];
  } catch {
    // Not in the cache.
  }
  const colours = await measure(bytes, size);
  try {
    if (cacheFile) {
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(cacheFile, JSON.stringify(colours));
    }
  } catch {
    // Checks work without a writable cache; a build that cannot write reports that itself.
  }
  return colours;
}

/** Share of a picture's visible pixels that reach a contrast with the ground behind them, 0 to 1. */
export function shareAbove(colours: readonly VisibleColour[], ground: string, ratio: number): number {
  const behind = parseColor(ground);
  return colours.reduce((sum, [colour, opacity, share]) => {
    const [red, green, blue] = parseColor(colour).map(
      (channel, index) => channel * opacity + (behind[index] ?? 0) * (1 - opacity),
    );
    const shown = formatColor([red ?? 0, green ?? 0, blue ?? 0]);
    return contrast(shown, ground) >= ratio ? sum + share : sum;
  }, 0);
}
