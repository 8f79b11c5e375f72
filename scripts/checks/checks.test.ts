import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeWordFaults, riddleFaults } from './code-words.ts';
import { decisionFaults } from './decision-index.ts';
import { partsNotShown } from './gallery.ts';
import { importCycles } from './import-cycles.ts';
import { cleanLockFile, lockFileFaults } from './lock-file.ts';
import { brokenLinks } from './markdown-links.ts';
import { missingPaths } from './markdown-paths.ts';
import { readModules } from './modules.ts';
import { pipelineFaults } from './pipelines.ts';
import { goneNames } from './named-code.ts';
import { nameFaults } from './names.ts';
import { faultsOf } from './styles.ts';
import { textFaults } from './texts.ts';
import { driftedDocuments } from './translations.ts';
import { unusedCode } from './unused-code.ts';
import { versionFaults } from './versions.ts';

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'andana-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

it('a document that names a file that is not there is told with the line', () => {
  const root = project({
    'README.md':
      'See `src/there.ts`.\n\nAnd `src/gone.ts`, `npm run src/gone`.\n\n```text\n`src/x.ts`\n```\n',
    'src/there.ts': '',
  });
  expect(missingPaths(root)).toEqual(['README.md:3 names src/gone.ts, which does not exist.']);
});

it('a link of a document to a file or heading that is not there is told with the line', async () => {
  const root = project({
    'README.md':
      '# Start\n\nSee [how](docs/how.md#the-part), [why](docs/how.md#the-reason) or [here](#start).',
    'docs/how.md': [
      'Back to [the start](../README.md), [nowhere](nowhere.md), [a picture](images/none.png), [all](../docs/).',
      '## The part',
      '[Out](https://x.example/a.md), [above](#the-whole), `[code](none.md)`, [named][none]',
      '```md\n[a page](of-a-brand)\n```',
      '[none]: none.md',
    ].join('\n\n'),
  });
  expect((await brokenLinks(root)).sort()).toEqual([
    'README.md:3 has a broken link. Cannot find heading for `#the-reason` in `docs/how.md`: mend it.',
    'docs/how.md:1 has a broken link. Cannot find file `images/none.png`: mend it.',
    'docs/how.md:1 has a broken link. Cannot find file `nowhere.md`: mend it.',
    'docs/how.md:11 has a broken link. Cannot find file `none.md`: mend it.',
    'docs/how.md:5 has a broken link. Cannot find heading for `#the-whole`: mend it.',
  ]);
});

const lockWith = (entry: object): string =>
  JSON.stringify({
    packages: {
      '': { engines: { node: '>=20' } },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...entry },
    },
  });

it('reports a lock file with registry addresses or engines, and cleans it', () => {
  const root = project({
    'package-lock.json': lockWith({ engines: { node: '>=24' }, resolved: 'https://x.example/a' }),
  });
  expect(lockFileFaults(root)).toHaveLength(1);
  cleanLockFile(root);
  expect(lockFileFaults(root)).toEqual([]);
  expect(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).toEqual(JSON.parse(lockWith({})));
});

it('reports packages without the hash of their content, and licences that nobody has agreed to', () => {
  const faultsWith = (entry: object): string[] =>
    lockFileFaults(project({ 'package-lock.json': lockWith(entry) }));
  expect(faultsWith({ integrity: undefined })).toEqual([
    'node_modules/a has no integrity in package-lock.json: npm would install whatever it gets.',
  ]);
  for (const license of ['(WTFPL OR MIT)', 'MIT or MPL-2.0', '(MIT AND Zlib)'])
    expect(faultsWith({ license }), license).toEqual([]);
  for (const license of ['AGPL-3.0-only', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE', undefined])
    expect(faultsWith({ license }), license).toEqual([
      `node_modules/a has the licence "${license ?? ''}", which scripts/checks/lock-file.ts does not list.`,
    ]);
});

it('reports versions of the project and sections of the changelog that do not agree', () => {
  const faultsOf = (titles: string[], version = '1.1.0'): string[] =>
    versionFaults(
      project({
        'CHANGELOG.md': titles.map((title) => `## ${title}\n\n- A line\n`).join('\n'),
        'package.json': JSON.stringify({ version }),
        'package-lock.json': JSON.stringify({ version: '1.1.0' }),
      }),
    );
  const [newer, older] = ['1.1.0 (2026-12-01)', '1.0.0 (2026-11-01)'];
  expect(faultsOf(['Unreleased'])).toEqual([]);
  expect(faultsOf(['Unreleased', newer, older])).toEqual([]);
  expect(faultsOf([newer])).toEqual(['CHANGELOG.md does not begin with "## Unreleased".']);
  expect(faultsOf(['Unreleased', newer], '1.0.0')).toEqual([
    'package.json is of another version than the newest of CHANGELOG.md, 1.1.0.',
  ]);
  expect(faultsOf(['Unreleased', newer, newer])).toHaveLength(1);
  expect(faultsOf(['Unreleased', newer, 'Version 1'])).toHaveLength(1);
});

describe('pipelines', () => {
  const pinned = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683';
  const workflow = (job: string): string =>
    `on: push\npermissions: { contents: read }\njobs:\n  one:\n    runs-on: ubuntu-latest\n${job}`;
  const faultsOf = (path: string, text: string): Promise<string[]> =>
    pipelineFaults(project({ [path]: text }));
  const github = '.github/workflows/x.yml';

  it('that a code host understands, with pinned actions, pass', async () => {
    expect(
      await faultsOf(github, workflow(`    steps:\n      - uses: ${pinned}\n      - run: npm ci\n`)),
    ).toEqual([]);
    expect(await faultsOf('docs/ci/x.yml', 'build:\n  script: [npm ci]\n')).toEqual([]);
  });

  it('are told what a code host would not understand in them', async () => {
    expect((await faultsOf(github, workflow('    step: []\n'))).join()).toMatch(/x\.yml: .*'step'/);
    expect(
      (await faultsOf(github, workflow('    steps: [{ run: "a", if: "no.such()" }]\n'))).join(),
    ).toContain('x.yml');
    expect((await faultsOf('docs/ci/x.yml', 'build:\n  script: { a: 1 }\n')).join()).toMatch(
      /x\.yml: .*script/s,
    );
    expect((await faultsOf('docs/ci/x.yml', 'build:\n  stage: none\n  script: [a]\n')).join()).toContain(
      'x.yml',
    );
  });

  it.each([
    [
      'an action by its tag',
      '    steps: [{ uses: actions/checkout@v4 }]',
      /uses actions\/checkout@v4, which is not pinned/,
    ],
    [
      'a checkout beside a permission to write',
      `    permissions: { pull-requests: write }\n    steps: [{ uses: ${pinned} }]`,
      /has a token/,
    ],
    [
      'a command of the project beside a secret',
      '    steps: [{ run: npm ci, env: { A: "${{ secrets.A }}" } }]',
      /has a token/,
    ],
    [
      'a checkout beside the token of the run',
      `    env: { T: "\${{ github.token }}" }\n    steps: [{ uses: ${pinned} }]`,
      /has a token/,
    ],
  ])('may not have %s', async (_, job, expected) => {
    expect((await faultsOf(github, workflow(`${job}\n`))).join()).toMatch(expected);
  });
});

it('reports a package that requires another Node than the packaged one', () => {
  const root = project({
    'package-lock.json': lockWith({}),
    'node_modules/a/package.json': JSON.stringify({ engines: { node: '>=99' } }),
  });
  expect(lockFileFaults(root)).toEqual([
    `node_modules/a wants Node >=99; the project runs on ${process.version}.`,
  ]);
});

it('reports import cycles, also through pages, types and dynamic imports', () => {
  const root = project({
    'src/core/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
    'src/core/b.ts': "import '#core/c.astro';\nexport interface B { x: 1 }",
    'src/core/c.astro': "---\nconst later = () => import('./a.ts');\n---\n<p>{later}</p>",
    'src/core/d.ts': "import { a } from './a.ts';\nimport x from 'package';",
  });
  expect(importCycles(readModules(root))).toEqual([
    'These import each other: src/core/a.ts → src/core/b.ts → src/core/c.astro → src/core/a.ts.',
  ]);
});

it('files, exports and packages that nothing uses are told', async () => {
  const root = project({
    'package.json': JSON.stringify({
      name: 'scratch',
      dependencies: { astro: '1.0.0', sass: '1.0.0', unused: '1.0.0' },
      devDependencies: { vitest: '1.0.0', left: '1.0.0' },
    }),
    'scripts/commands/run.ts': [
      "import { handedOn, used } from '../used.ts';",
      "import 'astro';",
      "import 'unlisted';",
      'console.log(used(), handedOn);',
    ].join('\n'),
    'scripts/used.ts': [
      'export const used = (): Taken => inside;',
      'export const inside = 1;',
      'export function gone(): void {}',
      'export type Taken = number;',
      'export type Unused = number;',
      "export { handedOn } from './named.ts';",
    ].join('\n'),
    'scripts/named.ts': 'export const handedOn = 1;',
    'scripts/nobody.ts': '',
    'scripts/tried.ts': 'export const tried = 1;',
    'scripts/tried.test.ts': "import 'vitest';\nimport { tried } from './tried.ts';\nconsole.log(tried);",
    'src/portal/mail.page.astro': "---\nimport './mail.scss';\n---\n<script>import './mail.ts';</script>",
    'src/portal/mail.ts': '',
    'src/portal/mail.scss': "@use 'part';",
    'src/portal/_part.scss': '',
    'src/portal/nobody.scss': '',
    'tests/support/nobody.ts': '',
  });
  const faults = await unusedCode(root, join(import.meta.dirname, '../../knip.ts'));
  const [ofConfiguration, others] = [true, false].map((is) =>
    faults.filter((fault) => fault.startsWith('knip.ts') === is),
  );
  expect(others).toEqual([
    'package.json lists left, which nothing uses: npm uninstall left',
    'package.json lists unused, which nothing uses: npm uninstall unused',
    'scripts/commands/run.ts:3 imports unlisted, which package.json lacks: npm install --save-exact unlisted',
    'scripts/nobody.ts is imported by nobody: take it away, or tell knip.ts what finds it.',
    'scripts/tried.ts is imported by nobody but tests: take it away, or put it into tests/.',
    'scripts/used.ts:2 exports inside, which nobody imports: take "export" away, or it altogether.',
    'scripts/used.ts:3 exports gone, which nobody imports: take "export" away, or it altogether.',
    'scripts/used.ts:5 exports the type Unused, which nobody uses: take it away.',
    'src/portal/nobody.scss is imported by nobody: take it away, or tell knip.ts what finds it.',
    'tests/support/nobody.ts is imported by nobody: take it away, or tell knip.ts what finds it.',
  ]);
  // Most of what the configuration of the project says fits nothing here.
  expect(ofConfiguration).toContain(
    'knip.ts has scripts/lint/{rooms,live-region}.ts! without need (entry-empty): take it away.',
  );
});

it('reports a store without state, and a page without a screen', () => {
  const root = project({
    'src/portal/data/sum-store.ts': 'export const sum = (a: number, b: number) => a + b;',
    'src/portal/data/count-store.ts': 'export const $count = atom(0);',
    'src/portal/screens/mail/mail.page.astro':
      "---\nimport { Mail } from './Mail.tsx';\n---\n<Mail client:load />",
    'src/portal/screens/mail/Mail.tsx': 'export const Mail = () => null;',
    'src/portal/screens/post/post.page.astro': "---\nimport { PostScreen } from './PostScreen.tsx';\n---\n",
    'src/portal/screens/post/PostScreen.tsx': 'export const PostScreen = () => null;',
  });
  expect(nameFaults(readModules(root)).sort()).toEqual([
    'src/portal/data/sum-store.ts is called a store and keeps nothing: name it after what it does.',
    'src/portal/screens/mail/mail.page.astro has no root called <Name>Screen.tsx, only Mail.tsx.',
  ]);
});

it('an exported type that two files declare is told with both', () => {
  const root = project({
    'src/core/a.ts':
      'export interface Draft {}\ninterface Own {}\nexport type Word = 1;\nexport const Word = 1;',
    'src/portal/b.ts': 'export type Draft = string;\ninterface Own {}',
  });
  expect(nameFaults(readModules(root))).toEqual([
    'src/core/a.ts and src/portal/b.ts export a type Draft: put the noun of the feature into one.',
  ]);
});

it('rules outside of layers and colours that are no tokens are told', () => {
  const layered = (declarations: string): string => `@layer base { .a { ${declarations} } }`;
  expect(faultsOf(layered('color: var(--color-text); border: 1px solid currentColor; --x: 1px'))).toEqual([]);
  expect(faultsOf('.a { color: var(--color-text) }')).toHaveLength(1);
  expect(faultsOf('@media print { .a { display: none } }')).toHaveLength(1);
  for (const colour of ['#fff', 'white', 'rgb(0 0 0 / 5%)', '1px solid oklch(50% 0 0)'])
    expect(faultsOf(layered(`background: ${colour}`)), colour).toHaveLength(1);
  expect(faultsOf(layered('--own: #123456'))).toHaveLength(1);
  expect(faultsOf(layered('--own: #123456'), true)).toEqual([]);
});

it('reports a part that is missing in the gallery', () => {
  const root = project({
    'src/portal/gallery/GalleryScreen.tsx': "import { Outer } from '#portal/forms/Outer.tsx';",
    'src/portal/forms/Outer.tsx': "import { Inner } from './Inner.tsx';",
    'src/portal/forms/Inner.tsx': '',
    'src/portal/lists/Forgotten.tsx': '',
    'src/portal/lists/columns.tsx': '',
    'src/portal/screens/cv/CvScreen.tsx': '',
  });
  expect(partsNotShown(readModules(root))).toEqual([
    'src/portal/lists/Forgotten.tsx is not in the gallery: show it in each of its states in src/portal/gallery/parts/.',
  ]);
});

it('reports texts with a ruled-out word, a straight apostrophe, or a change to a specified text', () => {
  const own = 'src/core/i18n/messages';
  const root = project({
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
  const root = project({
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

it('reports translated documents that differ from the English one, with the section', () => {
  const english = [
    '# Guide\n\nSee [the rest](rest.md#last-part).\n',
    '## Logo\n\nSet `logo` and `logoSize`.\n\n```yaml\nlogo: our-logo.svg\n```\n',
    '| a | b |\n',
  ].join('\n');
  const spanish = english
    .replace('rest.md#last-part', 'rest.es.md#última-parte')
    .replace('our-logo', 'nuestro-logo')
    .replace('Set', 'Escribe');
  const faults = (changed: string): string[] =>
    driftedDocuments(
      project({
        'docs/guide.md': english,
        'docs/guide.es.md': changed,
        'docs/rest.md': '# Rest\n\n## Last part\n',
        'docs/rest.es.md': '# Resto\n\n## Última parte\n',
      }),
    );
  const under = (what: string, title: string): string =>
    `docs/guide.es.md: ${what} under "${title}" of docs/guide.md differ: it`;
  expect(faults(spanish)).toEqual([]);
  expect(faults(`${spanish}\n## Más\n`)).toEqual(['docs/guide.es.md has 3 headings, docs/guide.md has 2.']);
  expect(faults(spanish.replace('## Logo', '### Logo'))).toEqual([
    `${under('headings', 'Logo')} lacks ##, has ### besides.`,
  ]);
  expect(faults(spanish.replace('`logoSize`', '`logosize`'))).toEqual([
    `${under('words in code', 'Logo')} lacks logoSize, has logosize besides.`,
  ]);
  expect(faults(spanish.replace('logo: ', 'logocolor: '))[0]).toContain(under('blocks of code', 'Logo'));
  expect(faults(spanish.replace('| b |', '|'))).toEqual([
    `${under('rows of tables', 'Logo')} lacks 2 cells, has 1 cells besides.`,
  ]);
  expect(faults(spanish.replace('#última-parte', '#otra'))).toEqual([
    `${under('links', 'Guide')} lacks docs/rest.md, heading 2, has docs/rest.md#otra besides.`,
  ]);
  expect(faults(spanish.replace('rest.es.md#última-parte', 'rest.md#last-part'))).toEqual([
    'docs/guide.es.md does not link docs/rest.es.md, which is in its language.',
  ]);
});

it('reports names and comments that the glossary of code names rules out, but not texts', () => {
  const row = (term: string, not: string): string => `| Something | ${term} | ${not} |`;
  const root = project({
    'docs/code-names.md': [
      '## Names',
      row('announce', 'say, `utter`'),
      '## In comments',
      row('again', '`anew`, `of before`'),
    ].join('\n\n'),
    'src/core/utter.ts': "// Asked\n// anew.\nexport const say = 'anew'; // An answer of before.",
    'src/core/fine.ts': '/** The url https://x.example/anew is in a `comment`. */\nexport const utterly = 1;',
    'src/core/Card.tsx': 'export const Card = () => <p>{/* Read\n  anew */}anew // anew</p>;',
    'src/core/page.astro': '---\n// Made anew.\n---\n<p>Anew</p>\n<!-- of\nbefore -->',
    'scripts/other.ts': 'export function utter() {} // anew',
  });
  expect(codeWordFaults(root, readModules(root)).sort()).toEqual([
    'scripts/other.ts is called or declares utter: docs/code-names.md has another name for it.',
    'scripts/other.ts:1 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/Card.tsx:1 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/fine.ts:1 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/page.astro:2 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/page.astro:5 says "of before" in a comment: docs/code-names.md says what to write.',
    'src/core/utter.ts is called or declares utter: docs/code-names.md has another name for it.',
    'src/core/utter.ts:2 says "anew" in a comment: docs/code-names.md says what to write.',
    'src/core/utter.ts:3 says "of before" in a comment: docs/code-names.md says what to write.',
  ]);
});

it('reports more docstrings with many pronouns than the limit', () => {
  const root = project({
    'src/core/a.ts':
      '/** What there is of it. */\nexport const a = 1;\n/** Parses what it is given. */\nexport const b = 2;',
  });
  const modules = readModules(root);
  expect(riddleFaults(modules, 1)).toEqual([]);
  expect(riddleFaults(modules, 0)).toHaveLength(1);
});

it('reports decisions missing in the index, and unexplained numbers', () => {
  const root = project({
    'docs/decisions/README.md':
      '- [001](001-a.md) A: b.\n\n## Numbers without a record\n\n- 002–003 were never used, [006](006-e.md) is new.',
    'docs/decisions/001-a.md': '',
    'docs/decisions/005-c.md': '',
    'docs/decisions/005-d.md': '',
  });
  expect(decisionFaults(root)).toEqual([
    'docs/decisions/README.md has no line for 005-c.md: [number](file) title: what was decided.',
    'docs/decisions/README.md has no line for 005-d.md: [number](file) title: what was decided.',
    'docs/decisions/README.md does not say why there is no record 004: name it below "## Numbers without a record".',
    'Two records have the number 005: give one of them the next free number.',
  ]);
});

it('reports names of code and files that only a document has, with the line', () => {
  const root = project({
    'docs/how.md':
      '`loadBrands()` of `load-brands.ts`, `brand-name.scss`.\n`loadBrand`, `gone.test.ts`, `npm run goneNow`.',
    'src/core/load-brands.ts': 'export function loadBrands() {}',
    'src/portal/brand-name.scss': '',
  });
  expect(goneNames(root, readModules(root))).toEqual([
    'docs/how.md:2 names loadBrand, which is in no file.',
    'docs/how.md:2 names gone.test.ts, which is in no file.',
  ]);
});
