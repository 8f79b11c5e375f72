import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Language } from '#core/i18n/languages.ts';
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

function compared(after: BrandRecord | undefined, language: Language = 'es'): BrandComparison {
  const side = after && { after: { record: after } };
  const portal = { brand: 'minimal', before: { record: before }, ...side };
  const [brand] = comparePortals([portal], { base: 'main', language }).brands;
  return brand ?? expect.fail('There is no comparison');
}
const said = ({ changes }: BrandComparison, part: ComparedPart): string[] =>
  changes.filter((change) => change.part === part).map(({ sentence }) => sentence);

describe('what people will find otherwise', () => {
  it('is said of switches in words of what they do, with the pages that go along', async () => {
    const after = await recordWith(
      (text) => `${text}\ncanRegistroAlumno: true\nmodulos:\n  eventos: false\n`,
    );
    const inSpanish = compared(after);
    expect(said(inSpanish, 'switches').toSorted()).toEqual([
      'A partir de ahora: El alumnado puede registrarse por su cuenta',
      'Ya no: El portal tiene eventos',
    ]);
    expect(said(inSpanish, 'pages')).toEqual(expect.arrayContaining(['Página que desaparece: Eventos']));
    expect(said(compared(after, 'ca'), 'switches')).toContain('Ja no: El portal té esdeveniments');
    expect(said(compared(after, 'en'), 'switches')).toContain('No longer: Events, with their public pages');
  });

  it('is said of fields by what becomes of them', async () => {
    const after = await recordWith(
      (text) =>
        `${text}\ncampos:\n  personales:\n    genero: { required: true }\n    lugarNacimiento: { visible: false }\n`,
    );
    expect(said(compared(after), 'fields')).toEqual(
      expect.arrayContaining([
        'Datos personales: «genero» pasa a ser obligatorio',
        'Datos personales: «lugar nacimiento» deja de mostrarse',
      ]),
    );
  });

  it('is shown of colours with the shades that people see and their contrast', async () => {
    const after = await recordWith((text) => text.replace('#0b5563', '#f2c200'));
    const { changes, contrasts } = compared(after);
    expect(changes).toContainEqual(
      expect.objectContaining({ setting: 'colores.primario', before: '#0b5563', after: '#f2c200' }),
    );
    const button = contrasts.find(({ what, mode }) => what.includes('botones') && mode === 'light');
    expect(button?.before?.ground).toBe('#0b5563');
    for (const { after: seen } of contrasts) expect(seen?.ratio).toBeGreaterThanOrEqual(4.5);
  });

  it('is said of texts line by line, and of files by their names', async () => {
    const page = '## Aviso\n\nUna frase que queda.\n\nUna frase nueva.\n';
    const files = {
      'content/es/aviso-legal.md': page,
      'assets/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#123456"/></svg>',
    };
    const result = compared(await recordWith((text) => text, files));
    const text = result.changes.find(({ sentence }) => sentence.includes('aviso-legal'));
    expect(text?.after).toContain('Una frase nueva.');
    expect(said(result, 'files')).toEqual(['assets/logo.svg: otro contenido']);
  });

  it('is that a portal is no more, or that everything about it is as before', () => {
    expect(compared(undefined).fate).toBe('removed');
    expect(compared(before)).toMatchObject({ fate: 'changed', changes: [], contrasts: [] });
  });

  it('is counted of the finished site where both were built', () => {
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

  it('shows what brand files say as text, whatever it is', async () => {
    const after = { ...before, settings: { ...before.settings, nombre: hostile, nombreCorto: '`' } };
    const portal = { brand: 'minimal', before: { record: before }, after: { record: after } };
    const comparison = comparePortals([portal], { base: 'main', language: 'es' });
    expect(htmlReport(comparison)).not.toContain('<img src=x');
    const comment = markdownReport(comparison);
    // Outside of code, each sign that would mean something is escaped.
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
    const portals = Array.from({ length: 600 }, (_, at) => ({
      brand: `b${at}`,
      after: { record: { ...before, id: `b${at}` } },
    }));
    const comment = markdownReport(comparePortals(portals, { base: 'main', language: 'en' }));
    expect(comment.length).toBeLessThan(65_536);
    expect(comment).toContain('There is more: see the report.');
  });
});
