import { readFileSync } from 'node:fs';
import type { AssetFile, Brand } from '#core/brand/brand.ts';
import type { ServedImage, ServedLogo } from '#portal/render/page-request.ts';
import { paintsOf } from '#generator/brands/svg/paints.ts';
import type { Properties } from '#generator/theme/shape-and-motif.ts';
import { logosOn, type LogoPlace, logoPlaces, type ShownLogo } from '#generator/theme/logos.ts';
import { modes, type ColourScheme } from '#generator/theme/neutrals.ts';
import type { BrandTheme } from '#generator/theme/derive-theme.ts';

const white = '#ffffff';

/**
 * Serves the logos of each place, and makes the custom properties of the plates behind them.
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
  const chosen = logosOn(theme, settings, (setting) => {
    const file = fileOf({ setting });
    return file.extension === 'svg' ? paintsOf(readFileSync(file.path, 'utf8')) : undefined;
  });
  const logos = await Promise.all(
    logoPlaces.map(async (place): Promise<[LogoPlace, ServedLogo]> => {
      const [light, dark] = await Promise.all(
        modes.map((mode) => serve(place, fileOf(chosen[place][mode]), chosen[place][mode].colour)),
      );
      if (!light || !dark) throw new Error('A mode has no logo');
      if (light.src === dark.src) return [place, { light }];
      // Only the initially visible one loads eagerly.
      const hidden = settings.modoOscuro === 'on' ? light : dark;
      hidden.loading = 'lazy';
      return [place, { light, dark }];
    }),
  );
  const plate = (mode: ColourScheme): Properties => ({
    ...Object.fromEntries(
      logoPlaces.map((place) => [`--plate-${place}`, chosen[place][mode].plate ? white : 'transparent']),
    ),
    // Issuers of seals require their own colours, on white.
    '--plate-seal': white,
  });
  return {
    logos: Object.fromEntries(logos) as Record<LogoPlace, ServedLogo>,
    plates: { light: plate('light'), dark: plate('dark') },
  };
}
