import { describe, expect, test } from 'vitest';
import { readOwnStyles } from './own-styles.ts';

const path = '/brands/cierzo/assets/estilos';
const css = (text: string) => readOwnStyles(`${path}.css`, text);
const codes = (text: string) => css(text).mistakes.map(({ texts }) => texts.code);

describe('a deceptive style sheet is reported', () => {
  test.each([
    'input[type=password]{-webkit-text-security:none}',
    'body::after{content:"";position:fixed;inset:0;background:#fff}',
    '.x{position:absolute;top:0;left:0;width:100vw;height:100vh}',
    '[href*="privacidad"]{display:none}',
    'footer a{visibility:hidden}',
    'input[value^="a"]{background:url(a.png)}',
    '*{outline:none}',
    'a:focus{outline:0 none}',
    '.consent{display:none}',
  ])('%s', (text) => {
    const { styles, mistakes } = css(text);
    expect(mistakes.map(({ texts }) => [texts.code, texts.severity])).toEqual([
      ['deceptive-style', 'warning'],
    ]);
    expect(styles).toBeDefined();
  });

  test.each([
    'body::before{content:"";position:fixed;inset:0;z-index:-1}',
    '.sheet{position:fixed;inset:0;pointer-events:none}',
    '.footer{background:#fff}.footer-logo{display:none}',
    'a[href^="https"]{color:red}input[value]{color:red}',
    '@media print{.footer{display:none}}',
    '.card{position:absolute;top:0;left:0;width:100%}',
  ])('but not %s', (text) => {
    expect(codes(text)).toEqual([]);
  });
});

describe('declarations without effect are warned of', () => {
  test.each([
    ['h2{color:rojo}', '`color: #ff0000;`'],
    ['h2{font-size:12}', '`font-size: 12px;`'],
    ['h2{margin:10 px}', '`margin: 10px;`'],
    ['h2{colour:red}', '`color`'],
    [':root{--shadows:none}', '`--shadow`'],
    ['h2{color:var(--color-brand-secon)}', '`--color-brand-second`'],
    ['h2{font-weight:negrita}', 'CSS knows'],
    ["h2{font-family:'Montclar Sans',serif}", 'var(--font-title)'],
    ['h2{font:600 1rem/1.2 Montclar Sans,serif}', 'var(--font-title)'],
  ])('%s', (text, advice) => {
    const { styles, mistakes } = css(text);
    expect(mistakes.map(({ texts }) => [texts.code, texts.severity])).toEqual([['invalid-style', 'warning']]);
    expect(mistakes[0]?.texts.fix?.en).toContain(advice);
    expect(styles).toBeDefined();
  });

  test.each([
    ':root{--mine:1px}h2{margin:var(--mine)}',
    'h2{color:var(--mine,red)}',
    ':root{--shadow:none;--text-small:0.95rem}',
    'h2{inset-inline:0;text-wrap:balance;color:color-mix(in srgb,red,blue);-webkit-line-clamp:2}',
    '@font-face{font-family:x;src:url(x.woff2);font-display:swap}',
    '@font-face{font-family:"Mar Sans";src:url(x.woff2)}h2{font-family:mar sans,serif}',
    'h2{font-family:var(--font-title)}h3{font:inherit}h4{font-family:Georgia,serif}h5{font:1rem serif}',
    '@media (width>40rem){h2{margin:calc(1rem + 2vw)}}',
    'a:focus:not(:focus-visible){outline:none}',
  ])('but not of %s', (text) => {
    expect(css(text).mistakes.map(({ texts }) => texts.what.en)).toEqual([]);
  });
});
