/** Slips of people who know other formats: what a report says, and the brand after its repair. */
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { added, edit, reportsOn, setting } from '../support/build/changed-brand.ts';
import { mended } from '../support/build/mended-brand.ts';

const yamlOf = (folder: string): string => join(folder, 'brand.yaml');

/** Lines of a brand file that begin with one of these words. */
const linesWith = (yaml: string, ...words: readonly string[]): string[] =>
  yaml.split('\n').filter((line) => words.some((word) => line.trimStart().startsWith(word)));

describe('a comma or semicolon at the end of a value', () => {
  it.each([
    ['nombreCorto', 'Mínimo,', 'nombreCorto: Mínimo'],
    ['nombre', 'Prácticas del Campus;', 'nombre: Prácticas del Campus'],
    ['nombre', "'Prácticas: Campus,'", "nombre: 'Prácticas: Campus'"],
    ['institucion', 'Campus Mínimo ,', 'institucion: Campus Mínimo'],
    ['organismo', 'privado,', 'organismo: privado'],
    ['logo', 'assets/logo.svg,', 'logo: assets/logo.svg'],
    ['email', 'practicas@minimo.example,', 'email: practicas@minimo.example'],
    ['dominio_produccion', 'practicas.minimo.example,', 'dominio_produccion: practicas.minimo.example'],
    ['apiProduccion', 'https://api.minimo.example,', 'apiProduccion: https://api.minimo.example'],
    ['primario', "'#0b5563,'", "primario: '#0b5563'"],
    ['canRegistroAlumno', 'true,', 'canRegistroAlumno: true'],
    ['logoSize', '48,', 'logoSize: 48'],
  ])('is deleted: %s: %s', async (name, typed, line) => {
    const yaml = await mended('brand.yaml', setting(name, typed));
    expect(linesWith(yaml, `${name}:`).map((one) => one.trim())).toEqual([line]);
  });

  it('is no slip behind a character reference, which has its own report', async () => {
    const reports = await reportsOn((folder) => {
      edit(yamlOf(folder), setting('nombreCorto', "'M&iacute;'"));
    }, '[es]');
    expect(reports.filter((report) => report.includes('`M&iacute`'))).toEqual([]);
  });
});

const fee = (typed: string) => mended('brand.yaml', added(`convenio:\n  cuotaMensual: ${typed}\n`));

describe('a number with separators', () => {
  it.each(['1.200', '1,200', '1 200', "'1.200'", '1’200', '1.200 €'])('%s is told as 1200', async (typed) => {
    expect(linesWith(await fee(typed), 'cuotaMensual')).toEqual(['  cuotaMensual: 1200']);
  });

  it.each(['45,5', '45.5'])('%s is a decimal', async (typed) => {
    const yaml = typed.includes(',') ? await fee(typed) : '  cuotaMensual: 45.5';
    expect(linesWith(yaml, 'cuotaMensual')).toEqual(['  cuotaMensual: 45.5']);
  });
});

describe('a comment in another format', () => {
  it.each([
    '// motivo: fondo',
    '; motivo: fondo',
    '-- motivo: fondo',
    '/* motivo: fondo */',
    '<!-- motivo: fondo -->',
  ])('becomes one of YAML: %s', async (typed) => {
    const yaml = await mended('brand.yaml', added(`${typed}\nesquinas: rectas\n`));
    expect(linesWith(yaml, '# motivo', 'motivo')).toEqual(['# motivo: fondo']);
  });

  it('becomes one of YAML on each line, below a text and inside a group', async () => {
    const yaml = await mended(
      'brand.yaml',
      added(
        '// Revisado: Ana\nesquinas: rectas\n  // sin prisa\nmodulos:\n  // ayuda: false\n  ayuda: true\n',
      ),
      '',
    );
    expect(linesWith(yaml, '#').slice(1)).toEqual(['# Revisado: Ana', '  # sin prisa', '  # ayuda: false']);
  });
});

describe('settings that lost their indentation', () => {
  it.each([
    ['all of a group', 'modulos:\nayuda: true\nsso: false\n', 'modulos:\n  ayuda: true\n  sso: false\n'],
    ['all but the first', 'modulos:\n  ayuda: true\nsso: false\n', 'modulos:\n  ayuda: true\n  sso: false\n'],
    [
      'groups in a group',
      'campos:\npersonales:\ngenero: { visible: false }\nprofesional:\nerasmus: { visible: false }\nesquinas: rectas\n',
      'campos:\n  personales:\n    genero: { visible: false }\n  profesional:\n    erasmus: { visible: false }\nesquinas: rectas\n',
    ],
    [
      'a group whose settings have lines of their own',
      'footer:\ntextos:\n  es: Pie # uno\n\n# los enlaces\nenlaces:\n  es:\n    - { texto: Web, url: /login }\n\n# lo demás\nesquinas: rectas\n',
      'footer:\n  textos:\n    es: Pie # uno\n\n# los enlaces\n  enlaces:\n    es:\n      - { texto: Web, url: /login }\n\n# lo demás\nesquinas: rectas\n',
    ],
  ])('are moved in by one report: %s', async (_name, typed, meant) => {
    const settings = typed.includes('ayuda') ? '' : undefined;
    expect(await mended('brand.yaml', added(typed), settings)).toContain(meant);
  });

  it('stay where they are beside a group that is switched off', async () => {
    const reports = await reportsOn((folder) => {
      edit(yamlOf(folder), added('footer:\nesquinas: rectas\n'));
    }, '[es]');
    expect(reports.filter((report) => report.includes('espacios'))).toEqual([]);
  });
});

it.each([
  ['personales: { telefono: { visible: false } }', '¿Querías decir `telefonoMovil` o `telefonoFijo`?'],
  ['personales: { telefonoAlumno: { visible: false } }', '¿Querías decir `telefonoMovil` o `telefonoFijo`?'],
  ['practica: { tutorEmpresa: { visible: false } }', 'TutorEmpresa`'],
])('names all settings that an unknown one may be: %s', async (fields, advice) => {
  const [report] = await reportsOn((folder) => {
    edit(yamlOf(folder), added(`campos: { ${fields} }\n`));
  }, '[es]');
  expect(report).toContain(advice);
});

it.each([
  ['aviso-legal.md', '/aviso-legal'],
  ['./aviso-legal.md', '/aviso-legal'],
  ['../es/aviso-legal.md', '/aviso-legal'],
  ['content/es/aviso-legal.md', '/aviso-legal'],
  ['aviso-legal.html', '/aviso-legal'],
  ['avisolegal.md', '/aviso-legal'],
  ['/aviso-legal.md', '/aviso-legal'],
])('writes the address of a page in the place of its file: %s', async (typed, meant) => {
  const text = await mended('content/es/ayuda.md', () => `Mira [esto](${typed}).\n`);
  expect(text).toBe(`Mira [esto](${meant}).\n`);
});

it('keeps the place on a page behind the name of its file', async () => {
  const text = await mended('content/es/aviso-legal.md', (page) => `${page}\n[Ayuda](ayuda.md#contacto)\n`);
  expect(text).toContain('[Ayuda](/ayuda#contacto)');
});

describe('a picture in a format that browsers do not show', () => {
  const reportOf = async (name: string, there: string): Promise<string> => {
    const [report = ''] = await reportsOn((folder) => {
      edit(yamlOf(folder), setting('background', name));
      renameSync(join(folder, 'assets/logo.svg'), join(folder, 'assets/fondo.svg'));
      edit(yamlOf(folder), setting('logo', 'assets/fondo.svg'));
      if (there) writeFileSync(join(folder, there), 'x');
    }, '[es]');
    return report;
  };

  it.each([
    ['assets/campus.heic', ''],
    ['assets/campus.heic', 'assets/campus.heic'],
    ['assets/campus.tiff', ''],
  ])('is to be converted: %s (%s)', async (name, there) => {
    const report = await reportOf(name, there);
    expect(report).toMatch(/^wrong-file-type: .*\.svg, \.png, \.jpg, .* expórtalo como JPEG/);
    expect(report).not.toContain('fondo.svg');
  });

  it('may be there in one that they show', async () => {
    expect(await reportOf('assets/fondo.heic', '')).toContain('`assets/fondo.svg`: si es la versión buena');
  });

  it('is named if it is there under the wanted name', async () => {
    const report = await reportOf('assets/campus.jpg', 'assets/campus.heic');
    expect(report).toMatch(/^missing-file: En la carpeta está `assets\/campus\.heic`.* expórtalo como JPEG/);
  });

  it('is no slip of the keyboard', async () => {
    expect(await reportOf('assets/fondo.sgv', '')).toContain('¿Querías decir `assets/fondo.svg`?');
  });
});
