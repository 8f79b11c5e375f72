import { textRatio } from './brand-colors.ts';
import { contrast } from './color.ts';
import { nearestPassing } from './nearest-passing.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** A background and the text on it. */
export interface Fill {
  fill: string;
  text: string;
}

const white = '#ffffff';
const black = '#000000';

/** The given dark text colour where it is readable, else black, which is readable wherever white is not. */
function darkTextOn(fill: string, darkText: string): string {
  return contrast(darkText, fill) >= textRatio ? darkText : black;
}

/**
 * Makes a colour a background for text. People expect white text on all but light colours: a colour on which white
 * nearly passes (3:1) is darkened until it does; lighter colours stay unchanged and get dark text.
 */
export function fillFor(color: string, darkText: string): Fill {
  if (contrast(color, white) < 3) return { fill: color, text: darkTextOn(color, darkText) };
  return { fill: nearestPassing(color, [white], textRatio) ?? color, text: white };
}

/** Chooses the text colour for a background that must not change. */
export function textOn(fill: string, darkText: string): string {
  return contrast(fill, white) >= textRatio ? white : darkTextOn(fill, darkText);
}

/**
 * A distinguishable shade of a background on which its text stays readable: away from the text colour if there is room,
 * else towards it, else (the text barely passes) the background unchanged.
 */
export function hoverShade({ fill, text }: Fill): string {
  const origin = toOklch(fill);
  const away = contrast(text, white) > contrast(text, black) ? 0.06 : -0.06;
  const shades = [away, -away].map((step) => fromOklch({ ...origin, l: origin.l + step }));
  return shades.find((shade) => shade !== fill && contrast(shade, text) >= textRatio) ?? fill;
}
