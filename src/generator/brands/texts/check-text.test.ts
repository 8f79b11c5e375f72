import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { help, legal, yaml } from '../../../../tests/support/build/content-pages.ts';
import { contentOf } from '../content.ts';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { findDoubleEncoding } from './double-encoding.ts';
import { otherLanguage } from './stop-words.ts';
import { findUnfinishedWords } from './unfinished-words.ts';

const codes = (text: string, settings = ''): string[] =>
  help(text, `contacto: { email: practicas@campus.example }\n${settings}`).problems.map(({ code }) => code);

const whole = { least: 5, share: 0.25 };

describe('what shows on a page that nobody has read once more', () => {
  it.each([
    [
      'a conflict in a list',
      '- uno\n\n<<<<<<< HEAD\n\n- dos\n\n=======\n\n- tres\n\n>>>>>>> main\n',
      'merge-conflict',
    ],
    ['one mark of a conflict', 'uno\n\n>>>>>>> 4f2a\n', 'merge-conflict'],
    ['a task', 'TODO: completar (pendiente de jurídica). XXXX\n', 'unfinished-mark'],
    ['a task without a colon', 'TODO revisar con secretaría\n', 'unfinished-mark'],
    ['filler', 'Lorem ipsum dolor sit amet.\n', 'unfinished-mark'],
    ['a name in brackets', 'El [nombre de la empresa] firma.\n', 'unfinished-mark'],
    ['front matter', '---\ntitle: Ayuda\nlang: es\n---\n\nTexto.\n', 'visible-markup'],
    ['a heading without its space', '##Como entrar\n\nTexto.\n', 'visible-markup'],
    ['a title without its space', '#Ayuda\n\nTexto.\n', 'visible-markup'],
    ['single braces', 'Escribe a {contacto.email}.\n', 'visible-markup'],
    ['a link with a space', 'Mira [la web] (https://www.campus.example/).\n', 'visible-markup'],
    ['a link without its end', 'Mira [la web](https://www.campus.example/ y más.\n', 'visible-markup'],
    ['bold without its end', '**Importante: trae el DNI.\n', 'visible-markup'],
    ['bold without its end in a table', '| a | b |\n| - | - |\n| **uno | dos |\n', 'visible-markup'],
    ['bullets of a word processor', '• uno\n• dos\n', 'visible-markup'],
    ['dashes as bullets', '— uno\n— dos\n', 'visible-markup'],
    ['a heading in bold', '## Uno\n\nTexto.\n\n**Horario de verano**\n\nDe 9 a 14.\n', 'heading-order'],
    ['headings in bold from the first on', '**Uno**\n\nTexto.\n\n**Dos**\n\nTexto.\n', 'heading-order'],
    ['a heading in capitals', '## Uno\n\nTexto.\n\nHORARIO DE VERANO\n\nTexto.\n', 'heading-order'],
    ['four spaces', 'Uno.\n\n    Dos.\n', 'visible-markup'],
    ['a heading behind four spaces', 'Uno.\n\n    ## Dos\n', 'visible-markup'],
    [
      'a paragraph that a line of dashes makes a heading',
      'Abrimos de 9 a 14.\n---\n\nGracias.\n',
      'visible-markup',
    ],
    ['two lines that do', 'Abrimos de 9 a 14,\nmenos en agosto\n---\n', 'visible-markup'],
    ['items without a space', 'Trae:\n\n-el DNI\n-el expediente\n', 'visible-markup'],
    ['numbered items without a space', '1.Entra.\n2.Mira.\n', 'visible-markup'],
    ['boxes to tick', '- [ ] Revisar agosto\n- [x] Teléfono\n', 'visible-markup'],
    ['a table without its dashes', '| Día | Hora |\n| Lunes | 9 |\n| Martes | 9 |\n', 'visible-markup'],
    ['a table with too few dashes', '| Día | Hora |\n| - |\n| Lunes | 9 |\n', 'visible-markup'],
    ['a table that begins with its dashes', '| - | - |\n| Lunes | 9 |\n', 'visible-markup'],
    ['a footnote', 'El plazo acaba en junio[^1].\n', 'visible-markup'],
    ['a footnote with its text', 'Acaba en junio[^1].\n\n[^1]: Según el calendario.\n', 'visible-markup'],
    ['a label with nothing behind it', '- **Titular:** Campus\n- **Legitimación:**\n', 'unfinished-mark'],
    ['the same, the colon behind the bold', '- **Titular**: Campus\n- **Plazo**:\n', 'unfinished-mark'],
    ['letters encoded twice', '## Â¿CÃ³mo entro\n', 'double-encoding'],
    ['a mail address of somebody else', 'Escribe a practicas@otra.example.\n', 'other-institution'],
    ['another university', 'La Universidad de Villanueva lo revisa.\n', 'other-institution'],
  ])('is told of %s', (_name, text, code) => {
    expect(new Set(codes(text))).toEqual(new Set([code]));
  });

  it('is not told of what is meant', () => {
    for (const text of [
      'TODO EL MUNDO puede entrar. Es para todo el alumnado, para TODO el curso.\n',
      '#empleo2026 y #prácticas son nuestras etiquetas.\n',
      'Nota [1]: ver el [punto 2] y la [guía](/ayuda).\n',
      '- uno\n\n  dos, con más texto\n\n      tres\n',
      'Cuesta 3 * 4 ** euros `**` y `{x}` y \\{x\\}.\n'.replace(' **', ''),
      'CAFÉ» y Ã solas\n',
      'Firma: ________\n\n— Una sola raya.\n',
      'Escribe a nombre@ejemplo.es.\n',
      'Dónde estamos\n-------------\n\nUno.\n\n---\n\nDos.\n',
      '-5 grados en enero.\n\n1.500 euros\n2.000 euros\n',
      '- **Trae:**\n  - el DNI\n- **Y también:** el expediente\n\n**Trae:**\n\n- el DNI\n',
      '- [x](/ayuda)\n- [1] nota\n',
      '**Mira más lejos**\n\n## Uno\n\nTexto.\n',
      '## Uno\n\n**La matrícula acaba en junio.**\n\nTexto.\n\n**Importante**\n\nTexto.\n',
      '## Uno\n\n**Trae:**\n\nTexto.\n\n**900 555 210**\n\nTexto.\n\n**Horario** de 9 a 14\n\nTexto.\n',
      '## Uno\n\nTexto.\n\nSIEMPRE ABIERTO.\n\nTexto.\n\n**El equipo del servicio**\n',
      '## Uno\n\n- **Dos**\n\n  Texto.\n\n> **Tres**\n>\n> Texto.\n',
      '| Día | Hora |\n| --- | ---: |\n| Lunes | 9 |\n\nCuesta |x| y |y|, y `[^1]` es una nota.\n',
      '```\n##x [a] (/b) {contacto.email} **\n```\n',
    ])
      expect([text, codes(text)]).toEqual([text, []]);
  });

  it('may be the name of another institution if brand.yaml lists it', () => {
    const text = 'Con la Universidad de Villanueva (practicas@villanueva.example).\n';
    expect(
      codes(text, "institucionesMencionadas: ['Universidad de Villanueva', villanueva.example]\n"),
    ).toEqual([]);
  });
});

describe('the language of a text', () => {
  const pages = readdirSync('brands', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );

  it.each(pages)('is recognised in %s', (path) => {
    const language = path.split('/').at(-2) as 'es';
    const text = readFileSync(join('brands', path), 'utf8').replaceAll(/\{\{.*?\}\}/g, '');
    expect(otherLanguage(text, language, whole)).toBeUndefined();
    if (text.split(/\s+/).length < 60) return;
    for (const other of (['es', 'ca', 'en'] as const).filter((one) => one !== language))
      expect(otherLanguage(text, other, whole)).toBe(language);
  });

  it('is told of the legal notice in the folder of another language, and not of a quotation', () => {
    const notice =
      'Este portal es de la institución, con domicilio en la calle Mayor. El uso del portal supone aceptar las condiciones, y quien lo usa responde de los datos que escribe. Puede escribir por correo para cualquier duda.\n';
    const catalan = (text: string) =>
      contentOf(
        tempBrand({ ...legal('ca'), ...yaml('idiomas: [ca]'), 'cierzo/content/ca/ayuda.md': text }),
      ).problems.map(({ code }) => code);
    expect(catalan(notice)).toContain('wrong-language');
    expect(catalan(`> ${notice}`)).not.toContain('wrong-language');
  });
});

it('repairs letters that were encoded twice, and no others', () => {
  const twice = (text: string) => Buffer.from(text).toString('latin1');
  for (const text of ['ó', 'ñ', '¿Ú', 'l·l', 'ç'])
    expect(
      findDoubleEncoding(twice(text))
        .map(({ decoded }) => decoded)
        .join(''),
    ).toBe(text.replaceAll(/[\0-~]/g, ''));
  expect(findDoubleEncoding('€ «É» ¡Ñandú! ªº “À”, l’Àngel · 20 €')).toEqual([]);
});

it('takes a Spanish word for a task only where it is one', () => {
  const tasks = (text: string, language: 'es' | 'ca') => findUnfinishedWords(text, language, true).length;
  expect([tasks('TODO', 'es'), tasks('TODO el curso', 'es'), tasks('TODO el curs', 'ca')]).toEqual([1, 0, 1]);
});

it('writes headings in bold at the level of the others', () => {
  const page =
    '## Uno\n\n**Dos**\n\nTexto.\n\n__Tres__\n\nTexto.\n\n## Cuatro\n\nTexto.\n\n**Cinco**\n\nTexto.\n';
  const [report] = help(page).problems;
  expect(report?.fix?.es).toBe('Escribe `### Dos`.');
  expect(report?.repair?.map(({ location, text }) => [location.line, text])).toEqual([
    [3, '### Dos'],
    [7, '### Tres'],
    [15, '## Cinco'],
  ]);
  expect(codes('**Uno**\n\nTexto.\n\n### Dos\n\nTexto.\n\n**Tres**\n\nTexto.\n')).toEqual(['heading-order']);
});
