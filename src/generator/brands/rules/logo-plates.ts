import { explanation, list, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync } from 'node:fs';
import { type LogoPlace, type LogoSetting, logosOn, platesIn } from '#generator/theme/logos.ts';
import type { ColourScheme } from '#generator/theme/neutrals.ts';
import { deriveTheme } from '#generator/theme/derive-theme.ts';
import { assetsOf } from '../assets.ts';
import { problemAt } from '../draft.ts';
import type { BrandDraft, BrandRule } from '../draft.ts';
import { paintsOf } from '../svg/paints.ts';

/** Names of the places, as part of a phrase with "of". */
const placeNames: Record<LogoPlace, ReportText> = {
  header: reportText('rules.place.header'),
  footer: reportText('rules.place.footer'),
  login: reportText('rules.place.login'),
};
const darkVariant = (setting: LogoSetting): LogoSetting =>
  setting === 'logoencabezado' ? 'logoencabezadoOscuro' : 'logoOscuro';

function describePlaces(places: readonly { place: LogoPlace; mode: ColourScheme }[]): ReportText {
  const names = list([...new Set(places.map(({ place }) => place))].map((place) => placeNames[place]));
  if (!places.every(({ mode }) => mode === 'dark')) return names;
  return reportText('rules.place.dark', { names });
}

/** Warns about logos with too little contrast where they are shown. */
export const logoPlates: BrandRule = async (draft: BrandDraft) => {
  const { settings } = draft;
  const { colores, background, cabecera } = settings;
  if (!colores?.primario || !settings.logo || !draft.isSound(['colores'])) return [];
  const { value: assets } = await assetsOf(draft);
  const logoFiles = [settings.logo, settings.logocolor, settings.logoencabezado, settings.logoOscuro];
  // Invalid files have been reported already.
  if (logoFiles.some((name) => name !== undefined && !assets[name])) return [];
  const theme = deriveTheme({
    colores: { ...colores, primario: colores.primario },
    cabecera,
    ...(background && { background }),
  });
  const chosen = logosOn(theme, settings, (setting) => {
    const file = assets[settings[setting] ?? ''];
    return file?.extension === 'svg' ? paintsOf(readFileSync(file.path, 'utf8')) : undefined;
  });
  const byLogo = Map.groupBy(platesIn(chosen, settings), ({ setting }) => setting);
  return [...byLogo].map(([setting, places]) =>
    problemAt(draft, [setting], {
      code: 'logo-on-plate',
      severity: 'warning',
      ...explanation('rules.logoPlate', {
        setting,
        where: describePlaces(places),
        dark: darkVariant(setting),
      }),
    }),
  );
};
