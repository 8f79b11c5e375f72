import { expect, it } from 'vitest';
import { scratchProject } from '../../tests/support/scratch-project.ts';
import { textFaults } from './texts.ts';

it('reports texts with a ruled-out word, a straight apostrophe, or a change to a specified text', () => {
  const own = 'src/core/i18n/messages';
  const root = scratchProject({
    'docs/glossary.md': '## Spanish\n\n| Someone | persona candidata | `candidato`, `la universidad` |\n',
    [`${own}/es/home.json`]: JSON.stringify({
      'home.a': 'Ningún candidato, ninguna «Candidata»',
      'home.b': 'Pide a La Universidad {candidato}',
      'home.c': 'La universidad-empresa y los candidatos',
    }),
    [`${own}/es/offers.json`]: JSON.stringify({ 'offers.none': 'No hay ofertas' }),
    'src/sandbox/texts/messages/ca/pages.json': JSON.stringify({
      'pages.a': "L'oferta",
      'pages.b': 'L’altra',
    }),
    'brands/campus/content/ca/ayuda.md': "Bon dia\n\nVes a l'[inici](https://x.example/d'a)",
    'brands/campus/brand.yaml': `# The visitor's own
contacto:
  url: https://x.example/d'a
  persona: { papel: { ca: Orientadora de l'SPIL, es: Orientadora del SPIL } }
`,
    'src/sandbox/areas/domains/sizes.ts': `{ id: 1, es: 'De 1 a 9', ca: "D'1 a 9", en: '1 to 9' },`,
  });
  expect(textFaults(root)).toEqual([
    `${own}/es/home.json: home.a says "candidato": docs/glossary.md has another word for it.`,
    `${own}/es/home.json: home.b says "la universidad": docs/glossary.md has another word for it.`,
    'src/sandbox/texts/messages/ca/pages.json: pages.a has a straight apostrophe: write ’.',
    'brands/campus/content/ca/ayuda.md:3 has a straight apostrophe: write ’.',
    'brands/campus/brand.yaml:4 has a straight apostrophe: write ’.',
    'src/sandbox/areas/domains/sizes.ts:1 has a straight apostrophe: write ’.',
    `${own}/es/offers.json: offers.none is given by the contract as "No hay ofertas coincidentes con tu búsqueda".`,
  ]);
});

it('reports ruled-out words for a file in documents, pages and reports, but not in names of settings', () => {
  const root = scratchProject({
    'docs/glossary.md':
      '## Spanish\n\n| A file | fichero | `archivo` |\n| Someone | persona candidata | `candidato` |\n',
    'docs/guide.es.md':
      'Un candidato en un fichero\n\n```yaml\narchivo: x\n```\n\nUn archivo con `archivo`\n',
    'brands/campus/content/es/ayuda.md': 'Abre el archivo',
    'src/generator/told.ts': "const es = 'Falta el archivo';\nconst key = [archivo, 'archivo'];\n",
    'scripts/words.ts': "const es = 'Archivo';\nconst other = `No hay ${archivo} de candidato`;\n",
    'scripts/words.test.ts': "const es = 'Un archivo';\n",
  });
  const places = textFaults(root).map((fault) => fault.split(' says ')[0]);
  expect(places).toEqual([
    'brands/campus/content/es/ayuda.md:1',
    'docs/guide.es.md:7',
    'scripts/words.ts:1',
    'src/generator/told.ts:1',
  ]);
});
