import { inEach, listed, type Told } from '#build/diagnostics/told.ts';
import { readFileSync } from 'node:fs';
import { type LogoPlace, type LogoSetting, logosOn, platesIn } from '#build/theme/logos.ts';
import type { Mode } from '#build/theme/neutrals.ts';
import { deriveTheme } from '#build/theme/tokens.ts';
import { assetsOf } from '../assets.ts';
import { problemAt } from '../draft.ts';
import type { Draft, Rule } from '../draft.ts';
import { paintsOf } from '../svg/paints.ts';

/** Behind the ground "of" which they are named. */
const placeNames: Record<LogoPlace, Told> = {
  header: { en: 'the header', es: 'de la cabecera', ca: 'de la capçalera' },
  footer: { en: 'the footer', es: 'del pie', ca: 'del peu' },
  login: { en: 'the sign-in pages', es: 'de las páginas de acceso', ca: 'de les pàgines d’accés' },
};
const darkOf = (setting: LogoSetting): LogoSetting =>
  setting === 'logoencabezado' ? 'logoencabezadoOscuro' : 'logoOscuro';

function where(places: readonly { place: LogoPlace; mode: Mode }[]): Told {
  const names = inEach((language) =>
    listed([...new Set(places.map(({ place }) => placeNames[place][language]))], language),
  );
  if (!places.every(({ mode }) => mode === 'dark')) return names;
  return {
    en: `${names.en} in dark mode`,
    es: `${names.es} en modo oscuro`,
    ca: `${names.ca} en mode fosc`,
  };
}

/** Every logo can be seen where it stands. */
export const logoPlates: Rule = async (draft: Draft) => {
  const { settings } = draft;
  const { colores, background, cabecera } = settings;
  if (!colores?.primario || !settings.logo || !draft.isSound(['colores'])) return [];
  const { value: assets } = await assetsOf(draft);
  const used = [settings.logo, settings.logocolor, settings.logoencabezado, settings.logoOscuro];
  // What is wrong with a file has been reported.
  if (used.some((name) => name !== undefined && !assets[name])) return [];
  const theme = deriveTheme({
    colores: { ...colores, primario: colores.primario },
    cabecera,
    ...(background && { background }),
  });
  const shown = logosOn(theme, settings, (setting) => {
    const file = assets[settings[setting] ?? ''];
    return file?.extension === 'svg' ? paintsOf(readFileSync(file.path, 'utf8')) : undefined;
  });
  const byLogo = Map.groupBy(platesIn(shown, settings), ({ setting }) => setting);
  return [...byLogo].map(([setting, places]) =>
    problemAt(draft, [setting], {
      code: 'logo-on-plate',
      severity: 'warning',
      what: {
        en: `The picture of \`${setting}\` would be too dull on the dark ground of ${where(places).en}, so it stands there on a white plate.`,
        es: `La imagen de \`${setting}\` se vería apagada sobre el fondo oscuro ${where(places).es}, así que ahí va sobre una placa blanca.`,
        ca: `La imatge de \`${setting}\` es veuria apagada sobre el fons fosc ${where(places).ca}, així que allà va sobre una placa blanca.`,
      },
      why: {
        en: 'A white label in a dark page is the first thing that one sees of it, and does not look like an institution.',
        es: 'Una etiqueta blanca en una página oscura es lo primero que se ve de ella, y no parece de una institución.',
        ca: 'Una etiqueta blanca en una pàgina fosca és el primer que se’n veu, i no sembla d’una institució.',
      },
      fix: {
        en: `Add a logo for dark grounds as \`${darkOf(setting)}\`. A logo in a single colour needs none: the portal gives it a readable shade.`,
        es: `Añade un logotipo para fondos oscuros en \`${darkOf(setting)}\`. Uno de un solo color no lo necesita: el portal le da un tono legible.`,
        ca: `Afegeix un logotip per a fons foscos a \`${darkOf(setting)}\`. Un d’un sol color no en necessita: el portal li dona un to llegible.`,
      },
    }),
  );
};
