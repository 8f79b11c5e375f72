import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { legal, yaml } from '../../../../tests/support/build/content-pages.ts';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { contentOf } from '../content.ts';

const spanish = readFileSync('brands/montclar/content/es/ayuda.md', 'utf8');
const catalan = readFileSync('brands/montclar/content/ca/ayuda.md', 'utf8');
const settings = 'idiomas: [es, ca]\ncontacto: { email: a@montclar.example, telefono: 900 555 210 }\n';

/** Reports about the language of the help page in Spanish and in Catalan. */
const reports = (es: string, ca: string, brand = settings) =>
  contentOf(
    tempBrand({
      ...legal('es'),
      ...legal('ca'),
      ...yaml(brand),
      'cierzo/content/es/ayuda.md': es,
      'cierzo/content/ca/ayuda.md': ca,
    }),
  )
    .problems.filter(({ code }) => code === 'wrong-language')
    .map(({ location, what }) => [location?.file.split('/').slice(-2).join('/'), location?.line, what.es]);

const whole = ['ca/ayuda.md', 1, 'Esta página es la de `content/es/ayuda.md`, sin traducir.'];

it('tells that a page is the one of another language, also with links of its own', () => {
  expect(reports(spanish, spanish)).toEqual([whole]);
  const withLinks = spanish.replaceAll(/\]\(\/(\S+)\)/g, '](/ca/$1)');
  expect(withLinks).not.toBe(spanish);
  expect(reports(spanish, withLinks)).toEqual([whole]);
});

it('tells it of the copy, whichever language is first', () => {
  expect(reports(catalan, catalan)).toEqual([
    ['es/ayuda.md', 1, 'Esta página es la de `content/ca/ayuda.md`, sin traducir.'],
  ]);
});

it('goes on until the last long line is translated', () => {
  const [es, ca] = [spanish.split('\n'), catalan.split('\n')];
  const page = (translated: number): string =>
    [...ca.slice(0, translated), ...es.slice(translated)].join('\n');
  const long = es.findLastIndex((line) => line.length > 150);
  expect(long).toBeGreaterThan(0);
  for (let translated = 1; translated <= long; translated++)
    expect(reports(spanish, page(translated)).map(([file]) => file)).toEqual(['ca/ayuda.md']);
  expect(reports(spanish, catalan)).toEqual([]);
});

it('accepts names, quotations and titles of documents that are the same', () => {
  const same =
    '## Normativa\n\n> Los estudiantes y las entidades colaboradoras firman un convenio con la universidad.\n\n- [Reglamento de las prácticas de los estudiantes por cursos y titulaciones](https://www.montclar.example/a.pdf)\n- Universidad Montclar, avenida de la Sierra\n';
  expect(reports(same, same)).toEqual([]);
});

it('has nothing to tell of the pages of the brands', () => {
  for (const id of ['illes', 'meridia', 'montclar'])
    for (const page of readdirSync(join('brands', id, 'content/ca')).filter(
      (name) => name !== 'accesibilidad.md',
    ))
      expect(
        reports(
          readFileSync(join('brands', id, 'content/es', page), 'utf8'),
          readFileSync(join('brands', id, 'content/ca', page), 'utf8'),
        ),
      ).toEqual([]);
});
