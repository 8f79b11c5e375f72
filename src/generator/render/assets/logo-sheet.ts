import { readFileSync } from 'node:fs';
import type { AssetFile, Brand } from '#core/brand/brand.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { escapeMarkup } from '#core/shared/escape-markup.ts';
import { withoutStyles } from '#generator/brands/svg/inline-styles.ts';
import { inOneColour, paintsOf } from '#generator/brands/svg/paints.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { deriveTheme } from '#generator/theme/derive-theme.ts';
import { type LogoPlace, type PlacedLogo, placedLogos } from '#generator/theme/logos.ts';
import type { ColourScheme } from '#generator/theme/neutrals.ts';

const mediaTypes: Readonly<Record<string, string>> = { jpg: 'jpeg', svg: 'svg+xml' };

const placeNames: Readonly<Record<LogoPlace, ReturnType<typeof reportText>>> = {
  header: reportText('build.logos.header'),
  footer: reportText('build.logos.footer'),
  login: reportText('build.logos.login'),
};

const modeNames: Readonly<Record<ColourScheme, ReturnType<typeof reportText>>> = {
  light: reportText('build.shades.light'),
  dark: reportText('build.shades.dark'),
};

/** Sizes of the cells of a sheet, in pixels. */
const [cellWidth, cellHeight, padding] = [320, 140, 24];

function dataAddress({ path, extension }: AssetFile, colour: string | undefined): string {
  const type = `image/${mediaTypes[extension] ?? extension}`;
  if (extension !== 'svg') return `data:${type};base64,${readFileSync(path).toString('base64')}`;
  const source = readFileSync(path, 'utf8');
  const drawing = withoutStyles(source) ?? source;
  const painted = colour ? inOneColour(drawing, colour) : drawing;
  return `data:${type};base64,${Buffer.from(painted).toString('base64')}`;
}

/** Draws one logo on its ground as SVG: the CSP of a web page may forbid style attributes. */
function cell({ settings, assets }: Brand, logo: PlacedLogo, language: ReportLanguage): string {
  const { place, mode, ground, setting, colour, plate } = logo;
  const file = assets[settings[setting] ?? ''];
  if (!file) return '';
  const height = place === 'header' ? settings.logoSize : 72;
  const label = `${placeNames[place][language]}, ${modeNames[mode][language]}`;
  const facts = [setting, ground, ...(plate ? [reportText('build.logos.plate')[language]] : [])].join(' · ');
  const title = escapeMarkup(`${label}: ${facts}`);
  const picture = `<image href="${dataAddress(file, colour)}" x="${padding}" y="${(cellHeight - height) / 2}" width="${cellWidth - 2 * padding}" height="${height}" preserveAspectRatio="xMinYMid"/>`;
  return `<figure class="logo"><svg viewBox="0 0 ${cellWidth} ${cellHeight}" width="${cellWidth}" height="${cellHeight}" role="img" aria-label="${title}"><rect width="100%" height="100%" fill="${ground}"/>${picture}</svg><figcaption>${escapeMarkup(label)}<br><small>${escapeMarkup(facts)}</small></figcaption></figure>`;
}

/**
 * The logos of a brand on each ground where its portal shows them, as HTML without any style: figures of class `logo`
 * in a `div` of class `logos`.
 */
export function logoSheet(brand: Brand, language: ReportLanguage): string {
  const { settings, assets } = brand;
  const logos = placedLogos(deriveTheme(settings), settings, (setting) => {
    const file = assets[settings[setting] ?? ''];
    return file?.extension === 'svg' ? paintsOf(readFileSync(file.path, 'utf8')) : undefined;
  });
  return `<div class="logos">${logos.map((logo) => cell(brand, logo, language)).join('')}</div>`;
}

/** Styles of the figures of `logoSheet`. */
export const logoSheetStyles =
  '.logos{display:flex;flex-wrap:wrap;gap:1.5rem}.logo{margin:0}.logo svg{display:block;max-width:100%;height:auto;outline:1px solid #8884}';

/** The sheet as a page, for the development server. */
export function logoSheetPage(brand: Brand, language: ReportLanguage): string {
  const title = escapeMarkup(reportText('build.logos.title', { name: brand.settings.nombre })[language]);
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width"><script type="module" src="/@vite/client"></script>',
    '<style>body{margin:0;padding:2rem;font:1rem/1.5 system-ui,sans-serif;background:#f3f4f6;color:#1b1d21}',
    `${logoSheetStyles}</style><main><h1>${title}</h1>${logoSheet(brand, language)}</main></html>`,
  ].join('');
}
