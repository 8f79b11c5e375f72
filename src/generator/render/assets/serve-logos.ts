import { readFileSync } from 'node:fs';
import type { AssetFile, Brand } from '#core/brand/brand.ts';
import type { ServedImage, ServedLogo } from '#portal/render/page-request.ts';
import { paintsOf } from '#generator/brands/svg/paints.ts';
import type { Properties } from '#generator/theme/look.ts';
import { logosOn, type LogoPlace, logoPlaces, type ShownLogo } from '#generator/theme/logos.ts';
import { modes, type ColourScheme } from '#generator/theme/neutrals.ts';
import type { BrandTheme } from '#generator/theme/derive-theme.ts';

const white = '#ffffff';

/**
 * The logos that a brand wears in each place, and the custom properties of what is behind them.
 * @param serve makes the picture of a logo for its place
 */
export async function serveLogos(
  { settings, assets }: Brand,
  theme: BrandTheme,
  serve: (place: LogoPlace, file: AssetFile, colour: string | undefined) => Promise<ServedImage>,
): Promise<{ logos: Record<LogoPlace, ServedLogo>; plates: Record<ColourScheme, Properties> }> {
  const fileOf = ({ setting }: Pick<ShownLogo, 'setting'>): AssetFile => {
    const file = assets[settings[setting] ?? ''];
    if (!file) throw new Error(`The setting ${setting} has no file`);
    return file;
  };
  const shown = logosOn(theme, settings, (setting) => {
    const file = fileOf({ setting });
    return file.extension === 'svg' ? paintsOf(readFileSync(file.path, 'utf8')) : undefined;
  });
  const logos = await Promise.all(
    logoPlaces.map(async (place): Promise<[LogoPlace, ServedLogo]> => {
      const [light, dark] = await Promise.all(
        modes.map((mode) => serve(place, fileOf(shown[place][mode]), shown[place][mode].colour)),
      );
      if (!light || !dark) throw new Error('A mode has no logo');
      if (light.src === dark.src) return [place, { light }];
      // Only the one that is seen at first is asked for at once.
      const later = settings.modoOscuro === 'on' ? light : dark;
      later.loading = 'lazy';
      return [place, { light, dark }];
    }),
  );
  const plate = (mode: ColourScheme): Properties => ({
    ...Object.fromEntries(
      logoPlaces.map((place) => [`--plate-${place}`, shown[place][mode].plate ? white : 'transparent']),
    ),
    // Who grants a seal asks for its own colours, on white.
    '--plate-seal': white,
  });
  return {
    logos: Object.fromEntries(logos) as Record<LogoPlace, ServedLogo>,
    plates: { light: plate('light'), dark: plate('dark') },
  };
}
