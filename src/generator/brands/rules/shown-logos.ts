import { readFileSync } from 'node:fs';
import { deriveTheme } from '#generator/theme/derive-theme.ts';
import { type LogoPlace, type PlacedLogo, placedLogos } from '#generator/theme/logos.ts';
import { list, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { assetsOf } from '../assets.ts';
import type { BrandDraft } from '../draft.ts';
import { paintsOf } from '../svg/paints.ts';
import { memoizePerDraft } from './memoize-per-draft.ts';

/** The logos of a brand in all places and modes; none while the settings that they depend on are invalid. */
export const shownLogos = memoizePerDraft(async (draft: BrandDraft): Promise<readonly PlacedLogo[]> => {
  const { settings } = draft;
  const { colores, background, cabecera } = settings;
  if (!colores?.primario || !settings.logo || !draft.isSound(['colores'])) return [];
  const { value: assets } = await assetsOf(draft);
  const logoFiles = [
    settings.logo,
    settings.logocolor,
    settings.logoencabezado,
    settings.logoOscuro,
    settings.logoencabezadoOscuro,
  ];
  // Invalid files have been reported already.
  if (logoFiles.some((name) => name !== undefined && !assets[name])) return [];
  const theme = deriveTheme({
    colores: { ...colores, primario: colores.primario },
    cabecera,
    ...(background && { background }),
  });
  return placedLogos(theme, settings, (setting) => {
    const file = assets[settings[setting] ?? ''];
    return file?.extension === 'svg' ? paintsOf(readFileSync(file.path, 'utf8')) : undefined;
  });
});

/** Names of the places, as part of a phrase with "of". */
const placeNames: Record<LogoPlace, ReportText> = {
  header: reportText('rules.place.header'),
  footer: reportText('rules.place.footer'),
  login: reportText('rules.place.login'),
};

/** Places as a phrase with "of"; the mode is named where all of them are in the dark one. */
export function describePlaces(places: readonly Pick<PlacedLogo, 'place' | 'mode'>[]): ReportText {
  const names = list([...new Set(places.map(({ place }) => place))].map((place) => placeNames[place]));
  if (!places.every(({ mode }) => mode === 'dark')) return names;
  return reportText('rules.place.dark', { names });
}
