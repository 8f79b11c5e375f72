import type { FontFallback } from './font-fallbacks.ts';
import type { Properties } from './shape-and-motif.ts';
import { moreContrast } from './more-contrast.ts';
import { modes, type ColourScheme } from './neutrals.ts';
import { tokenNames } from './token-names.ts';
import type { BrandTheme, Tokens } from './derive-theme.ts';

/** A font of the brand: its files with the addresses that browsers load. */
export interface ThemeFont {
  familia: string;
  archivos: readonly { url: string; peso: number; estilo: 'normal' | 'italic' }[];
  generic: 'sans-serif' | 'serif';
  /** Device fonts shown until the font has loaded. */
  fallbacks: readonly FontFallback[];
}

interface Fonts {
  texto?: ThemeFont;
  titulos?: ThemeFont;
}

export interface ThemeCssOptions {
  /** Which mode applies when no script has set `data-theme`. */
  modoOscuro: 'off' | 'on' | 'sistema';
  fonts?: Fonts;
  /** Further custom properties for both modes. */
  look?: Properties;
  /** Further custom properties for one mode. */
  modes?: Readonly<Record<ColourScheme, Properties>>;
}

const systemFonts = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';
const systemSerif = 'Georgia,"Noto Serif","Times New Roman",serif';

// This is the first style sheet of a page; the rule would take effect too late in a later one.
const viewTransitions = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Makes the style sheet of a brand: `@font-face` rules, `--font-text` and `--font-title`, and the colours of both
 * modes. A script sets `data-theme` on the root to `light` or `dark`; without it the default of the brand applies.
 * Print is always light. One line, the same bytes for the same input.
 */
export function themeCss(
  theme: BrandTheme,
  { modoOscuro, fonts = {}, look = {}, modes: more = { light: {}, dark: {} } }: ThemeCssOptions,
): string {
  const [light, dark] = modes.map((mode) => declarations(theme[mode], mode, more[mode]));
  const unset = 'html:not([data-theme])';
  return [
    viewTransitions,
    ...fontFaces([fonts.texto, fonts.titulos]),
    `:root{${fontStacks(fonts)};${light}${pairs(look)
      .map((pair) => `;${pair}`)
      .join('')}}`,
    fonts.texto || fonts.titulos ? `[data-fonts=late]{${fontStacks(fonts, true)}}` : '',
    `@media screen{[data-theme=dark]${modoOscuro === 'on' ? `,${unset}` : ''}{${dark}}}`,
    modoOscuro === 'sistema' ? `@media screen and (prefers-color-scheme:dark){${unset}{${dark}}}` : '',
    ...strongRules(theme, modoOscuro),
  ].join('');
}

/** Rules for `prefers-contrast: more`; each is more specific than the rule of its mode. */
function strongRules(theme: BrandTheme, modoOscuro: ThemeCssOptions['modoOscuro']): string[] {
  const query = '(prefers-contrast:more)';
  const [light, dark] = modes.map((mode) => pairs(moreContrast(theme[mode])).join(';'));
  const unset = ':root:root:not([data-theme])';
  return [
    `@media ${query}{:root:root{${light}}}`,
    `@media screen and ${query}{:root:root[data-theme=dark]${modoOscuro === 'on' ? `,${unset}` : ''}{${dark}}}`,
    modoOscuro === 'sistema'
      ? `@media screen and ${query} and (prefers-color-scheme:dark){${unset}{${dark}}}`
      : '',
  ];
}

function pairs(properties: Partial<Properties>): string[] {
  return Object.entries(properties).map(([name, value]) => `${name}:${value}`);
}

/** Declarations of one mode; `--in-light` and `--in-dark` show the matching one of two drawings. */
function declarations(tokens: Tokens, scheme: ColourScheme, more: Properties): string {
  const colors = tokenNames.map((name) => `${name}:${tokens[name]}`);
  const shown = modes.map((mode) => `--in-${mode}:${mode === scheme ? 'block' : 'none'}`);
  return [`color-scheme:${scheme}`, ...colors, ...shown, ...pairs(more)].join(';');
}

/** @param isLate for pages that give up on the brand's fonts, so that no fallback with adjusted metrics is needed */
function fontStacks({ texto, titulos }: Fonts, isLate = false): string {
  const text = fontStack(texto, isLate);
  return `--font-text:${text};--font-title:${titulos ? fontStack(titulos, isLate) : text}`;
}

function fontStack(font: ThemeFont | undefined, isLate: boolean): string {
  if (!font) return systemFonts;
  const names = isLate ? [] : [font.familia, ...new Set(font.fallbacks.map(({ familia }) => familia))];
  return [...names.map(quote), font.generic === 'serif' ? systemSerif : systemFonts].join(',');
}

/**
 * One rule per font file and per fallback font; text and headings may share a font. The boot script has all files
 * loaded before the first paint, or has the page go without (`load-fonts.ts`): only without scripts is a font swapped.
 */
function fontFaces(fonts: readonly (ThemeFont | undefined)[]): string[] {
  const rules = fonts
    .filter((font) => font !== undefined)
    .flatMap(({ familia, archivos, fallbacks }) => [
      ...archivos.map(
        ({ url, peso, estilo }) =>
          `@font-face{font-family:${quote(familia)};font-style:${estilo};font-weight:${peso};` +
          `font-display:swap;src:url(${quote(url)}) format("woff2")}`,
      ),
      ...fallbacks.map(
        ({ familia: name, peso, estilo, local, ...sizes }) =>
          `@font-face{font-family:${quote(name)};font-style:${estilo};font-weight:${peso};` +
          `src:${local.map((localName) => `local(${quote(localName)})`).join(',')};size-adjust:${sizes.sizeAdjust}%;` +
          `ascent-override:${sizes.ascentOverride}%;descent-override:${sizes.descentOverride}%;` +
          `line-gap-override:${sizes.lineGapOverride}%}`,
      ),
    ]);
  return [...new Set(rules)];
}

/** Formats a CSS string: quotes, backslashes, control characters and `<` are escaped. */
function quote(text: string): string {
  const escaped = text.replace(
    /["\\<\p{Cc}]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `,
  );
  return `"${escaped}"`;
}
