import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { type BrandRecord, recordOf } from '#generator/render/bundle/brand-record.ts';
import { createManifest } from '#generator/render/bundle/manifest.ts';
import { minimalBrand } from '../../../tests/support/build/fixture-brands.ts';
import type { BrandComparison, ComparedPart } from './comparison.ts';
import { fieldLabel } from '#generator/brands/schema/field-labels.ts';
import { comparePortals } from './portals.ts';
import { htmlReport } from './report/html.ts';

import { markdownReport } from './report/markdown.ts';

async function recordWith(
  edit: (text: string) => string,
  files: Record<string, string> = {},
): Promise<BrandRecord> {
  const { brandsDir, remove } = minimalBrand();
  onTestFinished(remove);
  const file = join(brandsDir, 'minimal', 'brand.yaml');
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  cpSync(
    join(brandsDir, 'minimal/content/es/aviso-legal.md'),
    join(brandsDir, 'minimal/content/es/ayuda.md'),
  );
  for (const [path, text] of Object.entries(files)) writeFileSync(join(brandsDir, 'minimal', path), text);
  const { brands, problems } = await loadBrands({ brandsDir });
  const [brand] = brands;
  if (!brand) throw new Error(problems.map(({ what }) => what.en).join('\n'));
  return recordOf(brand);
}

let before: BrandRecord;
beforeAll(async () => {
  const { brandsDir, remove } = minimalBrand();
  const { brands } = await loadBrands({ brandsDir });
  remove();
  before = recordOf(brands[0] ?? expect.fail('The minimal brand cannot be read'));
});

function compareWith(after: BrandRecord | undefined, language: ReportLanguage = 'es'): BrandComparison {
  const side = after && { after: { record: after } };
  const portal = { brand: 'minimal', before: { record: before }, ...side };
  const [brand] = comparePortals([portal], { base: 'main', language }).brands;
  return brand ?? expect.fail('There is no comparison');
}
const sentencesOf = ({ changes }: BrandComparison, part: ComparedPart): string[] =>
  changes.filter((change) => change.part === part).map(({ sentence }) => sentence);

describe('what people will see change', () => {
  it('names switches by what they do, with their pages', async () => {
    const after = await recordWith(
      (text) => `${text}\ncanRegistroAlumno: true\nmodulos:\n  eventos: false\n`,
    );
    const inSpanish = compareWith(after);
    expect(sentencesOf(inSpanish, 'switches').toSorted()).toEqual([
      'A partir de ahora: El alumnado puede registrarse por su cuenta',
      'Ya no: El portal tiene eventos',
    ]);
    expect(sentencesOf(inSpanish, 'pages')).toEqual(
      expect.arrayContaining(['Página que desaparece: Eventos']),
    );
    expect(sentencesOf(compareWith(after, 'ca'), 'switches')).toContain('Ja no: El portal té esdeveniments');
    expect(sentencesOf(compareWith(after, 'en'), 'switches')).toContain(
      'No longer: Events, with their public pages',
    );
  });

  it('says of a maintenance with dates when the portal is closed, first', async () => {
    const after = await recordWith(
      (text) =>
        `${text}\ncanRegistroAlumno: true\nmantenimiento: { desde: '2027-07-24 20:00', hasta: '2027-07-25 08:00' }\n`,
    );
    expect(compareWith(after).changes[0]).toEqual({
      part: 'switches',
      sentence: 'Cuándo se ve cerrado el portal por mantenimiento, con su aviso en lugar de cada página',
      setting: 'mantenimiento',
      after: '2027-07-24 20:00 – 2027-07-25 08:00',
    });
  });

  it('shows a text of a list in the language in which it changed', async () => {
    const seals = (ca: string) => async (): Promise<BrandRecord> =>
      recordWith(
        (text) =>
          `${text}\nfooter:\n  sellos:\n    - imagen: assets/logo.svg\n      texto: { es: Sello, ca: ${ca} }\n`,
      );
    const [one, other] = [await seals('Segell')(), await seals('Distintiu')()];
    const portal = { brand: 'minimal', before: { record: one }, after: { record: other } };
    const [brand] = comparePortals([portal], { base: 'main', language: 'es' }).brands;
    expect(brand?.changes).toEqual([
      expect.objectContaining({
        setting: 'footer.sellos',
        before: 'assets/logo.svg · Segell',
        after: 'assets/logo.svg · Distintiu',
      }),
    ]);
  });

  it('names fields by their changed flags', async () => {
    const after = await recordWith(
      (text) =>
        `${text}\ncampos:\n  personales:\n    genero: { required: true }\n    lugarNacimiento: { visible: false }\n`,
    );
    expect(sentencesOf(compareWith(after), 'fields')).toEqual(
      expect.arrayContaining([
        'Datos personales: «Género» pasa a ser obligatorio',
        'Datos personales: «Lugar de nacimiento» deja de mostrarse',
      ]),
    );
  });

  it('shows colours with the derived shades and their contrast', async () => {
    const after = await recordWith((text) => text.replace('#0b5563', '#f2c200'));
    const { changes, contrasts } = compareWith(after);
    expect(changes).toContainEqual(
      expect.objectContaining({ setting: 'colores.primario', before: '#0b5563', after: '#f2c200' }),
    );
    const button = contrasts.find(({ what, mode }) => what.includes('botones') && mode === 'light');
    expect(button?.before?.ground).toBe('#0b5563');
    for (const { after: pair } of contrasts) expect(pair?.ratio).toBeGreaterThanOrEqual(4.5);
  });

  it('shows texts line by line, and files by their names', async () => {
    const page = '## Aviso\n\nUna frase que queda.\n\nUna frase nueva.\n';
    const files = {
      'content/es/aviso-legal.md': page,
      'assets/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#123456"/></svg>',
    };
    const result = compareWith(await recordWith((text) => text, files));
    const text = result.changes.find(({ sentence }) => sentence === 'Página «Aviso legal» (castellano)');
    expect(text?.after).toContain('Una frase nueva.');
    expect(result.changes.filter(({ part }) => part === 'files')).toEqual([
      { part: 'files', sentence: 'Otro contenido en el fichero', subject: 'assets/logo.svg' },
    ]);
  });

  it('shows links and seals by their names, never as code of a program', async () => {
    const links = (...rows: string[]): string =>
      `\nfooter:\n  enlaces:\n    es:\n${rows.map((row) => `      - ${row}\n`).join('')}`;
    const [first, second] = [
      "{ texto: Biblioteca, url: 'https://b.example' }",
      "{ texto: Deportes, url: 'https://d.example' }",
    ];
    const [one, both] = [
      await recordWith((text) => text + links(first)),
      await recordWith((text) => text + links(first, second)),
    ];
    const portal = { brand: 'minimal', before: { record: one }, after: { record: both } };
    const comparison = comparePortals([portal], { base: 'main', language: 'es' });
    expect(comparison.brands[0]?.changes).toEqual([
      {
        part: 'texts',
        sentence: 'Enlaces del pie (castellano)',
        setting: 'footer.enlaces.es',
        after: 'Deportes · https://d.example',
      },
    ]);
    for (const report of [htmlReport(comparison), markdownReport(comparison)])
      expect(report.replace(/<style>.*<\/style>/s, '')).not.toMatch(/texto&|"texto"|\{/);
  });

  it('leaves out what a base sets and the portal does not show', async () => {
    const withFee = (fee: number, modules: boolean): Promise<BrandRecord> =>
      recordWith(
        (text) => `${text}\nconvenio: { cuotaMensual: ${fee} }\nmodulos: { convenios: ${modules} }\n`,
      );
    const changed = async (modules: boolean): Promise<(string | undefined)[]> => {
      const [one, other] = [await withFee(300, modules), await withFee(400, modules)];
      const portal = { brand: 'minimal', before: { record: one }, after: { record: other } };
      const { brands } = comparePortals([portal], { base: 'main', language: 'es' });
      return (brands[0]?.changes ?? []).map(({ setting }) => setting);
    };
    expect(await changed(true)).toEqual(['convenio.cuotaMensual']);
    expect(await changed(false)).toEqual([]);
  });

  it('shows the difference of own styles', async () => {
    const styled = (css: string) =>
      recordWith((text) => `${text}\nownstyles: assets/own.css\n`, { 'assets/own.css': css });
    const [one, other] = [
      await styled('h1 { color: #123456 } p { margin: 0 }'),
      await styled('h1 { color: #654321 } p { margin: 0 }'),
    ];
    const portal = { brand: 'minimal', before: { record: one }, after: { record: other } };
    const comparison = comparePortals([portal], { base: 'main', language: 'es' });
    const [change] = comparison.brands[0]?.changes ?? [];
    expect(change).toMatchObject({ sentence: 'Hoja de estilos propia', subject: 'assets/own.css' });
    expect(change?.diff?.split('\n')).toEqual(
      expect.arrayContaining(['-  color: #123456;', '+  color: #654321;']),
    );
    expect(markdownReport(comparison)).toContain('  ```diff\n  @@');
    expect(htmlReport(comparison)).toContain('<ins>+  color: #654321;</ins>');
  });

  it('says that a portal under maintenance looks closed', async () => {
    const after = await recordWith((text) => `${text}\ninMantenimiento: true\n`);
    expect(compareWith(after, 'en').changes[0]?.sentence).toMatch(/^The portal looks closed/);
  });

  it('has a label of the screen for nearly every field', () => {
    const unlabelled = Object.entries(before.settings.campos).flatMap(([group, fields]) =>
      Object.keys(fields).filter((key) => /^[a-z]/.test(fieldLabel(group, key, 'es'))),
    );
    expect(unlabelled.toSorted()).toEqual(
      [
        'apellidosTutorUniversidad',
        'comunicacionesEnEmailEstudiante',
        'deLaUniversidad',
        'emailEstudiante',
        'idPerfil',
        'idPeriodoPreferenciaPracticas',
        'necesitaPermisoTrabajo',
        'nombreTutorUniversidad',
        'validadoDOIP',
      ].toSorted(),
    );
  });

  it('is that a portal was removed, or nothing', () => {
    expect(compareWith(undefined).fate).toBe('removed');
    expect(compareWith(before)).toMatchObject({ fate: 'changed', changes: [], contrasts: [] });
  });

  it('names the pages that a change of built portals touches, or counts many', () => {
    const touchedBy = (...routes: RouteId[]): string[] => {
      const pages = routes.map((route) => ({ route, language: 'es' as const, isVisible: true }));
      const sides = { before: { record: before }, after: { record: before } };
      const portal = { brand: 'minimal', ...sides, touched: { pages, all: 60 } };
      const [brand] = comparePortals([portal], { base: 'x', language: 'es' }).brands;
      return brand ? sentencesOf(brand, 'site') : [];
    };
    expect(touchedBy()).toEqual([]);
    expect(touchedBy('login', 'home')).toEqual(['Cambian 2 de 60 páginas: Acceso y Bienvenid@.']);
    // Some pages have the same title.
    expect(touchedBy(...before.routes.slice(0, 20))).toEqual(['Cambian 20 de 60 páginas.']);
  });

  it('says by how much the size of the built site differs', () => {
    const manifest = (size: number) =>
      createManifest(
        { brand: 'minimal', inputs: 'x', pages: 1, notes: [], kept: [] },
        new Map([['index.html', { size, sha256: 'x' }]]),
        new Map(),
      );
    const portal = {
      brand: 'minimal',
      before: { record: before, manifest: manifest(10_000) },
      after: { record: before, manifest: manifest(8000) },
    };
    const { brands } = comparePortals([portal], { base: 'x', language: 'es' });
    expect(brands[0]?.changes).toEqual([{ part: 'site', sentence: 'El sitio ocupa 2 KB menos.' }]);
  });
});
