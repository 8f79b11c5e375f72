import type { SettingValue, ValuePath } from '#core/brand-edits/edit.ts';
import { type BrandColors, pairNames, textRatio } from '#generator/theme/brand-colors.ts';
import { contrast } from '#generator/theme/color.ts';
import { deriveTheme } from '#generator/theme/derive-theme.ts';
import { nearestPassing } from '#generator/theme/nearest-passing.ts';
import { colourOf } from './colour-of.ts';

/** A text on a ground that a colour is a part of. */
export interface ColourRatio {
  /** What has the two colours: links and buttons in a mode, or the pair that the brand sets. */
  use: 'link' | 'action' | 'pair';
  mode?: 'light' | 'dark';
  text: string;
  ground: string;
  /** Contrast, rounded down to two decimals. */
  ratio: number;
  isEnough: boolean;
  /** The nearest colour that can be read there, where the colour itself cannot. */
  better?: string;
}

const ratioOf = (
  text: string,
  ground: string,
): Pick<ColourRatio, 'text' | 'ground' | 'ratio' | 'isEnough'> => {
  const ratio = contrast(text, ground);
  return { text, ground, ratio: Math.floor(ratio * 100) / 100, isEnough: ratio >= textRatio };
};

/** The ratio of a pair that the brand sets, which is never changed. */
function pairRatio(part: 'fondo' | 'texto', colour: string, other: string): ColourRatio {
  const [text, ground] = part === 'texto' ? [colour, other] : [other, colour];
  const shown = ratioOf(text, ground);
  const better = shown.isEnough ? undefined : nearestPassing(colour, [other], textRatio);
  return { use: 'pair', ...shown, ...(better !== undefined && { better }) };
}

type SingleColour = 'primario' | 'secundario' | 'enlace';
const isSingle = (name: unknown): name is SingleColour =>
  name === 'primario' || name === 'secundario' || name === 'enlace';

/** The ratios of what the portal derives of a colour, in both modes. */
function derivedRatios(name: SingleColour, colours: BrandColors): ColourRatio[] {
  const { notes, ...themes } = deriveTheme({ colores: colours });
  return (['light', 'dark'] as const).flatMap((mode) => {
    const theme = themes[mode];
    const shade = (token: string): { better?: string } => {
      const note = notes.find(
        (one) => one.mode === mode && one.token === token && one.setting === `colores.${name}`,
      );
      return note ? { better: note.to } : {};
    };
    const link: ColourRatio = {
      use: 'link',
      mode,
      ...ratioOf(theme['--color-link'], theme['--color-surface']),
      ...shade('--color-link'),
    };
    const action: ColourRatio = {
      use: 'action',
      mode,
      ...ratioOf(theme['--color-action-text'], theme['--color-action']),
      ...shade('--color-action'),
    };
    return name === 'primario' ? [link, action] : [link];
  });
}

/**
 * The ratios of a colour that is being chosen; none for colours on which no text stands.
 * @param valueAt looks up the values in force of other settings
 */
export function colourRatios(
  path: ValuePath,
  colour: string,
  valueAt: (path: ValuePath) => SettingValue | undefined,
): ColourRatio[] {
  const [group, name, part] = path;
  const colourAt = (...at: string[]): string | undefined => {
    const value = valueAt(['colores', ...at]);
    return typeof value === 'string' ? colourOf(value) : undefined;
  };
  if (group !== 'colores') return [];
  if (pairNames.some((pair) => pair === name) && (part === 'fondo' || part === 'texto')) {
    const other = colourAt(String(name), part === 'fondo' ? 'texto' : 'fondo');
    return other === undefined ? [] : [pairRatio(part, colour, other)];
  }
  if (!isSingle(name) || part !== undefined) return [];
  const primario = name === 'primario' ? colour : colourAt('primario');
  if (primario === undefined) return [];
  const [secundario, enlace] = [colourAt('secundario'), colourAt('enlace')];
  const known = { ...(secundario && { secundario }), ...(enlace && { enlace }) };
  return derivedRatios(name, { primario, ...known, [name]: colour });
}
