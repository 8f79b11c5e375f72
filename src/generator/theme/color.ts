/** Red, green and blue of sRGB, 0 to 1 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** @param color `#rrggbb` in either case */
export function parseColor(color: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new RangeError(`Not a colour in the form #rrggbb: ${color}`);
  const channel = (at: number) => parseInt(color.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` in lower case; channels out of range are cut off. */
export function formatColor(rgb: Rgb): string {
  const digits = rgb.map((channel) => {
    const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** Removes the gamma of sRGB: what is left is proportional to light. */
export function linearize(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

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
