/** A brand made by copying the folder of another one, and examples that stand in the place of facts. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { edit, reportsOn, setting } from '../support/build/changed-brand.ts';
import { minimalBrand } from '../support/build/fixture-brands.ts';

const projectBrands = join(import.meta.dirname, '../../brands');

/** Copies the folder of Montclar, changes the copy, and checks both. */
async function reportsOnCopy(
  changes: Record<string, string>,
  change?: (folder: string) => void,
): Promise<Diagnostic[]> {
  const { brandsDir, remove } = minimalBrand();
  onTestFinished(remove);
  for (const [from, to] of [
    ['_base', '_base'],
    ['montclar', 'montclar'],
    ['montclar', 'universidad-nova'],
  ] as const)
    cpSync(join(projectBrands, from), join(brandsDir, to), { recursive: true });
  const all = {
    id: 'universidad-nova',
    dominio_produccion: 'carreras.nova.example',
    dominiosPrueba: '[carreras-pre.nova.example]',
    ...changes,
  };
  for (const [name, value] of Object.entries(all))
    edit(join(brandsDir, 'universidad-nova/brand.yaml'), setting(name, value));
  change?.(join(brandsDir, 'universidad-nova'));
  const only = ['montclar', 'universidad-nova'];
  return (await loadBrands({ brandsDir, only, today: '2026-11-22' })).problems;
}

const names = { nombre: 'Carreras Nova', nombreCorto: 'Nova', institucion: 'Universidad Nova' };

const settingsOf = (problems: readonly Diagnostic[]): (string | undefined)[] =>
  problems.map(({ setting: path }) => path?.join('.'));

it('says once which facts a copied folder still has, and only of the copy', async () => {
  const problems = await reportsOnCopy({});
  expect(problems.map(({ code, brands }) => [code, brands])).toEqual([
    ['other-institution', ['universidad-nova']],
  ]);
  expect(problems[0]?.setting).toEqual(['nombre']);
  for (const name of ['institucion', 'legal.titular', 'legal.nif', 'contacto.telefono'])
    expect(problems[0]?.what.es).toContain(`\`${name}\``);
});

it('reports every fact, logo and text of the other institution in a copy with names of its own', async () => {
  const problems = await reportsOnCopy(names);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['other-institution']));
  expect(new Set(problems.flatMap(({ brands }) => brands))).toEqual(new Set(['universidad-nova']));
  expect(settingsOf(problems)).toEqual(
    expect.arrayContaining([
      'logo',
      'icono',
      'footer.textos.es',
      'footer.enlaces.es.0.url',
      'footer.enlaces.ca.2.url',
      'contacto.email',
      'contacto.telefono',
      'contacto.direccion',
      'legal.titular',
      'legal.nif',
      'legal.numeroAgenciaColocacion',
      'documentosPracticas.es.0.url',
    ]),
  );
  const files = problems.map(({ location }) => location?.file ?? '');
  for (const file of ['messages/es.yaml', 'content/ca/aviso-legal.md'])
    expect(files.some((path) => path.endsWith(file))).toBe(true);
  expect(settingsOf(problems)).toHaveLength(
    new Set(problems.map((one) => JSON.stringify(one.location))).size,
  );
});

const textFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/.test(name))
    .map((name) => join(folder, name));

/** Writes names and facts of its own into each text of a copy, but for the lines that are left. */
const renameAll =
  (isLeft: (line: string, file: string) => boolean) =>
  (folder: string): void => {
    const own = (line: string): string =>
      line
        .replaceAll('Montclar', 'Nova')
        .replaceAll('montclar', 'nova')
        .replaceAll('900 555 210', '900 555 310')
        .replaceAll('Torre Clara', 'Torre Nueva')
        .replaceAll('Sierra, 20', 'Vega, 31')
        .replaceAll('G00000828', 'G00000844')
        .replaceAll('0000000082', '0000000091');
    for (const file of textFiles(folder))
      edit(file, (text) =>
        text
          .split('\n')
          .map((line) => (isLeft(line, file) ? line : own(line)))
          .join('\n'),
      );
  };

const othersOf = (problems: readonly Diagnostic[]): Diagnostic[] =>
  problems.filter(({ code }) => code === 'other-institution');

it('names every line of a page with the short name of the other institution', async () => {
  const page = (await reportsOnCopy(names)).filter(({ location }) =>
    location?.file.endsWith('content/es/aviso-legal.md'),
  );
  expect(page.map(({ location, what }) => [location?.line, what.es])).toEqual([
    [18, '`Montclar` es el nombre de otra institución. También está en las líneas 29 y 33.'],
  ]);
});

it('reports a setting, pictures and the style sheet of the original', async () => {
  expect(settingsOf(await reportsOnCopy(names))).toEqual(
    expect.arrayContaining(['claveExisteCIF', 'background', 'ownstyles']),
  );
});

it('accepts a copy in which nothing is left but pictures', async () => {
  expect(
    othersOf(
      await reportsOnCopy(
        names,
        renameAll(() => false),
      ),
    ),
  ).toEqual([]);
});

it.each([
  ['a page', 'content/es/aviso-legal.md', /mantiene el portal/],
  ['a message', 'messages/ca.yaml', /Montclar és agència/],
  ['a text of the settings', 'brand.yaml', /Montclar Carreras ·/],
  ['a setting', 'brand.yaml', /claveExisteCIF/],
])('still reports %s once the facts have been changed', async (_what, path, left) => {
  const problems = othersOf(
    await reportsOnCopy(
      names,
      renameAll((line, file) => file.endsWith(path) && left.test(line)),
    ),
  );
  expect(settingsOf(problems)).toEqual(expect.arrayContaining(['background', 'logo', 'ownstyles']));
  expect(problems.some(({ location }) => location?.file.endsWith(path))).toBe(true);
  expect(new Set(problems.flatMap(({ brands }) => brands))).toEqual(new Set(['universidad-nova']));
});

it('accepts a short name in sentences of the own', async () => {
  const problems = await reportsOnCopy(names, (folder) => {
    renameAll(() => false)(folder);
    edit(join(folder, 'content/es/ayuda.md'), (text) => `${text}\nTrabajamos con Montclar y con otras.\n`);
  });
  expect(othersOf(problems)).toEqual([]);
});

it('accepts a second portal of the same institution', async () => {
  expect(await reportsOnCopy({ nombre: 'Talento Montclar' })).toEqual([]);
});

it('accepts the facts of an institution that is listed as meant', async () => {
  const problems = await reportsOnCopy({ ...names, institucionesMencionadas: '[Universidad Montclar]' });
  expect(settingsOf(problems)).not.toContain('legal.nif');
});

it.each([
  ['an address', 'apiProduccion', 'https://api.cierzo.example'],
  ['a telephone', 'telefono', '976 000 000'],
  ['a mail address', 'email', 'practicas@cierzo.example'],
])('says that %s is the example of the documentation', async (_what, name, value) => {
  const reports = await reportsOn((folder) => {
    const file = join(folder, 'brand.yaml');
    if (name === 'telefono')
      edit(file, (yaml) => yaml.replace('contacto:', `contacto:\n  telefono: ${value}`));
    else edit(file, setting(name, value));
  }, '[es]');
  expect(reports).toEqual(['unfinished-mark: Escribe lo de tu institución.']);
});

it('finds the address of an example in a page', async () => {
  const reports = await reportsOn((folder) => {
    edit(join(folder, 'brand.yaml'), (yaml) => `${yaml}modulos: { ayuda: true }\n`);
    edit(
      join(folder, 'content/es/ayuda.md'),
      () => 'Mira [la web](https://www.cierzo.example/) del servicio.\n',
    );
  });
  expect(reports).toContain('unfinished-mark: Escribe lo de tu institución.');
});
