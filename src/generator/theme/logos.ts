import type { BrandSettings } from '#core/brand/brand.ts';
import { textRatio, controlRatio } from './brand-colors.ts';
import { contrast, luminance } from './color.ts';
import { nearestPassing } from './nearest-passing.ts';
import { modes, type ColourScheme } from './neutrals.ts';
import type { BrandTheme } from './derive-theme.ts';

/** Where the portal shows a logo. */
export const logoPlaces = ['header', 'footer', 'login'] as const;

export type LogoPlace = (typeof logoPlaces)[number];
export type LogoSetting = 'logo' | 'logocolor' | 'logoencabezado' | 'logoOscuro' | 'logoencabezadoOscuro';

export interface ShownLogo {
  setting: LogoSetting;
  /** What all of it is drawn in, where it is not as the file has it. */
  colour?: string;
  /** It would be too dull: it stands on white. */
  plate: boolean;
}

export type LogoSettings = Partial<Pick<BrandSettings, LogoSetting>> & {
  colores?: Partial<BrandSettings['colores']>;
};

/** Every logo is drawn for grounds that are at least as light. */
const lightGround = 0.6;

const own: Record<LogoPlace, readonly LogoSetting[]> = {
  header: ['logoencabezado', 'logo'],
  footer: ['logocolor', 'logo'],
  login: ['logocolor', 'logo'],
};
const forDark: Record<LogoPlace, readonly LogoSetting[]> = {
  header: ['logoencabezadoOscuro'],
  footer: ['logoOscuro'],
  login: ['logoOscuro'],
};
const pairOf = { header: 'cabecera', footer: 'pie' } as const;

/**
 * Which of its logos a brand wears in each place and mode, so that it can be seen there.
 * @param paintsOf the colours of a logo that is an SVG, as far as they can be told
 */
export function logosOn(
  theme: Pick<BrandTheme, ColourScheme>,
  settings: LogoSettings,
  paintsOf: (setting: LogoSetting) => ReadonlySet<string> | undefined,
): Record<LogoPlace, Record<ColourScheme, ShownLogo>> {
  const first = (names: readonly LogoSetting[]) => names.find((name) => settings[name] !== undefined);

  function shown(place: LogoPlace, ground: string): ShownLogo {
    const usual = first(own[place]) ?? 'logo';
    if (luminance(ground) >= lightGround) return { setting: usual, plate: false };
    const isDark = contrast('#ffffff', ground) >= contrast('#000000', ground);
    const drawn = isDark ? first(forDark[place]) : undefined;
    if (drawn) return { setting: drawn, plate: false };
    // Whoever sets a ground to the letter has drawn the logo for it.
    if (place !== 'login' && settings.colores?.[pairOf[place]]) return { setting: usual, plate: false };
    const paints = paintsOf(usual);
    if (paints && [...paints].every((paint) => contrast(paint, ground) >= controlRatio)) {
      return { setting: usual, plate: false };
    }
    const [paint, another] = paints ?? [];
    const colour = paint && !another ? nearestPassing(paint, [ground], textRatio) : undefined;
    if (colour) return { setting: usual, colour, plate: false };
    if (isDark && settings.logoOscuro !== undefined) return { setting: 'logoOscuro', plate: false };
    return { setting: usual, plate: true };
  }

  const inModes = (place: LogoPlace): Record<ColourScheme, ShownLogo> => {
    const token = place === 'login' ? '--color-surface-raised' : (`--color-${place}` as const);
    return { light: shown(place, theme.light[token]), dark: shown(place, theme.dark[token]) };
  };
  return { header: inModes('header'), footer: inModes('footer'), login: inModes('login') };
}

/** The places and modes in which a logo stands on a plate, but for modes that nobody can choose. */
export function platesIn(
  shown: ReturnType<typeof logosOn>,
  { modoOscuro, mostrarSelectorModoOscuro }: Pick<BrandSettings, 'modoOscuro' | 'mostrarSelectorModoOscuro'>,
): { place: LogoPlace; mode: ColourScheme; setting: LogoSetting }[] {
  const chosen = modes.filter(
    (mode) =>
      mostrarSelectorModoOscuro || modoOscuro === 'sistema' || (modoOscuro === 'on') === (mode === 'dark'),
  );
  return logoPlaces.flatMap((place) =>
    chosen
      .filter((mode) => shown[place][mode].plate)
      .map((mode) => ({ place, mode, setting: shown[place][mode].setting })),
  );
}
