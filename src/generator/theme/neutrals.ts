import { fromOklch, toOklch } from './oklch.ts';

export const modes = ['light', 'dark'] as const;

export type ColourScheme = (typeof modes)[number];

/** Greys of surfaces, text and lines, tinted slightly with the hue of the brand. */
export interface Neutrals {
  surface: string;
  raised: string;
  sunken: string;
  text: string;
  textSoft: string;
  border: string;
  borderControl: string;
}

// Lightness in OKLCH; the distances leave room for the contrast that each pair requires, in every hue.
const lightness: Record<ColourScheme, Record<keyof Neutrals, number>> = {
  light: {
    surface: 1,
    raised: 1,
    sunken: 0.97,
    text: 0.23,
    textSoft: 0.46,
    border: 0.89,
    borderControl: 0.6,
  },
  dark: {
    surface: 0.2,
    raised: 0.245,
    sunken: 0.165,
    text: 0.94,
    textSoft: 0.75,
    border: 0.36,
    borderControl: 0.63,
  },
};

export function neutralsOf(primary: string, mode: ColourScheme): Neutrals {
  const { c, h } = toOklch(primary);
  const shade = (name: keyof Neutrals) =>
    fromOklch({ l: lightness[mode][name], c: Math.min(0.01, c / 10), h });
  return {
    surface: shade('surface'),
    raised: shade('raised'),
    sunken: shade('sunken'),
    text: shade('text'),
    textSoft: shade('textSoft'),
    border: shade('border'),
    borderControl: shade('borderControl'),
  };
}

/** A surface tinted with a colour. */
export function softShade(color: string, mode: ColourScheme): string {
  const { c, h } = toOklch(color);
  return mode === 'light'
    ? fromOklch({ l: 0.955, c: Math.min(0.03, c), h })
    : fromOklch({ l: 0.28, c: Math.min(0.045, c), h });
}
