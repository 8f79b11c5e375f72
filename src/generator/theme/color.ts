/** Red, green and blue of sRGB, 0 to 1 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Parses a colour.
 * @param color `#rrggbb` in either case
 * @throws {RangeError} for any other notation
 */
export function parseColor(color: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour in the form #rrggbb: ${color}`);
  const channel = (start: number) => parseInt(color.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** Formats a colour as `#rrggbb` in lower case; channels out of range are clamped. */
export function formatColor(rgb: Rgb): string {
  const digits = rgb.map((channel) => {
    const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Converts an sRGB channel to linear light by removing the gamma. */
export function linearize(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light to an sRGB channel; the inverse of `linearize`. */
export function delinearize(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Relative luminance as WCAG 2 defines it: 0 for black, 1 for white. */
export function luminance(color: string): number {
  const [red, green, blue] = parseColor(color);
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

/** Contrast ratio as WCAG 2 defines it: 1 for equal colours, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const a = luminance(one) + 0.05;
  const b = luminance(other) + 0.05;
  return Math.max(a, b) / Math.min(a, b);
}
