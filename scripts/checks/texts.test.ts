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
    `${own}/es/home.json: home.a says "candidato". Write: persona candidata (docs/glossary.md).`,
    `${own}/es/home.json: home.b says "la universidad". Write: persona candidata (docs/glossary.md).`,
    'src/sandbox/texts/messages/ca/pages.json: pages.a has a straight apostrophe: write ’.',
    'brands/campus/content/ca/ayuda.md:3 has a straight apostrophe: write ’.',
    'brands/campus/brand.yaml:4 has a straight apostrophe: write ’.',
    'src/sandbox/areas/domains/sizes.ts:1 has a straight apostrophe: write ’.',
    `${own}/es/offers.json: offers.none is given by the contract as "No hay ofertas coincidentes con tu búsqueda".`,
  ]);
});

it('holds pages, wordings, settings and documents of a language to its terms, but not addresses or placeholders', () => {
  const root = scratchProject({
    'docs/glossary.md': `## Spanish

| Thing           | Write             | Not              |
| --------------- | ----------------- | ---------------- |
| A file          | fichero           | \`archivo\`        |
| Someone         | persona candidata | \`candidato\`      |
| The institution | its placeholder   | \`la universidad\` |

## English

| Thing     | Write   | Not         |
| --------- | ------- | ----------- |
| A vacancy | vacancy | \`the offer\` |
`,
    'docs/guide.es.md':
      'Un candidato en un fichero\n\n```yaml\narchivo: x\n```\n\nUn archivo con `archivo`\n',
    'brands/campus/content/es/ayuda.md': 'Abre el archivo de la universidad [aquí](/candidato/{{candidato}})',
    'brands/campus/content/en/ayuda.md': 'Read the offer',
    'brands/campus/messages/es.yaml': 'home.a: Ningún candidato',
    'brands/campus/brand.yaml':
      'descripcion:\n  es: Para cada candidato\n  en: For each candidato of the offer\n',
    'src/generator/told.ts': "const es = 'Falta el archivo';\nconst key = [archivo, 'archivo'];\n",
    'scripts/words.ts': "const es = 'Archivo';\nconst other = `No hay ${archivo} de candidato`;\n",
    'scripts/words.test.ts': "const es = 'Un archivo';\n",
  });
  expect(textFaults(root)).toEqual([
    'brands/campus/content/es/ayuda.md:1 says "archivo". Write: fichero (docs/glossary.md).',
    'docs/guide.es.md:1 says "candidato". Write: persona candidata (docs/glossary.md).',
    'docs/guide.es.md:7 says "archivo". Write: fichero (docs/glossary.md).',
    'brands/campus/messages/es.yaml:1 says "candidato". Write: persona candidata (docs/glossary.md).',
    'brands/campus/brand.yaml:2 says "candidato". Write: persona candidata (docs/glossary.md).',
    'scripts/words.ts:1 says "archivo". Write: fichero (docs/glossary.md).',
    'src/generator/told.ts:1 says "archivo". Write: fichero (docs/glossary.md).',
    'brands/campus/content/en/ayuda.md:1 says "the offer". Write: vacancy (docs/glossary.md).',
    'brands/campus/brand.yaml:3 says "the offer". Write: vacancy (docs/glossary.md).',
  ]);
});
