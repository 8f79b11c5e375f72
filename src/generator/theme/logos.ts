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

/** How a logo is shown in one place and mode. */
export interface ShownLogo {
  setting: LogoSetting;
  /** Single colour to paint the whole logo in; absent where it keeps the colours of its file. */
  colour?: string;
  /** Whether the logo is shown on a white plate because it has too little contrast with the background. */
  plate: boolean;
}

export type LogoSettings = Partial<Pick<BrandSettings, LogoSetting>> & {
  colores?: Partial<BrandSettings['colores']>;
};

/** Minimum luminance of a light background: every logo is drawn to be readable on it. */
const lightBackground = 0.6;

const preferredLogos: Record<LogoPlace, readonly LogoSetting[]> = {
  header: ['logoencabezado', 'logo'],
  footer: ['logocolor', 'logo'],
  login: ['logocolor', 'logo'],
};
const darkLogos: Record<LogoPlace, readonly LogoSetting[]> = {
  header: ['logoencabezadoOscuro'],
  footer: ['logoOscuro'],
  login: ['logoOscuro'],
};
const regionSettings = { header: 'cabecera', footer: 'pie' } as const;

/**
 * Chooses the logo of a brand for each place and mode, so that it is visible there.
 * @param paintsOf the colours of an SVG logo, undefined where they cannot be determined
 */
export function logosOn(
  theme: Pick<BrandTheme, ColourScheme>,
  settings: LogoSettings,
  paintsOf: (setting: LogoSetting) => ReadonlySet<string> | undefined,
): Record<LogoPlace, Record<ColourScheme, ShownLogo>> {
  const first = (names: readonly LogoSetting[]) => names.find((name) => settings[name] !== undefined);

  function chooseLogo(place: LogoPlace, ground: string): ShownLogo {
    const preferred = first(preferredLogos[place]) ?? 'logo';
    if (luminance(ground) >= lightBackground) return { setting: preferred, plate: false };
    const isDark = contrast('#ffffff', ground) >= contrast('#000000', ground);
    const darkVariant = isDark ? first(darkLogos[place]) : undefined;
    if (darkVariant) return { setting: darkVariant, plate: false };
    // A brand that sets the colours of a region has drawn its logo for them.
    if (place !== 'login' && settings.colores?.[regionSettings[place]])
      return { setting: preferred, plate: false };
    const paints = paintsOf(preferred);
    if (paints && [...paints].every((paint) => contrast(paint, ground) >= controlRatio)) {
      return { setting: preferred, plate: false };
    }
    const [paint, another] = paints ?? [];
    const colour = paint && !another ? nearestPassing(paint, [ground], textRatio) : undefined;
    if (colour) return { setting: preferred, colour, plate: false };
    if (isDark && settings.logoOscuro !== undefined) return { setting: 'logoOscuro', plate: false };
    return { setting: preferred, plate: true };
  }

  const inModes = (place: LogoPlace): Record<ColourScheme, ShownLogo> => {
    const token = place === 'login' ? '--color-surface-raised' : (`--color-${place}` as const);
    return { light: chooseLogo(place, theme.light[token]), dark: chooseLogo(place, theme.dark[token]) };
  };
  return { header: inModes('header'), footer: inModes('footer'), login: inModes('login') };
}

/** Places and modes where a logo is on a plate, without the modes that the brand never shows. */
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
