/** Values as people type them: what a report advises is done to the letter, and the brand is checked again. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { applyEdits } from '../support/build/apply-edits.ts';
import { minimalBrand } from '../support/build/fixture-brands.ts';

/** A brand file with a mistake, and the words that its report must have. */
type Slip = readonly [name: string, change: (yaml: string) => string, advice: string];

const setting = (name: string, value: string): Slip[1] => {
  return (yaml) =>
    new RegExp(`^ *${name}: .*$`, 'm').test(yaml)
      ? yaml.replace(new RegExp(`^( *${name}: ).*$`, 'm'), `$1${value}`)
      : `${yaml}${name}: ${value}\n`;
};
const review = (date: string): Slip[1] => {
  return (yaml) => `${yaml}legal:\n  fechaRevisionAccesibilidad: ${date}\n`;
};
/** @param at where the lines go; the end without it */
const added = (lines: string, at = /$(?![^])/): Slip[1] => {
  return (yaml) => yaml.replace(at, () => lines);
};

const slips: readonly Slip[] = [
  ['a switch in the place of a choice', setting('modoOscuro', 'no'), "'off'"],
  ['a switch that is on', setting('modoOscuro', 'sí'), "'on'"],
  ['a boolean in the place of a choice', setting('modoOscuro', 'false'), "'off'"],
  ['a group on one line', added('modulos: practicas: true\n'), 'practicas: true'],
  [
    'a line without its indent',
    added('modulos:\npracticas: true\n  eventos: false # true: más tarde\n'),
    'practicas',
  ],
  [
    'a dash without its space',
    added('footer:\n  enlaces:\n    es:\n      -{ texto: Web, url: https://www.campus.example/ }\n'),
    '- ',
  ],
  ['a mail address with a comma', setting('email', 'practicas@campus,example'), 'practicas@campus.example'],
  [
    'a mail address with a semicolon',
    setting('email', 'practicas@campus;example'),
    'practicas@campus.example',
  ],
  ['a hidden mail address', setting('email', 'practicas(arroba)campus.example'), 'practicas@campus.example'],
  [
    'a link whose text and address are swapped',
    added("footer: { enlaces: { es: [{ texto: 'https://www.campus.example/', url: Web del campus }] } }\n"),
    '`https://www.campus.example/` en `url`',
  ],
  [
    'another name for the text of a link',
    added("footer: { enlaces: { es: [{ etiqueta: Web, url: 'https://www.campus.example/' }] } }\n"),
    '`texto`',
  ],
  [
    'a mail address without its end',
    (yaml) =>
      `${yaml.replace(/(?<= {2}email: ).*/, 'correo@campus')}legal: { emailProteccionDatos: datos@campus.example }\n`,
    'correo@campus.example',
  ],
  ['a word for a choice', setting('modoOscuro', 'auto'), '`sistema`'],
  ['a word of another language for a choice', added('institucionNombrada: universitat\n'), 'universidad'],
  ['another spelling of the languages', added('Idiomas: [es]\n'), '`idiomas`'],
  ['another name for a mail address', (yaml) => yaml.replace('  email:', '  correo:'), '`email`'],
  ['a group with dashes', (yaml) => yaml.replace('  email:', '  - email:'), 'guiones'],
  [
    'a telephone number with points',
    added('  telefono: 976.000.000\n', /(?<= {2}email: .*\n)/),
    "'976 000 000'",
  ],
  ['a tax number with a hyphen', added('legal: { nif: g-00000828 }\n'), 'G00000828'],
  ['a date with its hour', review("'2026-10-05 14:00'"), "'2026-10-05'"],
  ['a colour with words', setting('primario', "'#7b1e3b (granate)'"), "'#7b1e3b'"],
  [
    'a notice that ends in the year before',
    added("avisos:\n  - { desde: '2026-12-24', hasta: '2026-01-06', texto: { es: Cerramos. } }\n"),
    "`hasta: '2027-01-06'`",
  ],
  [
    'a misspelled beginning of an address',
    added(
      "contacto: { email: a@campus.example, url: 'htpps://www.campus.example/' }\n",
      /contacto:\n(?: {2}.*\n)+/,
    ),
    '`https://www.campus.example/`',
  ],
  [
    'a mail address with slashes',
    added("footer: { enlaces: { es: [{ texto: Correo, url: 'mailto://a@campus.example' }] } }\n"),
    '`mailto:a@campus.example`',
  ],
  ['a comment in slashes', added('// idiomas del portal\nidiomas: [es]\n'), '`# idiomas del portal`'],
  ['an equals sign', added('idiomaDefecto = es\n'), '`idiomaDefecto: es`'],
  [
    'quotes inside quotes',
    (yaml) => yaml.replace(/^institucion: .*$/m, 'institucion: "Campus "Norte" de l\'Est"'),
    "`'Campus \"Norte\" de l''Est'`",
  ],
  [
    'a missing comma',
    added("footer: { enlaces: { es: [{ texto: 'Web' url: 'https://www.campus.example/' }] } }\n"),
    '`, url:`',
  ],
  [
    'a missing comma without quotes',
    added('footer: { enlaces: { es: [{ texto: Web url: https://www.campus.example/ }] } }\n'),
    '`, url:`',
  ],
  [
    'an item without its dash',
    added(
      'footer:\n  enlaces:\n    es:\n      - { texto: Web, url: https://www.campus.example/ }\n' +
        '        { texto: Mapa, url: https://www.campus.example/mapa }\n' +
        '      - { texto: Plano, url: https://www.campus.example/plano }\n',
    ),
    '`- `',
  ],
  [
    'a text that goes on without its indent',
    added('  direccion: Torre Clara,\navenida de la Sierra, 20\n', /(?<= {2}email: .*\n)/),
    '4 espacios',
  ],
  ['a colour that is a number', setting('primario', '006699'), "'#006699'"],
  ['a colour by its name', setting('primario', 'maroon'), "'#800000'"],
  ['a colour by its Spanish name', setting('primario', 'granate'), "'#800000'"],
  ['a short colour', setting('primario', "'#059'"), "'#005599'"],
  ['a colour in numbers', setting('primario', 'rgb(0, 85, 99)'), "'#005563'"],
  ['a colour by hue', setting('primario', 'hsl(200, 80%, 30%)'), "'#0f618a'"],
  ['a colour in curly quotes', setting('primario', '“#005599”'), "'#005599'"],
  ['a date, day first', review('05/10/2026'), "'2026-10-05'"],
  ['a date without zeros', review('2026-9-5'), "'2026-09-05'"],
  ['a date with hyphens', review('05-10-2026'), "'2026-10-05'"],
  ['a date in Spanish', review('5 de octubre de 2026'), "'2026-10-05'"],
  ['a date in Catalan', review('1 d’agost de 2026'), "'2026-08-01'"],
  [
    'a mail address before an odd space',
    setting('email', 'practicas@campus.example\u00a0'),
    'practicas@campus.example',
  ],
  ['a day of a month that is shorter', review('2026-09-31'), "'2026-09-30'"],
  [
    'a field as a switch',
    added('campos: { personales: { genero: false } }\n'),
    '{ visible: false, required: false }',
  ],
  ['a number with its unit', added('convenio: { cuotaMensual: 60 € }\n'), 'cuotaMensual: 60'],
  ['a whole number with its unit', added('logoSize: 44px\n'), 'logoSize: 44'],
  [
    'a mail address with a name',
    setting('email', "'Campus <practicas@campus.example>'"),
    'email: practicas@campus.example',
  ],
  [
    'a mail address as a link',
    setting('email', 'mailto:practicas@campus.example'),
    'email: practicas@campus.example',
  ],
  [
    'a letter in a telephone number',
    added('  telefono: 900 555 21O\n', /(?<= {2}email: .*\n)/),
    "'900 555 210'",
  ],
  [
    'two settings in one line',
    added('footer:\n  enlaces:\n    es:\n      - texto: Web url: https://www.campus.example/\n'),
    'url: https://www.campus.example/',
  ],
  [
    'a link for mail with a space',
    added("footer: { enlaces: { es: [{ texto: Correo, url: 'mailto: a@campus.example' }] } }\n"),
    'mailto:a@campus.example',
  ],
  [
    'maintenance from a day on',
    added("mantenimiento: { desde: '2027-08-01', hasta: '2027-08-02 08:00' }\n"),
    "'2027-08-01 00:00'",
  ],
  [
    'maintenance in another notation',
    added("mantenimiento: { desde: '1/8/2027 20.00 h', hasta: '2027-08-02 08:00' }\n"),
    "'2027-08-01 20:00'",
  ],
  [
    'maintenance until midnight',
    added("mantenimiento: { desde: '2027-08-01 20:00', hasta: '2027-08-01T24:00' }\n"),
    "'2027-08-01 23:59'",
  ],
  [
    'a mail address in curly quotes',
    setting('email', '“practicas@campus.example”'),
    'practicas@campus.example',
  ],
  [
    'a domain before an odd space',
    setting('dominio_produccion', 'practicas.campus.example\u00a0'),
    'practicas.campus.example',
  ],
  [
    'a script in the place of its key',
    setting(
      'cookieyes',
      `'<script src="https://cdn-cookieyes.com/client_data/1234567890abcdef12345678/script.js"></script>'`,
    ),
    "'1234567890abcdef12345678'",
  ],
  ['dashes without a space', setting('idiomas', '\n  -es'), '- es'],
  ['words behind quotes', setting('nombre', '"Prácticas" Campus'), `'"Prácticas" Campus'`],
  [
    'an address in parts',
    setting(
      'email',
      'practicas@campus.example\n  direccion:\n    calle: Sol, 2\n    cp: 25000\n    localidad: Vila',
    ),
    "`direccion: 'Sol, 2, 25000 Vila'`",
  ],
  [
    'a night whose end has the day of its beginning',
    added("mantenimiento: { desde: '2026-12-31 20:00', hasta: '2026-12-31 08:00' }\n"),
    "`hasta: '2027-01-01 08:00'`",
  ],
  [
    'maintenance that ends when it begins',
    added("mantenimiento: { desde: '2026-12-26 20:00', hasta: '2026-12-26 20:00' }\n"),
    "`hasta: '2026-12-27 20:00'`",
  ],
  [
    'a telephone in the place of an address',
    added("footer: { enlaces: { es: [{ texto: Llama, url: '900 555 210' }] } }\n"),
    '`tel:900555210`',
  ],
  [
    'an address with two mistakes',
    added("footer: { enlaces: { es: [{ texto: Web, url: 'http://www.campus.example/a b' }] } }\n"),
    '`https://www.campus.example/a%20b`',
  ],
  [
    'modules in a list',
    added('modulos: [practicas, empleo]\n'),
    '`modulos: { practicas: true, empleo: true }`',
  ],
];

const errorsOf = (problems: readonly Diagnostic[]): string[] =>
  problems.filter(({ severity }) => severity === 'error').map(({ code, what }) => `${code}: ${what.en}`);

/** Does what the first report of a brand advises, to the letter, and expects that no error is left. */
async function follow(change: (folder: string) => void, advice: string): Promise<void> {
  const { brandsDir, remove } = minimalBrand();
  const folder = join(brandsDir, 'minimal');
  const check = async (): Promise<Diagnostic[]> =>
    (await loadBrands({ brandsDir, today: '2026-11-22' })).problems;
  try {
    change(folder);
    const [problem] = await check();
    expect(problem?.fix?.es).toContain(advice);
    const { repair } = problem ?? {};
    if (!repair) throw new Error('The report has no edit');
    const [{ location } = { location: undefined }] = repair;
    const file = location?.file ?? '';
    writeFileSync(file, applyEdits(readFileSync(file, 'utf8'), file, repair));
    const after = await check();
    expect(errorsOf(after)).toEqual([]);
    expect(after.map(({ what }) => what.en)).not.toContain(problem?.what.en);
  } finally {
    remove();
  }
}

const edit = (file: string, change: (text: string) => string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
};

it.each(slips)('advises what is right for %s', async (_name, change, advice) => {
  await follow((folder) => {
    edit(join(folder, 'brand.yaml'), change);
  }, advice);
});

it.each<[string, string, string]>([
  [
    'a link to the test domain of the portal',
    'Mira [el aviso](https://pre.campus.example/aviso-legal).',
    '`/aviso-legal`',
  ],
])('advises what is right in a page for %s', async (_name, text, advice) => {
  await follow((folder) => {
    edit(
      join(folder, 'brand.yaml'),
      added('dominiosPrueba: [pre.campus.example]\nmodulos: { ayuda: true }\n'),
    );
    edit(join(folder, 'content/es/ayuda.md'), () => `${text}\n`);
  }, advice);
});

it.each<[string, string, string]>([
  ['a file counted from the brand', "h2 { background: url('assets/logo.svg'); }\n", '`logo.svg`'],
  ['tags around a style sheet', '<style>\nh2 { color: red; }\n</style>\n', '`<style>` y `</style>`'],
  ['fences around a style sheet', '```css\nh2 { color: red; }\n```\n', '```css'],
])('advises what is right for %s', async (_name, css, advice) => {
  await follow((folder) => {
    edit(join(folder, 'brand.yaml'), added('ownstyles: assets/campus.css\n'));
    edit(join(folder, 'assets/campus.css'), () => css);
  }, advice);
});

it.each(['{number', 'number}', '[number]', '{{number}}', '{number)'])(
  'writes the braces of a text for %s',
  async (written) => {
    await follow((folder) => {
      edit(join(folder, 'messages/es.yaml'), () => `frame.placementAgency: 'Agencia n.º ${written}'\n`);
    }, '{number}');
  },
);

/** What the reports on a changed brand say, by code. */
async function reportsOn(change: (folder: string) => void, languages = '[es, ca]'): Promise<string[]> {
  const { brandsDir, remove } = minimalBrand();
  const folder = join(brandsDir, 'minimal');
  try {
    edit(join(folder, 'brand.yaml'), setting('idiomas', languages));
    change(folder);
    const { problems } = await loadBrands({ brandsDir, only: ['minimal'], today: '2026-11-22' });
    return problems.map(({ code, fix }) => `${code}: ${fix?.es ?? ''}`);
  } finally {
    remove();
  }
}

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

it('names the style sheet of the brand for one that is only switched on', async () => {
  await follow((folder) => {
    edit(join(folder, 'brand.yaml'), added('ownstyles: true\n'));
    edit(join(folder, 'assets/campus.css'), () => 'h2 { color: red; }\n');
  }, '`ownstyles: assets/campus.css`');
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
    'an hour that is none',
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
