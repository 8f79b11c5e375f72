import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { type BrandRecord, recordOf } from '#generator/render/bundle/brand-record.ts';
import { createManifest } from '#generator/render/bundle/manifest.ts';
import { minimalBrand } from '../../../tests/support/build/fixture-brands.ts';
import type { BrandComparison, ComparedPart } from './comparison.ts';
import { comparePortals } from './portals.ts';
import { htmlReport } from './report/html.ts';
import { jsonReport } from './report/json.ts';
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

  it('names fields by their changed flags', async () => {
    const after = await recordWith(
      (text) =>
        `${text}\ncampos:\n  personales:\n    genero: { required: true }\n    lugarNacimiento: { visible: false }\n`,
    );
    expect(sentencesOf(compareWith(after), 'fields')).toEqual(
      expect.arrayContaining([
        'Datos personales: «genero» pasa a ser obligatorio',
        'Datos personales: «lugar nacimiento» deja de mostrarse',
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
    const text = result.changes.find(({ sentence }) => sentence.includes('aviso-legal'));
    expect(text?.after).toContain('Una frase nueva.');
    expect(sentencesOf(result, 'files')).toEqual(['assets/logo.svg: otro contenido']);
  });

  it('is that a portal was removed, or nothing', () => {
    expect(compareWith(undefined).fate).toBe('removed');
    expect(compareWith(before)).toMatchObject({ fate: 'changed', changes: [], contrasts: [] });
  });

  it('counts the pages of the built site where both were built', () => {
    const manifest = (hash: string) =>
      createManifest(
        { brand: 'minimal', inputs: hash, pages: 1, notes: [], kept: [] },
        new Map([
          ['index.html', { size: 10, sha256: hash }],
          ['login/index.html', { size: 10, sha256: 'same' }],
        ]),
        new Map(),
      );
    const portal = {
      brand: 'minimal',
      before: { record: before, manifest: manifest('a') },
      after: { record: before, manifest: manifest('b') },
    };
    const { brands } = comparePortals([portal], { base: 'x', language: 'es' });
    expect(brands[0]?.changes).toEqual([{ part: 'site', sentence: 'Cambian 1 de 2 ficheros de páginas.' }]);
  });
});

describe('a report', () => {
  const hostile = '<img src=x onerror=alert(1)> @everyone `x` [a](javascript:b)';

  it('shows texts of brand files as text, never as markup', async () => {
    const after = { ...before, settings: { ...before.settings, nombre: hostile, nombreCorto: '`' } };
    const portal = { brand: 'minimal', before: { record: before }, after: { record: after } };
    const comparison = comparePortals([portal], { base: 'main', language: 'es' });
    expect(htmlReport(comparison)).not.toContain('<img src=x');
    const comment = markdownReport(comparison);
    // Outside of code spans, each character with a meaning in Markdown is escaped.
    expect(comment).toContain(
      '<b>\\<img src=x onerror=alert(1)\\> \\@everyone \\`x\\` \\[a\\](javascript:b)</b>',
    );
    expect(comment).toContain('`` <img src=x onerror=alert(1)> @everyone `x` [a](javascript:b) ``');
    expect(JSON.parse(jsonReport(comparison))).toMatchObject({ version: 1, brands: [{ name: hostile }] });
  });

  it('says that nothing changes, and that brands are wrong', () => {
    const comparison = comparePortals([], { base: 'main', language: 'ca', broken: ['x'] });
    expect(markdownReport(comparison)).toContain('Ningú no veurà res diferent.');
    expect(htmlReport(comparison)).toContain('No es poden construir com són: x.');
  });

  it('fits into a comment, however many portals change', () => {
    const portals = Array.from({ length: 600 }, (_, index) => ({
      brand: `b${index}`,
      after: { record: { ...before, id: `b${index}` } },
    }));
    const comment = markdownReport(comparePortals(portals, { base: 'main', language: 'en' }));
    expect(comment.length).toBeLessThan(65_536);
    expect(comment).toContain('There is more: see the report.');
  });
});
