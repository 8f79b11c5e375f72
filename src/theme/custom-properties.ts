import { tokenNames } from './token-names.ts';
import type { Theme, Tokens } from './tokens.ts';

/** A font of the brand, its files with the addresses from which a browser loads them. */
export interface ThemeFont {
  familia: string;
  archivos: readonly { url: string; peso: number; estilo: 'normal' | 'italic' }[];
}

export interface ThemeCssOptions {
  /** Which mode applies when no script has set `data-theme`. */
  modoOscuro: 'off' | 'on' | 'sistema';
  fonts?: { texto?: ThemeFont; titulos?: ThemeFont };
}

const systemFonts = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif';

// It stands here because this is the first style sheet that a page has: a rule that came later would come too late.
const viewTransitions = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * The style sheet that carries a brand: `@font-face` rules, `--font-text` and `--font-title`, and the colours
 * of both modes. A script sets `data-theme` on the root to `light` or `dark`; without it the default of the
 * brand applies. Paper is always light. One line, the same bytes for the same input.
 */
export function themeCss(theme: Theme, { modoOscuro, fonts = {} }: ThemeCssOptions): string {
  const light = declarations(theme.light, 'light');
  const dark = declarations(theme.dark, 'dark');
  const text = fontStack(fonts.texto);
  const title = fonts.titulos ? fontStack(fonts.titulos) : text;
  const unset = 'html:not([data-theme])';
  return [
    viewTransitions,
    ...fontFaces([fonts.texto, fonts.titulos]),
    `:root{--font-text:${text};--font-title:${title};${light}}`,
    `@media screen{[data-theme=dark]${modoOscuro === 'on' ? `,${unset}` : ''}{${dark}}}`,
    modoOscuro === 'sistema' ? `@media screen and (prefers-color-scheme:dark){${unset}{${dark}}}` : '',
  ].join('');
}

function declarations(tokens: Tokens, scheme: 'light' | 'dark'): string {
  const colors = tokenNames.map((name) => `${name}:${tokens[name]}`);
  return [`color-scheme:${scheme}`, ...colors].join(';');
}

function fontStack(font: ThemeFont | undefined): string {
  return font ? `${quote(font.familia)},${systemFonts}` : systemFonts;
}

/** One rule per file; text and headings may share a font. */
function fontFaces(fonts: readonly (ThemeFont | undefined)[]): string[] {
  const rules = fonts
    .filter((font) => font !== undefined)
    .flatMap(({ familia, archivos }) =>
      archivos.map(
        ({ url, peso, estilo }) =>
          `@font-face{font-family:${quote(familia)};font-style:${estilo};font-weight:${peso};` +
          `font-display:swap;src:url(${quote(url)}) format("woff2")}`,
      ),
    );
  return [...new Set(rules)];
}

/** A CSS string: quotes, backslashes, line ends and `<` written as escapes. */
function quote(text: string): string {
  const escaped = text.replace(
    /["\\<\p{Cc}]/gu,
    (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `,
  );
  return `"${escaped}"`;
}
