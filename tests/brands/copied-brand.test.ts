/** A brand made by copying the folder of another one, and examples that stand in the place of facts. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { edit, reportsOn, setting } from '../support/build/changed-brand.ts';
import { minimalBrand } from '../support/build/fixture-brands.ts';

const projectBrands = join(import.meta.dirname, '../../brands');

/** Copies the folder of Montclar, changes settings of the copy, and checks both. */
async function reportsOnCopy(changes: Record<string, string>): Promise<Diagnostic[]> {
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

it('accepts a second portal of the same institution', async () => {
  expect(await reportsOnCopy({ nombre: 'Talento Montclar' })).toEqual([]);
});

it('accepts the facts of an institution that is listed as meant', async () => {
  const problems = await reportsOnCopy({ ...names, otrasInstituciones: '[Universidad Montclar]' });
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
