import { describe, expect, test } from 'vitest';
import { tempBrand } from '../../../tests/support/build/temp-brand.ts';
import { contentOf } from './content.ts';
import { help, legal, yaml } from '../../../tests/support/build/content-pages.ts';

const codes = (text: string, settings = '') => help(text, settings).problems.map(({ code }) => code);

describe('a mistake is reported, with its position', () => {
  const problemsIn = (text: string, settings = '') => {
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
    expect(problemsIn('## A\n\nuno <b>dos</b>\n')).toEqual([['raw-html', 3, 5, 8]]);
    const underlined = help('Es <u>Importante</u> y<br>urgente.\n').problems;
    expect(underlined.map(({ fix }) => fix?.es.slice(0, 24))).toEqual([
      'Escribe `**Importante**`',
      'Acaba la línea con una b',
    ]);
    expect(codes('<div class="x">\n\ntexto\n\n</div>\n')).toEqual(['raw-html']);
    expect(codes('<script>alert(1)</script>')).toEqual(['raw-html']);
    expect(codes('uno</b> <b>dos</b> <b>tres</b>')).toHaveLength(3);
    expect(problemsIn('uno <!-- dos\ntres --> cuatro')).toEqual([['raw-html', 1, 5, 9]]);
    expect(codes('<!-- pendiente -->')).toEqual(['raw-html']);
    expect(codes('<img src=x onerror=alert(1)>')).toEqual(['raw-html']);
    expect(codes('3 < 4 y 5 > 4, `<b>` y \\<b>')).toEqual([]);
  });

  test('invisible characters, literal or as entities', () => {
    expect(problemsIn('## A\n\nuno\u202e dos\u202e')).toEqual([['bidi-character', 3, 4, 5]]);
    expect(problemsIn('uno &#x202e; dos')).toEqual([['bidi-character', 1, 5, 13]]);
    expect(problemsIn('**uno** &#8238; | &rlm;')).toEqual([['bidi-character', 1, 9, 16]]);
    expect(problemsIn('[uno](/ "d&lrm;os")')).toEqual([['bidi-character', 1, 11, 16]]);
    expect(problemsIn('- a\n\n  | b&ZeroWidthSpace; |\n  | --- |')).toEqual([
      ['invisible-character', 3, 6, 22],
    ]);
    expect(problemsIn('uno\0dos')).toEqual([['control-character', 1, 4, 5]]);
    expect(problemsIn('uno\u001b[31m `\u0007`')).toEqual([['control-character', 1, 4, 5]]);
    expect(problemsIn('uno &#27;[31m')).toEqual([['control-character', 1, 5, 10]]);
    expect(problemsIn('uno &#0;')).toEqual([['control-character', 1, 5, 9]]);
    expect(problemsIn('Pr\ufffdcticas')).toEqual([['control-character', 1, 3, 4]]);
    expect(problemsIn('uno \u{e0041}\u{e0042}')).toEqual([['invisible-character', 1, 5, 7]]);
    expect(help('uno &#x202e; dos').problems[0]?.what.en).toBe(
      '`&#x202e;` writes an invisible character that changes the direction of the text (U+202E).',
    );
    expect(codes('pala&shy;bra 8&nbsp;€ 👩&zwj;💻 ❤\ufe0f `&#x202e;` \\&#x202e;\r\n\r\nfin')).toEqual([]);
  });

  test('headings of the wrong level', () => {
    expect(problemsIn('# Ayuda\n\n## A\n\n#### B\n')).toEqual([
      ['heading-order', 1, 1, 8],
      ['heading-order', 5, 1, 7],
    ]);
    expect(problemsIn('Ayuda\n=====\n')).toEqual([['heading-order', 1, 1, 6]]);
    expect(codes('### A\n')).toEqual(['heading-order']);
    expect(codes('## A\n\n### B\n\n#### C\n\n## D\n')).toEqual([]);
  });

  test('pictures', () => {
    expect(problemsIn('Mira: ![foto](https://a.example/x.png)\n')).toEqual([['image-in-content', 1, 7, 39]]);
  });

  test('placeholders that are unknown, or whose setting is not filled in', () => {
    expect(problemsIn('## A\n\n- de {{legal.titualr}} y {{legal.nif}}\n')).toEqual([
      ['unknown-placeholder', 3, 6, 23],
      ['empty-placeholder', 3, 26, 39],
    ]);
    expect(help('{{legal.titualr}}').problems[0]?.fix?.en).toBe('Did you mean `legal.titular`?');
    for (const written of [
      '{{ contacto.correo }}',
      '{{contacto.correo}}',
      '{contacto.correo}',
      '{{contacto.mail }}',
    ])
      expect(help(written).problems[0]?.repair?.map(({ text }) => text)).toEqual(['{{contacto.email}}']);
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

  test('an invalid setting is not reported again as empty', () => {
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
    expect(problemsIn(`- uno\n  dos ${link}\n`)).toEqual([['insecure-link', 2, 7, 28]]);
    expect(problemsIn(`> uno\n> ${link}\n`)).toEqual([['insecure-link', 2, 3, 24]]);
    expect(problemsIn(`| a | b |\n| - | - |\n| [x](https://a.example) | dos ${link} |\n`)).toEqual([
      ['insecure-link', 3, 32, 53],
    ]);
    expect(problemsIn(`a\r\nb\r\n\r\n${link}\r\n`)).toEqual([['insecure-link', 4, 1, 22]]);
  });
});
