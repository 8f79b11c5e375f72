/** Values as people type them: what a report advises is done to the letter, and the brand is checked again. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { applyEdits } from '../support/build/apply-edits.ts';
import { added, type ChangeOfText, edit, setting } from '../support/build/changed-brand.ts';
import { minimalBrand } from '../support/build/fixture-brands.ts';

/** A brand file with a mistake, and the words that its report must have. */
type Slip = readonly [name: string, change: ChangeOfText, advice: string];

const review = (date: string): ChangeOfText => {
  return (yaml) => `${yaml}legal:\n  fechaRevisionAccesibilidad: ${date}\n`;
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

it('names the style sheet of the brand for one that is only switched on', async () => {
  await follow((folder) => {
    edit(join(folder, 'brand.yaml'), added('ownstyles: true\n'));
    edit(join(folder, 'assets/campus.css'), () => 'h2 { color: red; }\n');
  }, '`ownstyles: assets/campus.css`');
});
