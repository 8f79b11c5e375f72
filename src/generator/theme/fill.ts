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

/** The given dark text where it can be read, else black, which can be read wherever white cannot. */
function darkTextOn(fill: string, darkText: string): string {
  return contrast(darkText, fill) >= textRatio ? darkText : black;
}

/**
 * A colour as a background for text. White text is what people expect on all but light colours: if it nearly
 * passes (3:1), the colour is darkened until it does; lighter colours stay and get dark text.
 */
export function fillFor(color: string, darkText: string): Fill {
  if (contrast(color, white) < 3) return { fill: color, text: darkTextOn(color, darkText) };
  return { fill: nearestPassing(color, [white], textRatio) ?? color, text: white };
}

/** The text on a colour that has to stay as it is. */
export function textOn(fill: string, darkText: string): string {
  return contrast(fill, white) >= textRatio ? white : darkTextOn(fill, darkText);
}

/**
 * A shade of a background that can be told from it and on which its text can be read: away from the text if
 * there is room, else towards it; the background itself if its text barely passes and there is no room.
 */
export function hoverShade({ fill, text }: Fill): string {
  const origin = toOklch(fill);
  const away = contrast(text, white) > contrast(text, black) ? 0.06 : -0.06;
  const shades = [away, -away].map((step) => fromOklch({ ...origin, l: origin.l + step }));
  return shades.find((shade) => shade !== fill && contrast(shade, text) >= textRatio) ?? fill;
}
