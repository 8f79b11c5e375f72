/** What reports advise for values as people type them. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { added, edit, reportsOn, setting } from '../support/build/changed-brand.ts';
import { minimalBrand } from '../support/build/fixture-brands.ts';

it.each(['languages', 'lenguas', 'llengues', 'Idiomas'])(
  'reports nothing beside another name of the languages: %s',
  async (name) => {
    const reports = await reportsOn((folder) => {
      edit(join(folder, 'brand.yaml'), (yaml) => yaml.replace('idiomas:', `${name}:`));
    }, '[es]');
    expect(reports).toEqual(['unknown-key: ¿Querías decir `idiomas`?']);
  },
);

it.each<[string, string, string]>([
  ['a server on the own machine', 'apiProduccion: http://localhost:4400', 'unfinished-mark'],
  [
    'the pair of colours of the header',
    "cabecera: { fondo: '#4a1023', texto: '#ffffff' }",
    'dentro de `colores:`',
  ],
  ['an unknown setting', 'contacto: { horario: De 9 a 14 }', 'borra la línea'],
  [
    'an emptied setting that pages quote',
    'legal:\n  urlReclamaciones:',
    'las frases con `{{legal.urlReclamaciones}}`',
  ],
  ['sign-in without an address', 'modulos: { sso: true }', '`sso: { urlInicio: '],
])('says of %s what to do', async (_name, line, words) => {
  const reports = await reportsOn((folder) => {
    const [key = ''] = line.split(':', 1);
    edit(
      join(folder, 'brand.yaml'),
      (yaml) => `${yaml.replace(new RegExp(`^${key}:.*\\n(?: .*\\n)*`, 'm'), '')}${line}\n`,
    );
  });
  expect(reports.join('\n')).toContain(words);
});

it('leaves the other languages of a text to be translated', async () => {
  const reports = await reportsOn((folder) => {
    edit(join(folder, 'brand.yaml'), (yaml) =>
      yaml.replace(/descripcion:\n {2}es: .*/, 'descripcion: Prácticas'),
    );
  });
  expect(reports.join('\n')).toContain(
    '`es: Prácticas` en una línea aparte, dos espacios más adentro, y debajo `ca:`',
  );
  expect(reports.join('\n')).not.toContain('ca: Prácticas');
});

it('warns of a message that is the same in two languages', async () => {
  const reports = await reportsOn((folder) => {
    for (const language of ['es', 'ca'])
      edit(
        join(folder, `messages/${language}.yaml`),
        () => 'frame.comingSoon: Estamos dándole los últimos retoques\n',
      );
  });
  expect(reports.filter((report) => report.startsWith('wrong-language'))).toEqual([
    'wrong-language: Tradúcelo.',
  ]);
});

it.each([
  ['PK\u0003\u0004word/document.xml', 'Word'],
  ['%PDF-1.7', 'PDF'],
  ['{\\rtf1\\ansi', 'RTF'],
])('names the program of a document under the name of a page: %s', async (begin, kind) => {
  const { brandsDir, remove } = minimalBrand();
  try {
    const folder = join(brandsDir, 'minimal');
    edit(join(folder, 'brand.yaml'), added('modulos: { ayuda: true }\n'));
    edit(join(folder, 'content/es/ayuda.md'), () => begin);
    const [problem] = (await loadBrands({ brandsDir, today: '2026-11-22' })).problems;
    expect(problem?.what.es).toContain(kind);
  } finally {
    remove();
  }
});

it('warns of the mail address of another brand’s institution', async () => {
  const { brandsDir, remove } = minimalBrand();
  try {
    const other = readFileSync(join(brandsDir, 'minimal/brand.yaml'), 'utf8')
      .replace(/^institucion: .*$/m, 'institucion: Universidad del Otro Mar')
      .replace(/^dominio_produccion: .*$/m, 'dominio_produccion: empleo.otromar.example');
    edit(join(brandsDir, 'otro/brand.yaml'), () => other);
    edit(join(brandsDir, 'minimal/brand.yaml'), setting('email', 'empleo@otromar.example'));
    const { problems } = await loadBrands({ brandsDir, only: ['minimal'], today: '2026-11-22' });
    expect(problems.map(({ code }) => code)).toEqual(['other-institution']);
  } finally {
    remove();
  }
});

it('says why a file with accents from a Mac is not found', async () => {
  const { brandsDir, remove } = minimalBrand();
  const folder = join(brandsDir, 'minimal');
  try {
    renameSync(join(folder, 'assets/logo.svg'), join(folder, 'assets/l\u00f2go.svg'.normalize('NFD')));
    const yaml = readFileSync(join(folder, 'brand.yaml'), 'utf8');
    writeFileSync(join(folder, 'brand.yaml'), yaml.replace('assets/logo.svg', 'assets/l\u00f2go.svg'));
    const [problem] = (await loadBrands({ brandsDir })).problems;
    expect(problem?.fix?.es).toContain('`assets/logo.svg`');
  } finally {
    remove();
  }
});

it.each([
  ['content', 'Content'],
  ['assets', 'Assets'],
])('says that the folder %s has other capitals, and nothing else', async (name, other) => {
  const { brandsDir, remove } = minimalBrand();
  try {
    renameSync(join(brandsDir, 'minimal', name), join(brandsDir, 'minimal', other));
    const { problems } = await loadBrands({ brandsDir });
    expect(problems).toHaveLength(1);
    expect(problems[0]?.what.es).toContain(other);
  } finally {
    remove();
  }
});

it.each<[string, string, string]>([
  ['a dotted name', 'modulos.practicas: false\n', '`practicas` belongs under `modulos:`'],
  ['values without a comma', 'idiomas: [es ca]\n', '`idiomas: [es, ca]`'],
  [
    'one list for all languages',
    'documentosPracticas:\n  - { titulo: Guía, url: https://a.example/ }\n',
    '`es:`',
  ],
  ['an entry without a dash', "avisos:\n  desde: '2026-12-24'\n  hasta: '2027-01-06'\n", '`- `'],
  [
    'several mail addresses',
    'contacto: { email: a@campus.example; b@campus.example }\n',
    '`email: a@campus.example`',
  ],
  ['two colours', "colores: { primario: '#7b1e3b, #c89b3c' }\n", "`primario: '#7b1e3b'`"],
  ['a colour that lacks a digit', "colores: { primario: '#7b1e3' }\n", 'this one 5'],
  ['a swapped range', 'rangoNota: { min: 10, max: 0 }\n', '`min: 0, max: 10`'],
  ['a text in a group that has no such setting', 'contacto: { horario: De 9 a 14 }\n', 'email, telefono'],
  ['an ink', 'colores: { primario: Pantone 7421 C }\n', "`primario: '#…'`"],
  ['a month', 'legal: { fechaRevisionAccesibilidad: septiembre de 2026 }\n', "'2026-09-01'"],
  ['a month in digits', "legal: { fechaRevisionAccesibilidad: '09/2026' }\n", "'2026-09-01'"],
  [
    'a person’s name alone',
    'contacto: { persona: Tomás Grau }\n',
    '`persona: { nombre: Tomás Grau, papel: { es: ',
  ],
  [
    'an hour after 24',
    "mantenimiento: { desde: '2027-07-24 20:00', hasta: '2027-07-24 25:00' }\n",
    "`hasta: '2027-07-24 23:59'`",
  ],
  [
    'a moment in words',
    "mantenimiento: { desde: '2027-07-31 20:00', hasta: mañana }\n",
    "`hasta: '2027-08-01 08:00'`",
  ],
  ['maintenance as a switch', 'mantenimiento: true\n', '`inMantenimiento: true`'],
  [
    'a file of somebody’s computer',
    "contacto: { url: 'C:\\Users\\marta\\guia.pdf' }\n",
    'website of your institution',
  ],
])('says what to write instead of %s', async (_name, lines, advice) => {
  const { brandsDir, remove } = minimalBrand();
  const file = join(brandsDir, 'minimal', 'brand.yaml');
  try {
    const yaml = readFileSync(file, 'utf8').replace(
      /^(?:(?:contacto|colores):\n(?: +.*\n)+|idiomas:.*\n)/gm,
      (old) => (lines.startsWith(old.split(':', 1)[0] ?? '') ? '' : old),
    );
    writeFileSync(file, yaml + lines);
    const { problems } = await loadBrands({ brandsDir, today: '2026-11-22' });
    expect(problems.map(({ fix }) => fix?.en).join('\n')).toContain(advice);
  } finally {
    remove();
  }
});
