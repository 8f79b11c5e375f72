import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../tests/support/build/temp-brand.ts';
import { type BrandSchema, brandSchema } from '../schema/brand-schema.ts';
import { loadBrands } from '../load-brands.ts';
import { idMistake } from './brand-id.ts';
import { addLanguage } from './add-language.ts';
import { type BrandInputs, createBrand } from './create-brand.ts';

describe('a new brand', () => {
  test('can be built at once, next to another one and with or without the common base', async () => {
    for (const files of [{}, { '_base/brand.yaml': 'modoOscuro: sistema\n' }]) {
      const brandsDir = tempFolder(files);
      createBrand(brandsDir, 'cierzo');
      createBrand(brandsDir, 'ebro-2');
      const { brands, problems } = await loadBrands({ brandsDir });
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(brands.map(({ id }) => id)).toEqual(['cierzo', 'ebro-2']);
    }
  });

  test('is reported as unfinished: each mark, each model fact, each page without a text', async () => {
    const brandsDir = tempFolder({});
    const files = createBrand(brandsDir, 'cierzo');
    // The conditions are not part of the portal until they are switched on.
    const shown = files.filter(({ path }) => !path.endsWith('condiciones-practicas.md'));
    const marks = shown.reduce((sum, file) => sum + file.marks, 0);
    const { problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
    const codes = Object.groupBy(problems, ({ code }) => code);
    expect(
      Object.fromEntries(Object.entries(codes).map(([code, group = []]) => [code, group.length])),
    ).toEqual({
      'unfinished-mark': marks,
      'model-fact': 13,
      'missing-page-text': 2,
      'review-date': 1,
    });
    const settings = readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8').split('\n');
    const [nif] = problems.filter(({ what }) => what.en.includes('legal.nif'));
    expect(settings[(nif?.location?.line ?? 0) - 1]).toContain('nif: Q0000000A');
  });

  test('has the known facts, and the legal pages in each of its languages', async () => {
    const brandsDir = tempFolder({
      'mark.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#123456"/></svg>',
    });
    const logo = join(brandsDir, 'mark.svg');
    createBrand(brandsDir, 'cierzo', {
      languages: ['ca', 'en'],
      colour: '#8a2b0f',
      logo,
      name: 'Portal Ebre',
    });
    const { brands, problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const { settings, languages, content } = brands[0] ?? expect.fail('There is no brand');
    expect(languages).toEqual(['ca', 'en']);
    expect(settings).toMatchObject({
      idiomaDefecto: 'ca',
      nombre: 'Portal Ebre',
      colores: { primario: '#8a2b0f' },
    });
    expect(settings.textosLogin?.titulo).toEqual({ ca: 'Pràctiques i feina', en: 'Placements and jobs' });
    expect(Object.keys(content.en ?? {}).sort()).toEqual(Object.keys(content.ca ?? {}).sort());
    // Given facts have no mark.
    const text = readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8');
    expect(text).not.toMatch(/^ *(?:nombre|idiomas|primario|logo):.*FILL IN/m);
    // Model texts exist in every language.
    expect(text).not.toMatch(/FILL IN: in /);
    expect(problems.map(({ code }) => code)).not.toContain('missing-legal-page');
  });

  test.each(['es', 'ca', 'en'] as const)(
    'never publishes a sentence of the model in its legal pages, in %s',
    async (language) => {
      const brandsDir = tempFolder({});
      createBrand(brandsDir, 'cierzo', { languages: [language] });
      const { problems } = await loadBrands({ brandsDir, release: true, today: '2026-11-22' });
      const pages = problems.filter(({ location }) => location?.file.endsWith('.md'));
      expect(new Set(pages.map(({ location }) => location?.file.split('/').at(-1)))).toEqual(
        new Set([
          'aviso-legal.md',
          'politica-de-cookies.md',
          'politica-de-privacidad.md',
          'proteccion-de-datos.md',
        ]),
      );
    },
  );

  test('has conditions of placements to complete if they are on, also in a language added later', async () => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo', { languages: ['es', 'ca'] });
    const file = join(brandsDir, 'cierzo/brand.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('condicionesPracticas: false', 'condicionesPracticas: true'));
    addLanguage(join(brandsDir, 'cierzo'), 'es', 'en');
    const { brands, problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const pageProblems = (language: string) =>
      problems.filter(({ location }) => location?.file.endsWith(`${language}/condiciones-practicas.md`));
    for (const language of ['es', 'ca', 'en'] as const) {
      expect(new Set(pageProblems(language).map(({ code }) => code))).toEqual(new Set(['unfinished-mark']));
      const page = brands[0]?.content[language]?.['condiciones-practicas'] ?? '';
      expect([...page.matchAll(/<h2>/g)]).toHaveLength(7);
    }
    expect(problems.filter(({ what }) => what.en.includes('condicionesPracticas'))).toEqual([]);
  });

  test.each(['es', 'ca', 'en'] as const)(
    'makes its accessibility statement of what is known, in %s',
    async (language) => {
      const brandsDir = tempFolder({});
      createBrand(brandsDir, 'cierzo', { languages: [language] });
      const page = join(brandsDir, 'cierzo/content', language, 'accesibilidad.md');
      expect(readFileSync(page, 'utf8')).toBe('{{declaracion}}\n');
      const { brands, problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const [brand] = brands;
      expect(brand?.content[language]?.accesibilidad).toContain('<h2>');
      // A model declares nothing that nobody has looked at.
      expect(brand?.settings.accesibilidad?.incumplimientos).toHaveLength(1);
      expect(Object.keys(brand?.settings.accesibilidad?.metodo ?? {})).toEqual([language]);
    },
  );

  test('is not published as it is', async () => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo');
    const { brands, problems } = await loadBrands({ brandsDir, release: true });
    expect(brands).toEqual([]);
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  });

  test('is reported as unfinished if marks were deleted but model texts remain', async () => {
    const brandsDir = tempFolder({});
    for (const { path } of createBrand(brandsDir, 'cierzo').filter(({ marks }) => marks > 0)) {
      const file = join(brandsDir, 'cierzo', path);
      const text = readFileSync(file, 'utf8')
        .replace(/ # FILL IN.*/g, '')
        .replace(/\*\*Por completar[.:]?\*\*:?/g, '');
      writeFileSync(file, text);
    }
    const { problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
    const codes = Object.groupBy(problems, ({ code }) => code);
    expect(codes['unfinished-mark']?.map(({ what }) => what.en)).toEqual([
      'Nothing stands behind `Legitimación:`.',
      'Nothing stands behind `Destinatarios:`.',
    ]);
    expect(codes['model-fact']).toHaveLength(16);
    expect(codes['model-picture']?.map(({ what }) => /`(\w+)`/.exec(what.en)?.[1])).toEqual([
      'logo',
      'icono',
    ]);
    const places = (codes['model-text'] ?? []).map(
      ({ location }) => `${location?.file.split('/').at(-1)}:${location?.line}`,
    );
    expect(places).toContain('aviso-legal.md:1');
    expect(places).toContain('politica-de-privacidad.md:21');
  });

  test('extends the common base if there is one', () => {
    const brandsDir = tempFolder({ '_base/brand.yaml': 'modoOscuro: sistema\n' });
    createBrand(brandsDir, 'cierzo');
    expect(readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8')).toContain('\nextends: _base\n');
  });

  test.each([
    ['es', 'Color principal: botones, enlaces y detalles.', 'Campo «Género».'],
    ['ca', 'Color principal: botons, enllaços i detalls.', 'Camp «Gènere».'],
    ['en', 'Main colour', 'Gender'],
  ] as const)(
    'begins with a schema that explains the settings to its reader, in %s',
    (reader, colour, field) => {
      const brandsDir = tempFolder({});
      createBrand(brandsDir, 'cierzo', { reader });
      const [line = ''] = readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8').split('\n');
      const file = line.replace('# yaml-language-server: $schema=', '');
      const schema = JSON.parse(readFileSync(resolve(brandsDir, 'cierzo', file), 'utf8')) as BrandSchema;
      const { colores, campos } = schema.properties;
      expect(colores?.properties?.['primario']?.description).toContain(colour);
      expect(campos?.properties?.['personales']?.properties?.['genero']?.description).toContain(field);
      // All but the explanations is what the check goes by.
      const bare = (text: string): string => text.replace(/"description":"(?:[^"\\]|\\.)*"/g, '');
      expect(bare(JSON.stringify(schema))).toBe(bare(JSON.stringify(brandSchema)));
    },
  );

  test('marks in the settings and at the top of each legal page what has to be filled in', () => {
    const brandsDir = tempFolder({});
    const files = createBrand(brandsDir, 'cierzo');
    const read = (path: string): string => readFileSync(join(brandsDir, 'cierzo', path), 'utf8');
    expect(files[0]).toMatchObject({ path: 'brand.yaml' });
    expect(read('brand.yaml')).toMatch(/^dominio_produccion: .*# FILL IN/m);
    // The accessibility statement is made of the settings.
    const pages = files.filter(({ path }) => path.endsWith('.md') && !path.endsWith('accesibilidad.md'));
    expect(pages).toHaveLength(5);
    for (const { path, marks } of pages) {
      expect(read(path)).toMatch(/^\*\*Por completar\.\*\*/);
      expect(marks).toBeGreaterThan(0);
    }
  });
});

describe('the id of a new brand', () => {
  test.each(['cierzo', 'uni2', 'a-b-3', 'a'.repeat(40)])('may be %s', (id) => {
    expect(idMistake(tempFolder({}), id)).toBeUndefined();
  });

  test.each([
    ['Universidad Túria', 'For example: universidad-turia'],
    ['_base', 'For example: base'],
    ['../cierzo', 'For example: cierzo'],
    ['a--b', 'For example: a-b'],
    ['2uni', 'For example: uni'],
    ['', 'begins with a letter'],
    ['a'.repeat(41), 'at most 40'],
    ['con', 'another meaning'],
    ['constructor', 'another meaning'],
    ['localhost', 'another meaning'],
  ])('cannot be %j', (id, words) => {
    expect(idMistake(tempFolder({}), id)?.en).toContain(words);
  });

  test('cannot be that of an existing folder, and leaves its files unchanged', () => {
    const brandsDir = tempFolder({ 'cierzo/brand.yaml': 'id: cierzo\n' });
    expect(idMistake(brandsDir, 'cierzo')?.en).toContain('exists already');
    expect(() => createBrand(brandsDir, 'cierzo')).toThrow('EEXIST');
    expect(readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8')).toBe('id: cierzo\n');
  });
});

describe('the comments in the settings', () => {
  const settings = (beginning: BrandInputs): string => {
    const brandsDir = tempFolder({});
    createBrand(brandsDir, 'cierzo', beginning);
    return readFileSync(join(brandsDir, 'cierzo/brand.yaml'), 'utf8');
  };
  const commentsOf = (text: string): string[] =>
    text
      .split('\n')
      .slice(1)
      .flatMap((line) => line.match(/# (?:(?:FILL IN|POR COMPLETAR|PER COMPLETAR): )?(.+)$/)?.[1] ?? []);

  test.each(['es', 'ca'] as const)('are all in the language of the reader: %s', (reader) => {
    const english = commentsOf(settings({}));
    const translated = commentsOf(settings({ reader }));
    expect(translated).toHaveLength(english.length);
    expect(translated.filter((comment) => english.includes(comment))).toEqual([]);
    expect(settings({ reader, languages: ['es', 'en'], colour: '#0b5563' })).toContain(
      reader === 'es'
        ? '# POR COMPLETAR: una frase para los buscadores'
        : '# PER COMPLETAR: una frase per als cercadors',
    );
  });
});
