import { delinearize, formatColor, linearize, parseColor, type Rgb } from './color.ts';

/** A colour in perceptual terms: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

// The matrices are those of Björn Ottosson's OKLab: https://bottosson.github.io/posts/oklab/

export function toOklch(color: string): Oklch {
  const [red, green, blue] = parseColor(color);
  const r = linearize(red);
  const g = linearize(green);
  const b = linearize(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(greenRed, blueYellow), h: Math.atan2(blueYellow, greenRed) };
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    delinearize(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    delinearize(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    delinearize(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Half a step of 8 bits: a channel this far out of range still rounds to a valid one. */
const tolerance = 0.5 / 255;

function isInGamut(color: Oklch): boolean {
  return toRgb(color).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

/**
 * Formats a colour as `#rrggbb`. Lightness and hue stay; chroma is reduced until sRGB can show the colour.
 */
export function fromOklch(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.l));
  const limit = l === 0 || l === 1 ? 0 : color.c;
  let inGamut = 0;
  let candidate = limit;
  let outOfGamut = limit;
  for (let step = 0; step < 20; step++) {
    if (isInGamut({ l, c: candidate, h: color.h })) inGamut = candidate;
    else outOfGamut = candidate;
    if (inGamut === outOfGamut) break;
    candidate = (inGamut + outOfGamut) / 2;
  }
  return formatColor(toRgb({ l, c: inGamut, h: color.h }));
}
