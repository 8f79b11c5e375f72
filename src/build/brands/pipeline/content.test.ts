import { describe, expect, test } from 'vitest';
import { legalRoutes, contentRoutes } from '#core/brand/content-routes.ts';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import type { BrandFiles } from '../../../../tests/support/build/temp-brand.ts';
import { contentOf } from './content.ts';

const legalPages = legalRoutes.map((route) => contentRoutes[route]);

function legal(language = 'es', folder = 'cierzo'): BrandFiles {
  return Object.fromEntries(
    legalPages.map((page) => [
      `${folder}/content/${language}/${page}.md`,
      `## Título\n\n${page === 'politica-de-cookies' ? '{{almacenamiento}}' : 'Texto.'}\n`,
    ]),
  );
}

const yaml = (text: string): BrandFiles => ({ 'cierzo/brand.yaml': `id: cierzo\n${text}\n` });

/** The help page with a text, among legal pages that are in order. */
const help = (text: string | Uint8Array, settings = '') =>
  contentOf(tempBrand({ ...legal(), ...yaml(settings), 'cierzo/content/es/ayuda.md': text }));
const html = (text: string, settings = '') => {
  const { value, problems } = help(text, settings);
  expect(problems).toEqual([]);
  return value.es?.ayuda;
};
const codes = (text: string, settings = '') => help(text, settings).problems.map(({ code }) => code);

describe('the HTML of a page', () => {
  test('is that of its Markdown', () => {
    expect(html('## A & B\n\n**uno** *dos* `tres`\n\n- x\n')).toBe(
      '<h2>A &amp; B</h2>\n<p><strong>uno</strong> <em>dos</em> <code>tres</code></p>\n<ul>\n<li>x</li>\n</ul>\n',
    );
  });

  test('has its placeholders filled in: in text, in code, in links, as text and not as Markdown', () => {
    const settings =
      'contacto: { email: practicas@cierzo.example }\nlegal: { titular: "Cierzo *<b>* S.A." }\ndominio_produccion: practicas.cierzo.example';
    const text =
      '[{{contacto.email}}](mailto:{{contacto.email}} "{{legal.titular}}") de {{legal.titular}} (`{{dominio_produccion}}`)';
    expect(html(text, settings)).toBe(
      '<p><a href="mailto:practicas@cierzo.example" title="Cierzo *&lt;b&gt;* S.A.">practicas@cierzo.example</a> de Cierzo *&lt;b&gt;* S.A. (<code>practicas.cierzo.example</code>)</p>\n',
    );
  });

  test('says dates and texts per language in the language of the page', () => {
    const draft = tempBrand({
      ...yaml(
        'idiomas: [es, ca]\nlegal: { fechaRevisionAccesibilidad: 2025-09-15 }\ndescripcion: { es: Hola, ca: Bon dia }',
      ),
      ...legal('es'),
      ...legal('ca'),
      'cierzo/content/es/ayuda.md': '{{legal.fechaRevisionAccesibilidad}}: {{descripcion}}',
      'cierzo/content/ca/ayuda.md': '{{legal.fechaRevisionAccesibilidad}}: {{descripcion}}',
    });
    const { value } = contentOf(draft);
    expect(value.es?.ayuda).toBe('<p>15 de septiembre de 2025: Hola</p>\n');
    expect(value.ca?.ayuda).toBe('<p>15 de setembre del 2025: Bon dia</p>\n');
  });

  test('takes the first column for the headings of a table whose first row is empty', () => {
    const rows = '| --- | --- |\n| A | 1 |\n| B | |\n\n| C |\n| --- |\n| 2 |\n';
    expect(html(`| | |\n${rows}`)).toBe(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="A, B">\n<table>\n<tbody>\n<tr>\n<th scope="row">A</th>\n<td>1</td>\n</tr>\n<tr>\n<th scope="row">B</th>\n<td></td>\n</tr>\n</tbody>\n</table>\n</div>\n' +
        '<div class="table-scroll" tabindex="0" role="group" aria-label="C">\n<table>\n<thead>\n<tr>\n<th>C</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</div>\n',
    );
  });

  test('lets wide tables scroll', () => {
    expect(html('| A | B "x" |\n| --- | --- |\n| 1 | 2 |\n')).toBe(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="A, B &quot;x&quot;">\n<table>\n<thead>\n<tr>\n<th>A</th>\n<th>B &quot;x&quot;</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</div>\n',
    );
  });

  test('names in each cell of a table with many columns what it is of, for the cards that its rows are on a phone', () => {
    const page = html('| A | B | C | *D* |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |\n');
    expect(page).toContain('<table class="table-cards" role="table">');
    expect(page).toContain('<td role="cell" data-label="A">1</td>');
    expect(page).toContain('<td role="cell" data-label="D">4</td>');
    expect(html('| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n')).not.toContain('role="table"');
  });

  test('leads elsewhere without a hold on this page, and to pages of the portal by their canonical address', () => {
    const text = '[a](https://a.example/ñ) <https://b.example> [c](/ayuda) [d](mailto:a@b.example)';
    expect(html(text, 'idiomas: [es]')).toBe(
      '<p><a href="https://a.example/%C3%B1" rel="noopener">a</a> <a href="https://b.example" rel="noopener">https://b.example</a> <a href="/ayuda">c</a> <a href="mailto:a@b.example">d</a></p>\n',
    );
  });

  test('can be shared by brands of different default languages', () => {
    const draft = tempBrand({
      ...yaml('extends: _base\nidiomas: [ca, es]\nidiomaDefecto: ca'),
      ...legal('es'),
      ...legal('ca'),
      '_base/brand.yaml': 'nombreCorto: x\n',
      '_base/content/es/ayuda.md': '[CV](/cv) y [eventos](/eventos?x=1#y)',
      '_base/content/ca/ayuda.md': '[CV](/cv)',
    });
    const { value, problems } = contentOf(draft);
    expect(problems).toEqual([]);
    expect(value.es?.ayuda).toBe(
      '<p><a href="/es/cv">CV</a> y <a href="/es/eventos?x=1#y">eventos</a></p>\n',
    );
    expect(value.ca?.ayuda).toBe('<p><a href="/cv">CV</a></p>\n');
  });
});

describe('which texts there are', () => {
  test('optional pages may be absent', () => {
    expect(contentOf(tempBrand(legal()))).toMatchObject({ problems: [] });
  });

  test('legal pages are asked for in every language, in one report per language that names the files', () => {
    const files = { ...yaml('idiomas: [es, ca]'), ...legal() };
    delete files['cierzo/content/es/aviso-legal.md'];
    const { problems } = contentOf(tempBrand(files));
    expect(problems.map(({ what }) => what.en)).toEqual([
      'A legal page has no text in Spanish.',
      '5 legal pages have no text in Catalan.',
    ]);
    expect(problems[0]).toMatchObject({ code: 'missing-legal-page', location: { line: 2 } });
    expect(problems[0]?.fix?.en).toBe('Write `content/es/aviso-legal.md` in the folder of the brand.');
  });

  test('a base gives help to its brands, but no legal pages', () => {
    const draft = tempBrand({
      ...yaml('extends: _base'),
      '_base/brand.yaml': 'nombreCorto: x\n',
      '_base/content/es/ayuda.md': 'de la base',
      ...legal('es', '_base'),
    });
    const { value, problems } = contentOf(draft);
    expect(value.es).toEqual({ ayuda: '<p>de la base</p>\n' });
    expect(problems.map(({ code }) => code).sort()).toEqual([
      'missing-legal-page',
      ...Array<string>(5).fill('unknown-file'),
    ]);
  });

  test('the text of the brand wins over that of the base', () => {
    const draft = tempBrand({
      ...yaml('extends: _base'),
      ...legal(),
      'cierzo/content/es/ayuda.md': 'de la marca',
      '_base/brand.yaml': 'nombreCorto: x\n',
      '_base/content/es/ayuda.md': 'de la base',
    });
    expect(contentOf(draft).value.es?.ayuda).toBe('<p>de la marca</p>\n');
  });

  test('a page that the brand does not have is left out', () => {
    const { value, problems } = help('[x](/nada)', 'modulos: { ayuda: false }');
    expect(problems).toEqual([]);
    expect(value.es).not.toHaveProperty('ayuda');
  });

  test('files that no page uses are reported', () => {
    const draft = tempBrand({
      ...legal(),
      'cierzo/content/es/aviso_legal.md': 'x',
      'cierzo/content/es/ayuda.txt': 'x',
      'cierzo/content/cat/ayuda.md': 'x',
      'cierzo/content/en/ayuda.md': 'x',
      'cierzo/content/es/.DS_Store': 'x',
    });
    expect(contentOf(draft).problems.map(({ code, fix }) => [code, fix?.en.slice(0, 30)])).toEqual([
      ['unknown-file', 'The folders are `content/es` (S'.slice(0, 30)],
      ['language-not-offered', 'Add `en` to `idiomas` to offer'],
      ['unknown-file', 'Did you mean `aviso-legal.md`?'],
      ['unknown-file', 'Did you mean `ayuda.md`?'],
    ]);
  });
});

describe('a mistake is found, at its place', () => {
  const at = (text: string, settings = '') => {
    const { problems } = help(text, settings);
    return problems.map(({ code, location }) => [
      code,
      location?.line,
      location?.column,
      location?.endColumn,
    ]);
  };

  test('empty text', () => {
    expect(codes(' \n\n')).toEqual(['empty-content']);
  });

  test('another encoding', () => {
    expect(help(Buffer.from('## Año', 'latin1')).problems.map(({ code }) => code)).toEqual(['not-utf-8']);
  });

  test('too much text', () => {
    expect(codes('x'.repeat(201 * 1024))).toEqual(['file-too-large']);
  });

  test('HTML of every kind', () => {
    expect(at('## A\n\nuno <b>dos</b>\n')).toEqual([['raw-html', 3, 5, 8]]);
    expect(codes('<div class="x">\n\ntexto\n\n</div>\n')).toEqual(['raw-html']);
    expect(codes('<script>alert(1)</script>')).toEqual(['raw-html']);
    expect(codes('uno</b> <b>dos</b> <b>tres</b>')).toHaveLength(3);
    expect(at('uno <!-- dos\ntres --> cuatro')).toEqual([['raw-html', 1, 5, 9]]);
    expect(codes('<!-- pendiente -->')).toEqual(['raw-html']);
    expect(codes('<img src=x onerror=alert(1)>')).toEqual(['raw-html']);
    expect(codes('3 < 4 y 5 > 4, `<b>` y \\<b>')).toEqual([]);
  });

  test('characters that nobody can see, as themselves or as entities', () => {
    expect(at('## A\n\nuno\u202e dos\u202e')).toEqual([['bidi-character', 3, 4, 5]]);
    expect(at('uno &#x202e; dos')).toEqual([['bidi-character', 1, 5, 13]]);
    expect(at('**uno** &#8238; | &rlm;')).toEqual([['bidi-character', 1, 9, 16]]);
    expect(at('[uno](/ "d&lrm;os")')).toEqual([['bidi-character', 1, 11, 16]]);
    expect(at('- a\n\n  | b&ZeroWidthSpace; |\n  | --- |')).toEqual([['invisible-character', 3, 6, 22]]);
    expect(at('uno\0dos')).toEqual([['control-character', 1, 4, 5]]);
    expect(at('uno\u001b[31m `\u0007`')).toEqual([['control-character', 1, 4, 5]]);
    expect(at('uno \u{e0041}\u{e0042}')).toEqual([['invisible-character', 1, 5, 7]]);
    expect(help('uno &#x202e; dos').problems[0]?.what.en).toBe(
      '`&#x202e;` writes an invisible character that changes the direction of the text (U+202E).',
    );
    expect(codes('pala&shy;bra 8&nbsp;€ 👩&zwj;💻 ❤\ufe0f `&#x202e;` \\&#x202e;\r\n\r\nfin')).toEqual([]);
  });

  test('headings of the wrong level', () => {
    expect(at('# Ayuda\n\n## A\n\n#### B\n')).toEqual([
      ['heading-order', 1, 1, 8],
      ['heading-order', 5, 1, 7],
    ]);
    expect(at('Ayuda\n=====\n')).toEqual([['heading-order', 1, 1, 6]]);
    expect(codes('### A\n')).toEqual(['heading-order']);
    expect(codes('## A\n\n### B\n\n#### C\n\n## D\n')).toEqual([]);
  });

  test('pictures', () => {
    expect(at('Mira: ![foto](https://a.example/x.png)\n')).toEqual([['image-in-content', 1, 7, 39]]);
  });

  test('placeholders that stand for nothing, or for a setting that is not filled in', () => {
    expect(at('## A\n\n- de {{legal.titualr}} y {{legal.nif}}\n')).toEqual([
      ['unknown-placeholder', 3, 6, 23],
      ['empty-placeholder', 3, 26, 39],
    ]);
    expect(help('{{legal.titualr}}').problems[0]?.fix?.en).toBe('Did you mean `legal.titular`?');
    expect(codes('{{ nombre }}', 'nombre: X')).toEqual(['unknown-placeholder']);
    expect(codes('{{nombre}', 'nombre: X')).toEqual(['unknown-placeholder']);
    expect(codes('[x]({{contacto.url}})')).toEqual(['empty-placeholder']);
    expect(codes('{{modulos.eventos}}')).toEqual(['unknown-placeholder']);
  });

  test('a setting that is not filled in is reported once, however often it is used', () => {
    expect(help('{{legal.nif}} {{legal.nif}}\n\n{{legal.nif}}').problems.map(({ what }) => what.en)).toEqual([
      '`{{legal.nif}}` is used here, but `legal.nif` is not filled in. The texts use it in 2 more places.',
    ]);
  });

  test('a setting that is wrong is not reported again as empty', () => {
    expect(codes('{{legal.nif}}', 'legal: { nif: 12 }')).toEqual([]);
  });

  test.each([
    ['[x](javascript:alert(1))', 'unsafe-link'],
    ['[x](JAVASCRIPT:alert%281%29)', 'unsafe-link'],
    ['[x](<java&#10;script:alert(1)>)', 'unsafe-link'],
    ['[x](data:text/html,x)', 'unsafe-link'],
    ['[x](//evil.example)', 'unsafe-link'],
    ['[x](/\\evil.example)', 'unsafe-link'],
    ['[x](https://a@evil.example)', 'unsafe-link'],
    ['[x](https://\u0441ierzo.example)', 'unsafe-link'],
    ['<javascript:alert(1)>', 'unsafe-link'],
    ['[x][r]\n\n[r]: javascript:alert(1)', 'unsafe-link'],
    ['[x](http://a.example)', 'insecure-link'],
    ['[x](www.a.example)', 'invalid-link'],
    ['[x](ayuda.md)', 'invalid-link'],
    ['[x](#apartado)', 'invalid-link'],
    ['[x]()', 'invalid-link'],
    ['[x](/aviso-lagal)', 'unknown-address'],
    ['[x](/es/../ayuda)', 'unknown-address'],
    ['[x](/propuesta-practicas)', 'unavailable-address'],
    ['| a |\n| - |\n| [x](javascript:1) |', 'unsafe-link'],
    ['> 1. **[x](javascript:1)**', 'unsafe-link'],
    ['## [x](javascript:1)', 'unsafe-link'],
  ])('the link %j', (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  test('a link to the page in another language', () => {
    const draft = tempBrand({
      ...yaml('idiomas: [es, ca]'),
      ...legal('es'),
      ...legal('ca'),
      'cierzo/content/ca/ayuda.md': '[x](/es/eventos)',
    });
    expect(contentOf(draft).problems).toMatchObject([
      { code: 'wrong-language-link', fix: { en: 'Write `/ca/esdeveniments`.' } },
    ]);
  });

  test('in lists, quotes and tables', () => {
    const link = '[x](http://a.example)';
    expect(at(`- uno\n  dos ${link}\n`)).toEqual([['insecure-link', 2, 7, 28]]);
    expect(at(`> uno\n> ${link}\n`)).toEqual([['insecure-link', 2, 3, 24]]);
    expect(at(`| a | b |\n| - | - |\n| [x](https://a.example) | dos ${link} |\n`)).toEqual([
      ['insecure-link', 3, 32, 53],
    ]);
    expect(at(`a\r\nb\r\n\r\n${link}\r\n`)).toEqual([['insecure-link', 4, 1, 22]]);
  });
});
