import markdownIt from 'markdown-it';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { type BrandRecord, recordOf } from '#generator/render/bundle/brand-record.ts';
import { minimalBrand } from '../../../../tests/support/build/fixture-brands.ts';
import type { Comparison } from '../comparison.ts';
import { comparePortals } from '../portals.ts';
import { htmlReport } from './html.ts';
import { jsonReport } from './json.ts';
import { markdownReport } from './markdown.ts';

let record: BrandRecord;
beforeAll(async () => {
  const { brandsDir, remove } = minimalBrand();
  const { brands } = await loadBrands({ brandsDir });
  remove();
  record = recordOf(brands[0] ?? expect.fail('The minimal brand cannot be read'));
});

type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a document as its start tag, with its attributes. */
function elements(node: Node): string[] {
  const own =
    'tagName' in node
      ? [[node.tagName, ...node.attrs.map(({ name, value }) => `${name}=${value}`)].join(' ')]
      : [];
  return [...own, ...('childNodes' in node ? node.childNodes.flatMap(elements) : [])];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

const markdown = markdownIt({ html: true, linkify: true });

const hostileTexts = [
  '</summary ></details ><h1 >Approved</h1 ><a href=//evil.example >Merge',
  '</summary></details><img src=https://evil.example/t.png> Approved @everyone',
  '<img src=//evil.example/t.png >',
  '`</code></pre></details><script>alert(1)</script>',
  '``` \n# Heading\n<h1>x</h1>\n~~~\n</details>\n\n[a](https://evil.example) ![b](//evil.example/b.png)',
  '[UIB] *a* _b_ ~~c~~ | d | #1 https://evil.example www.evil.example x@evil.example',
  '<!-- --><![CDATA[ <?php &lt;img src=x&gt; &#60;img src=x&#62; \\<b>',
  '\' onclick=alert(1) " onmouseover=alert(1) <svg/onload=alert(1)>',
  'javascript:alert(1) <https://evil.example> <x@evil.example>',
];

/** A comparison in which every text of a brand is hostile. */
function hostileComparison(hostile: string): Comparison {
  const { settings } = record;
  const after: BrandRecord = {
    ...record,
    settings: {
      ...settings,
      nombre: hostile,
      nombreCorto: hostile,
      descripcion: { es: hostile },
      contacto: { ...settings.contacto, direccion: hostile },
      footer: {
        textos: { es: hostile },
        enlaces: { es: [{ texto: hostile, url: hostile }] },
        sellos: [{ imagen: hostile, texto: { es: hostile }, url: hostile }],
      },
    },
    content: { es: { ...record.content.es, ayuda: `<p>${hostile}</p>` } },
    messages: { es: { 'login.title': hostile, [hostile]: hostile } },
    assets: { ...record.assets, [hostile]: 'x', 'own.css': 'y' },
    styles: { 'own.css': `h1::before { content: ${JSON.stringify(hostile)} }\n${hostile}` },
    routes: [...record.routes, 'login-specific'],
    specificLogins: [hostile],
  };
  const pictures = [0.5, 0.4, 0.3, 0.2].map((share) => ({
    screen: hostile,
    device: 'phone' as const,
    mode: 'light' as const,
    share,
  }));
  const open = [true, false].map((canBeBuilt) => ({
    brand: hostile,
    canBeBuilt,
    items: [{ place: hostile, what: `\`${hostile}\` ${hostile}`, fix: hostile }],
    before: 0,
  }));
  const comparison = comparePortals(
    [
      { brand: 'minimal', before: { record }, after: { record: after } },
      { brand: hostile, after: { record: { ...after, id: hostile } } },
      { brand: 'gone', before: { record: { ...after, id: 'gone' } } },
      { brand: 'was', wasBroken: true, after: { record: after } },
      { brand: 'renamed', before: { record: { ...after, id: hostile } }, after: { record: after } },
    ],
    { base: hostile, language: 'es', broken: [hostile], open },
  );
  return { ...comparison, brands: comparison.brands.map((brand) => ({ ...brand, pictures, looked: 4 })) };
}

/** Replaces the hostile text by a harmless one: what a report is made of without it. */
const harmless = 'Nombre';

describe('a report of a hostile brand', () => {
  it.each(hostileTexts)('has no element of its own as a comment, for %s', (hostile) => {
    const html = markdown.render(markdownReport(hostileComparison(hostile)));
    const allowed =
      /^(?:html|head|body|h3|h4|p|ul|li|strong|details|summary|code(?: class=language-diff)?|pre)$/;
    expect(elements(parse(html)).filter((element) => !allowed.test(element))).toEqual([]);
    expect(textOf(parse(html))).toContain('más');
  });

  it.each(hostileTexts)('has no element of its own as a page, for %s', (hostile) => {
    const tags = (comparison: Comparison): string[] => [
      ...new Set(elements(parse(htmlReport(comparison))).map((element) => element.split(' ')[0] ?? '')),
    ];
    const usual = new Set(tags(hostileComparison(harmless)));
    expect(tags(hostileComparison(hostile)).filter((tag) => !usual.has(tag))).toEqual([]);
    const page = parse(htmlReport(hostileComparison(hostile)));
    expect(
      elements(page).filter((element) => /\s(?:on\w+|style)=/.test(element.replaceAll(hostile, ''))),
    ).toEqual([]);
  });

  it('shows a name as it is written, with a number or brackets', () => {
    const name = 'Prácticas #1 [UIB]';
    const after = { ...record, settings: { ...record.settings, nombre: name } };
    const portals = Array.from({ length: 4 }, (_, index) => ({
      brand: `b${index}`,
      before: { record },
      after: { record: after },
    }));
    const html = markdown.render(markdownReport(comparePortals(portals, { base: 'main', language: 'es' })));
    expect(textOf(parse(html)).replaceAll('\u2060', '')).toContain(`${name} (minimal): cambia`);
  });
});

describe('a report', () => {
  it('keeps texts of brands as they are for programs', () => {
    const [hostile = ''] = hostileTexts;
    expect(JSON.parse(jsonReport(hostileComparison(hostile)))).toMatchObject({
      version: 1,
      brands: [{ name: hostile }, {}, {}, {}, {}],
    });
  });

  it('says that nothing changes only if nothing is wrong', () => {
    const comparison = comparePortals([], { base: 'main', language: 'ca' });
    expect(markdownReport(comparison)).toContain('Ningú no veurà res diferent.');
    const open = [{ brand: 'x', canBeBuilt: false, items: [{ what: 'Falta un color.' }], before: 0 }];
    const broken = comparePortals([], { base: 'main', language: 'ca', broken: ['x'], open });
    for (const report of [markdownReport(broken), htmlReport(broken)]) {
      expect(report).toContain('No es pot construir: x té 1 error.');
      expect(report).not.toContain('Ningú no veurà');
    }
  });

  it('shows five changes and the three pictures that differ most, and folds the others', () => {
    const [comparison] = [hostileComparison('Nombre')];
    const [brand] = comparison.brands;
    const page = htmlReport({ ...comparison, brands: brand ? [brand] : [] });
    const shown = page.replace(/<details>.*?<\/details>/gs, '');
    expect(shown.match(/<li>/g)).toHaveLength(5);
    expect(shown.match(/<figure/g)).toHaveLength(3);
    expect(page.match(/<figure/g)).toHaveLength(4);
    const comment = markdownReport({ ...comparison, open: [], brands: brand ? [brand] : [] });
    const lines = comment.replace(/<details>.*?<\/details>/gs, '').match(/^- .*/gm);
    expect(lines).toHaveLength(8);
    expect(comment).toContain('<summary>1 imagen más</summary>');
  });

  it('fits into a comment, however many portals change', () => {
    const portals = Array.from({ length: 600 }, (_, index) => ({
      brand: `b${index}`,
      after: { record: { ...record, id: `b${index}` } },
    }));
    const comment = markdownReport(comparePortals(portals, { base: 'main', language: 'en' }));
    expect(comment.length).toBeLessThan(65_536);
    expect(comment).toContain('There is more: see the report.');
  });
});
