import { transform } from 'lightningcss';
import { describe, expect, it } from 'vitest';
import { themeCss, type ThemeCssOptions } from './theme-css.ts';
import { fallbacksOf } from './font-fallbacks.ts';
import { tokenNames } from './token-names.ts';
import { deriveTheme } from './derive-theme.ts';

const theme = deriveTheme({ colores: { primario: '#002b5c', secundario: '#e0a030' } });
const serif = {
  familia: 'Sea Serif',
  archivos: [{ url: '/_brand/serif.woff2', peso: 700, estilo: 'normal' as const }],
  generic: 'serif' as const,
  fallbacks: [],
};

const css = (options: Partial<ThemeCssOptions> = {}) =>
  themeCss(theme, { modoOscuro: 'sistema', ...options });

/** The declarations of the rule with this selector inside this media query, by name. */
function rule(source: string, opening: string): Record<string, string> {
  const start = source.indexOf(`${opening}{`) + opening.length + 1;
  if (!source.includes(`${opening}{`)) return {};
  const body = source.slice(start, source.indexOf('}', start));
  return Object.fromEntries(
    body.split(';').map((line) => line.split(/:(.*)/s).slice(0, 2) as [string, string]),
  );
}

describe('themeCss', () => {
  it('is CSS that a parser accepts', () => {
    const fonts = { texto: { ...serif, familia: 'Odd "\\ </style>' }, titulos: serif };
    const code = Buffer.from(css({ fonts }));
    const { warnings } = transform({ filename: 'theme.css', code, minify: true });
    expect(warnings).toEqual([]);
    expect(css({ fonts })).not.toContain('</style');
  });

  it('gives every token a value in both modes', () => {
    const light = rule(css(), ':root');
    const dark = rule(css(), '@media screen{[data-theme=dark]');
    expect(Object.keys(light)).toEqual([
      '--font-text',
      '--font-title',
      'color-scheme',
      ...tokenNames,
      '--in-light',
      '--in-dark',
    ]);
    expect(Object.keys(dark)).toEqual(['color-scheme', ...tokenNames, '--in-light', '--in-dark']);
    expect(light).toMatchObject({ 'color-scheme': 'light', '--color-action': theme.light['--color-action'] });
    expect(dark).toMatchObject({ 'color-scheme': 'dark', '--color-action': theme.dark['--color-action'] });
  });

  it('follows the default of the brand when no script has chosen', () => {
    const system = '@media screen and (prefers-color-scheme:dark){html:not([data-theme])';
    expect(rule(css(), system)).toEqual(rule(css(), '@media screen{[data-theme=dark]'));
    expect(css({ modoOscuro: 'off' })).not.toContain('html:not([data-theme])');
    expect(css({ modoOscuro: 'on' })).toContain('[data-theme=dark],html:not([data-theme]){color-scheme:dark');
    expect(css({ modoOscuro: 'on' })).not.toContain('prefers-color-scheme');
  });

  it('shows what is drawn twice once in each mode', () => {
    expect(rule(css(), ':root')).toMatchObject({ '--in-light': 'block', '--in-dark': 'none' });
    const dark = rule(css(), '@media screen{[data-theme=dark]');
    expect(dark).toMatchObject({ '--in-light': 'none', '--in-dark': 'block' });
  });

  it('carries what a brand is drawn with besides colours', () => {
    const options = {
      look: { '--radius': '0' },
      modes: { light: { '--plate': 'a' }, dark: { '--plate': 'b' } },
    };
    expect(rule(css(options), ':root')).toMatchObject({ '--radius': '0', '--plate': 'a' });
    expect(rule(css(options), '@media screen{[data-theme=dark]')).toMatchObject({ '--plate': 'b' });
  });

  it('has stronger colours for people who ask for more contrast, in both modes', () => {
    const strong = rule(css(), '@media (prefers-contrast:more){:root:root');
    expect(strong).toMatchObject({ '--color-text-soft': theme.light['--color-text'] });
    const dark = rule(css(), '@media screen and (prefers-contrast:more){:root:root[data-theme=dark]');
    expect(dark).toMatchObject({ '--color-text-soft': theme.dark['--color-text'] });
    expect(css({ modoOscuro: 'on' })).toContain('[data-theme=dark],:root:root:not([data-theme])');
    expect(css({ modoOscuro: 'off' })).not.toContain('not([data-theme])');
  });

  it('is the same each time', () => {
    expect(css({ fonts: { texto: serif } })).toBe(css({ fonts: { texto: serif } }));
  });
});

describe('fonts', () => {
  it('are those of the device unless the brand has its own', () => {
    const root = rule(css(), ':root');
    expect(root['--font-text']).toMatch(/^system-ui,/);
    expect(root['--font-title']).toBe(root['--font-text']);
    expect(css()).not.toContain('@font-face');
  });

  it('of the text serve the headings too, unless those have their own', () => {
    const text = rule(css({ fonts: { texto: serif } }), ':root');
    expect(text['--font-title']).toMatch(/^"Sea Serif",Georgia/);
    const titles = rule(css({ fonts: { titulos: serif } }), ':root');
    expect(titles['--font-title']).toMatch(/^"Sea Serif"/);
    expect(titles['--font-text']).toMatch(/^system-ui/);
  });

  it('of the device are the only ones of a page that does not wait for those of the brand', () => {
    const late = rule(css({ fonts: { titulos: serif } }), '[data-fonts=late]');
    expect(late['--font-text']).toMatch(/^system-ui,/);
    expect(late['--font-title']).toMatch(/^Georgia,/);
    expect(css()).not.toContain('data-fonts');
  });

  it('stand in for a font with its measures until it comes', () => {
    const metrics = { unitsPerEm: 1000, ascent: 1011, descent: -353, lineGap: 0, xWidthAvg: 452 };
    const fallbacks = fallbacksOf('Nunito', 'sans-serif', [{ peso: 400, estilo: 'normal', metrics }]);
    const sheet = css({
      fonts: { texto: { ...serif, familia: 'Nunito', generic: 'sans-serif', fallbacks } },
    });
    expect(rule(sheet, ':root')['--font-text']).toMatch(/^"Nunito","Nunito 1","Nunito 2",system-ui/);
    // Arial is 0.4458 em wide: it grows by 1.39 %, and its line stays as high as that of the font.
    expect(sheet).toContain(
      'local("Arimo");size-adjust:101.39%;ascent-override:99.71%;descent-override:34.82%;line-gap-override:0%}',
    );
  });

  it('have one rule per file, even where text and headings share them', () => {
    const shared = css({ fonts: { texto: serif, titulos: serif } });
    expect(shared.match(/@font-face/g)).toHaveLength(1);
    expect(shared).toContain(
      '@font-face{font-family:"Sea Serif";font-style:normal;font-weight:700;font-display:swap;' +
        'src:url("/_brand/serif.woff2") format("woff2")}',
    );
  });
});
