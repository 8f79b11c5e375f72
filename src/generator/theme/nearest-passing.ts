import { contrast, formatColor, luminance, parseColor } from './color.ts';
import { fromOklch, toOklch, type Oklch } from './oklch.ts';

/**
 * Returns the colour itself if its contrast with every background reaches the ratio, else its shade with the nearest
 * passing lightness, darker or lighter, with the same hue and as much chroma as sRGB can show. Against one background a
 * shade exists up to a ratio of 4.58; against several it may not: then undefined.
 */
export function nearestPassing(
  color: string,
  backgrounds: readonly string[],
  ratio: number,
): string | undefined {
  const passes = (shade: string) => backgrounds.every((background) => contrast(shade, background) >= ratio);
  const itself = formatColor(parseColor(color));
  if (passes(itself)) return itself;

  const origin = toOklch(color);
  const lights = backgrounds.map((background) => luminance(background) + 0.05);
  const candidates = lights
    .flatMap((light): [limit: number, direction: -1 | 1][] => [
      [light / ratio, -1],
      [light * ratio, 1],
    ])
    .filter(([limit]) => lights.every((light) => Math.max(limit / light, light / limit) > ratio - 0.01))
    .map(([limit, direction]) => shadeBeyond(origin, limit - 0.05, direction, passes))
    .filter((shade) => shade !== undefined);
  return candidates.sort((a, b) => Math.abs(a.l - origin.l) - Math.abs(b.l - origin.l) || a.l - b.l)[0]
    ?.color;
}

/**
 * The first passing shade at or beyond a luminance, on its dark (-1) or light (1) side. Rounding to 8 bits can put the
 * shade at the limit on the wrong side, hence the few small steps.
 */
function shadeBeyond(
  origin: Oklch,
  limit: number,
  direction: -1 | 1,
  passes: (shade: string) => boolean,
): { color: string; l: number } | undefined {
  if (limit < 0 || limit > 1) return undefined;
  let dark = 0;
  let light = 1;
  for (let step = 0; step < 16; step++) {
    const middle = (dark + light) / 2;
    if (luminance(fromOklch({ ...origin, l: middle })) < limit) dark = middle;
    else light = middle;
  }
  for (let step = 0; step <= 12; step++) {
    const l = Math.min(1, Math.max(0, (direction < 0 ? dark : light) + direction * step * 0.001));
    const color = fromOklch({ ...origin, l });
    if (passes(color)) return { color, l };
  }
  return undefined;
}
