/** Values that come from other programs, and words in the place of groups: each repair is made, and the brand is checked. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { added, edit, reportsOn } from '../support/build/changed-brand.ts';
import { minimalBrand } from '../support/build/fixture-brands.ts';
import { helpSwitchedOn, mended } from '../support/build/mended-brand.ts';

it.each([
  ['http://localhost:4321/login', '/login'],
  ['https://minimal.localhost:4321/aviso-legal', '/aviso-legal'],
  ['http://127.0.0.1:4321/', '/'],
  ['localhost:4321/login', '/login'],
  ['http://192.168.1.20:4321/login#a', '/login#a'],
  [
    'https://eur03.safelinks.protection.outlook.com/?url=http%3A%2F%2Fwww.campus.example%2Fx&data=1',
    'https://www.campus.example/x',
  ],
  ['https://www.campus.example/?fbclid=abc', 'https://www.campus.example/'],
])('writes the address that %s stands for', async (typed, meant) => {
  const text = await mended('content/es/ayuda.md', () => `Mira [esto](${typed}).\n`);
  expect(text).toBe(`Mira [esto](${meant}).\n`);
});

it.each([
  ['//servidor/practicas/dosier.pdf', 'web de tu institución'],
  ['smb://servidor/dosier.pdf', 'web de tu institución'],
  ['https://intranet/dosier.pdf', 'dirección pública'],
  ['https://web.campus.local/', 'dirección pública'],
])('says that nobody can open %s', async (url, advice) => {
  const reports = await reportsOn((folder) => {
    edit(
      join(folder, 'brand.yaml'),
      added(`footer: { enlaces: { es: [{ texto: Dosier, url: '${url}' }] } }\n`),
    );
  });
  const [report = ''] = reports.filter((one) => one.startsWith('invalid-link'));
  expect(report).toContain(advice);
  expect(report).not.toContain('cierzo.example');
});

it.each([
  ['##Antes\n\n### No\n\nTexto.\n', '## Antes'],
  ['    ## Antes\n\n### No\n\nTexto.\n', '## Antes'],
])('takes %j for a heading where levels are compared', async (typed, meant) => {
  expect(await mended('content/es/ayuda.md', () => typed)).toBe(`${meant}\n\n### No\n\nTexto.\n`);
});

it.each([
  ['campos: { personales: { genero: no } }', 'genero: { visible: false, required: false }'],
  ['campos: { personales: { genero: oculto } }', 'genero: { visible: false, required: false }'],
  ['campos: { personales: { genero: obligatorio } }', 'genero: { visible: true, required: true }'],
  ['campos: { personales: { genero: opcional } }', 'genero: { required: false }'],
  ['campos: { personales: { genero: solo lectura } }', 'genero: { editable: false }'],
  ['limitesJornada:\n  horasDia: 20\n  horasSemana: 4', 'horasDia: 4\n  horasSemana: 20'],
  ['avisos: no', 'avisos: []'],
  ['idiomas:\n  – es', 'idiomas:\n  - es'],
])('keeps what %j means', async (typed, meant) => {
  const text = await mended(
    'brand.yaml',
    (yaml) => `${typed.startsWith('idiomas') ? yaml.replace(/^idiomas: .*\n/m, '') : yaml}${typed}\n`,
  );
  expect(text).toContain(meant);
});

const signIn = '    tipoUsuario: Alumno\n    titulo: { es: Ciclos }\n';

it.each([
  ['institucionNombrada: facultad', 'institucionNombrada: { es: la facultad }'],
  ['institucionNombrada: Instituto', 'institucionNombrada: { es: el instituto }'],
  ['institucionNombrada: la Escuela Menor', '{ es: la Escuela Menor }'],
  ['institucionNombrada: Academia de Artes', '{ es: la Academia de Artes }'],
  ['institucionNombrada: la universitat', 'institucionNombrada: universidad'],
  [`loginsEspecificos:\n  Ciclos Formativos:\n${signIn}`, '  ciclos-formativos:'],
  [`loginsEspecificos:\n  2º Máster:\n${signIn}`, '  master:'],
  [`loginsEspecificos:\n  'Títulos propios':\n${signIn}`, '  titulos-propios:'],
])('writes the words of the brand in the place of %j', async (typed, meant) => {
  expect(await mended('brand.yaml', added(`${typed}\n`))).toContain(meant);
});

it.each(['/login/ciclos', '/login/ciclo-formativo', '/login/ciclos-formativo'])(
  'writes the sign-in page of the brand in the place of %s',
  async (typed) => {
    const settings = `${helpSwitchedOn}loginsEspecificos:\n  ciclos-formativos:\n${signIn}`;
    const text = await mended('content/es/ayuda.md', () => `Mira [esto](${typed}).\n`, settings);
    expect(text).toBe('Mira [esto](/login/ciclos-formativos).\n');
  },
);

it('names a sign-in page as pages link to it', async () => {
  const settings = `${helpSwitchedOn}loginsEspecificos:\n  Ciclos Formativos:\n${signIn}`;
  const page = 'Mira [esto](/login/ciclos).\n';
  expect(await mended('content/es/ayuda.md', () => page, settings)).toContain('  ciclos:\n');
});

it('lists the sign-in pages of the brand for a link like none of them', async () => {
  const reports = await reportsOn((folder) => {
    edit(join(folder, 'brand.yaml'), added(`${helpSwitchedOn}loginsEspecificos:\n  ciclos:\n${signIn}`));
    edit(join(folder, 'content/es/ayuda.md'), () => 'Mira [esto](/login/alumni).\n');
  }, '[es]');
  expect(reports).toEqual([
    'unknown-address: La marca tiene `/login` y `/login/ciclos`; escribe la dirección que corresponda, o quita el enlace.',
  ]);
});

it.each([
  ['institucionNombrada: facultad', '`institucionNombrada: { es: la facultad, ca: la facultat }`'],
  ['institucionNombrada: l’acadèmia', '`institucionNombrada: { es: la academia, ca: '],
  [
    'institucionNombrada: taller',
    "`institucionNombrada: { es: el taller, ca: '…' }`, con la traducción (`ca`)",
  ],
  ['motivo: fondo.svg', '`motivo: assets/fondo.svg`'],
  ['idiomas: castellano y catalán', '`idiomas: [es, ca]`'],
  ['idiomas: es/ca', '`idiomas: [es, ca]`'],
  ['idiomas: Español, Catalán e Inglés', '`idiomas: [es, ca, en]`'],
  ['idiomas: [castellano y catalán]', '`idiomas: [es, ca]`'],
])('says of %s what was meant at once', async (line, advice) => {
  const [name = ''] = line.split(':', 1);
  const reports = await reportsOn((folder) => {
    edit(
      join(folder, 'brand.yaml'),
      (yaml) => `${yaml.replace(new RegExp(`^${name}:.*\\n`, 'm'), '')}${line}\n`,
    );
  });
  expect(reports.join('\n')).toContain(advice);
});

it.each(['limitesJornada: no', 'analyticsId: ninguno'])('deletes %s', async (line) => {
  expect(await mended('brand.yaml', added(`${line}\n`))).not.toContain(line.split(':', 1)[0]);
});

it('repairs a setting that the base has, too, in its own file', async () => {
  const { brandsDir, remove } = minimalBrand();
  try {
    edit(
      join(brandsDir, '_base/brand.yaml'),
      () => 'campos: { oferta: { salarioMaximo: { visible: true } } }\n',
    );
    edit(
      join(brandsDir, 'minimal/brand.yaml'),
      (yaml) => `extends: _base\n${yaml}campos: { ofertas: { salarioMaximo: { visible: false } } }\n`,
    );
    const { problems } = await loadBrands({ brandsDir, only: ['minimal'], today: '2026-11-22' });
    expect(problems.map(({ fix }) => fix?.es)).toEqual(['¿Querías decir `oferta`?']);
  } finally {
    remove();
  }
});

it.each(['contacto', 'colores', 'descripcion'])('restores the deleted line of %s', async (group) => {
  const text = await mended('brand.yaml', (yaml) => yaml.replace(`\n${group}:\n`, '\n'));
  expect(text).toContain(`\n${group}:\n`);
});

it('warns of the text behind a sign of comments', async () => {
  const text = await mended(
    'brand.yaml',
    added('  direccion: Torre Clara, despacho #4, avenida, 20\n', /(?<= {2}email: .*\n)/),
  );
  expect(text).toContain("direccion: 'Torre Clara, despacho #4, avenida, 20'");
});

it('deletes the fences around messages', async () => {
  const text = await mended('messages/es.yaml', () => '```yaml\nframe.comingSoon: Pronto\n```\n');
  expect(text).toBe('frame.comingSoon: Pronto\n');
});
