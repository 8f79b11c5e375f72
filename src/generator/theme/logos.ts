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
/** Colour behind a logo, by its place. */
const grounds = {
  header: '--color-header',
  footer: '--color-footer',
  login: '--color-surface-raised',
} as const;

const plateColour = '#ffffff';

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
    return {
      light: chooseLogo(place, theme.light[grounds[place]]),
      dark: chooseLogo(place, theme.dark[grounds[place]]),
    };
  };
  return { header: inModes('header'), footer: inModes('footer'), login: inModes('login') };
}

/** A logo in a place of the portal, in a mode that the portal has. */
export interface PlacedLogo extends ShownLogo {
  place: LogoPlace;
  mode: ColourScheme;
  /** Colour right behind the logo: of the plate, or of the place. */
  ground: string;
}

/** The logos of a brand in all places and modes that people can see. */
export function placedLogos(
  theme: Pick<BrandTheme, ColourScheme>,
  settings: LogoSettings & Parameters<typeof shownModes>[0],
  paintsOf: Parameters<typeof logosOn>[2],
): PlacedLogo[] {
  const chosen = logosOn(theme, settings, paintsOf);
  return logoPlaces.flatMap((place) =>
    shownModes(settings).map((mode): PlacedLogo => {
      const logo = chosen[place][mode];
      return { ...logo, place, mode, ground: logo.plate ? plateColour : theme[mode][grounds[place]] };
    }),
  );
}

/** The modes that a brand shows. */
export function shownModes({
  modoOscuro,
  mostrarSelectorModoOscuro,
}: Pick<BrandSettings, 'modoOscuro' | 'mostrarSelectorModoOscuro'>): ColourScheme[] {
  return modes.filter(
    (mode) =>
      mostrarSelectorModoOscuro || modoOscuro === 'sistema' || (modoOscuro === 'on') === (mode === 'dark'),
  );
}
