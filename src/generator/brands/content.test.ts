import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { messagesOf } from './messages.ts';
import { switchedPages } from './rules/switched-pages.ts';
import { describe, expect, test } from 'vitest';
import { tempBrand } from '../../../tests/support/build/temp-brand.ts';
import { contentOf } from './content.ts';
import { help, legal, yaml } from '../../../tests/support/build/content-pages.ts';

const html = (text: string, settings = '') => {
  const { value, problems } = help(text, settings);
  expect(problems).toEqual([]);
  return value.es?.ayuda;
};

describe('the HTML of a page', () => {
  test('is that of its Markdown', () => {
    expect(html('## A & B\n\n**uno** *dos* `tres`\n\n- x\n')).toBe(
      '<h2>A &amp; B</h2>\n<p><strong>uno</strong> <em>dos</em> <code>tres</code></p>\n<ul>\n<li>x</li>\n</ul>\n',
    );
  });

  test('has its placeholders filled in: in text, code and links, as text and not as Markdown', () => {
    const settings =
      'contacto: { email: practicas@cierzo.example }\nlegal: { titular: "Cierzo *<b>* S.A." }\ndominio_produccion: practicas.cierzo.example';
    const text =
      '[{{contacto.email}}](mailto:{{contacto.email}} "{{legal.titular}}") de {{legal.titular}} (`{{dominio_produccion}}`)';
    expect(html(text, settings)).toBe(
      '<p><a href="mailto:practicas@cierzo.example" title="Cierzo *&lt;b&gt;* S.A.">practicas@cierzo.example</a> de Cierzo *&lt;b&gt;* S.A. (<code>practicas.cierzo.example</code>)</p>\n',
    );
  });

  test('formats dates and localized texts in the language of the page', () => {
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

  test('has row headings in the first column of a table whose first row is empty', () => {
    const rows = '| --- | --- |\n| A | 1 |\n| B | |\n\n| C |\n| --- |\n| 2 |\n';
    expect(html(`| | |\n${rows}`)).toBe(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="A, B">\n<table>\n<tbody>\n<tr>\n<th scope="row">A</th>\n<td>1</td>\n</tr>\n<tr>\n<th scope="row">B</th>\n<td></td>\n</tr>\n</tbody>\n</table>\n</div>\n' +
        '<div class="table-scroll" tabindex="0" role="group" aria-label="C">\n<table>\n<thead>\n<tr>\n<th>C</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</div>\n',
    );
  });

  test('puts tables into scroll containers', () => {
    expect(html('| A | B "x" |\n| --- | --- |\n| 1 | 2 |\n')).toBe(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="A, B &quot;x&quot;">\n<table>\n<thead>\n<tr>\n<th>A</th>\n<th>B &quot;x&quot;</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>\n</div>\n',
    );
  });

  test('labels the cells of a table with many columns, whose rows are cards on a phone', () => {
    const page = html('| A | B | C | *D* |\n| --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 |\n');
    expect(page).toContain('<table class="table-cards" role="table">');
    expect(page).toContain('<td role="cell" data-label="A">1</td>');
    expect(page).toContain('<td role="cell" data-label="D">4</td>');
    expect(html('| A | B | C |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n')).not.toContain('role="table"');
  });

  test('has external links without opener, and links to pages of the portal at their canonical address', () => {
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

describe('the files of content pages', () => {
  test('are optional for some pages', () => {
    expect(contentOf(tempBrand(legal()))).toMatchObject({ problems: [] });
  });

  test('are required for legal pages in every language, with one report per language', () => {
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

  test('can come from a base for help, but not for legal pages', () => {
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

  test('of the brand win over those of the base', () => {
    const draft = tempBrand({
      ...yaml('extends: _base'),
      ...legal(),
      'cierzo/content/es/ayuda.md': 'de la marca',
      '_base/brand.yaml': 'nombreCorto: x\n',
      '_base/content/es/ayuda.md': 'de la base',
    });
    expect(contentOf(draft).value.es?.ayuda).toBe('<p>de la marca</p>\n');
  });

  test('are ignored for a page that the brand does not have', () => {
    const { value, problems } = help('[x](/nada)', 'modulos: { ayuda: false }');
    expect(problems).toEqual([]);
    expect(value.es).not.toHaveProperty('ayuda');
  });

  test('are reported once if the folder of a language has another name', () => {
    const draft = tempBrand({
      ...yaml('idiomas: [es, ca]\nmodulos: { ayuda: true, orientacion: false }'),
      ...legal(),
      'cierzo/content/es/ayuda.md': 'x',
      'cierzo/content/cat/ayuda.md': 'x',
      'cierzo/messages/cat.yaml': '',
    });
    const texts = ({ code, fix }: Diagnostic) => [code, fix?.es];
    expect(contentOf(draft).problems.map(texts)).toEqual([['unknown-file', '¿Querías decir `content/ca`?']]);
    expect(messagesOf(draft).problems.map(texts)).toEqual([
      ['unknown-file', '¿Querías decir `messages/ca.yaml`?'],
    ]);
    expect(switchedPages(draft)).toEqual([]);
  });

  test('are reported if they belong to no page', () => {
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
