import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingReached, type Reached } from '../../tests/support/portal/reached.ts';
import { listedReaders, touchesFiles } from './file-readers.ts';
import { changedInputs } from './green-files.ts';
import { type Inputs, ProjectInputs } from './inputs.ts';
import { inputsBySuite } from './select-files.ts';

const files: Record<string, string> = {
  'vitest.config.ts': "import './tests/support/longest-first.ts';",
  'package-lock.json': '{}',
  'package.json': '{}',
  'tests/support/longest-first.ts': '',
  'tests/e2e/cv.e2e.ts':
    "import '../support/portal/live-portal.ts';\nimport '#core/model/cv.ts';\nimport type { Offer } from '#core/model/offer.ts';",
  'tests/e2e/commands.e2e.ts': "import { spawn } from 'node:child_process';\ngetByText(/^Entra en/);",
  'tests/e2e/build.e2e.ts': "import { statSync } from 'node:fs';",
  'tests/e2e/trees/home.yaml': '- heading',
  'docs/ci/portals.yml': 'on: push',
  'docs/decisions/001-yaml.md': '# Brands are YAML',
  'src/core/i18n/messages/es/login.json': '{ "login.title": "Entra en {name}", "login.hint": "Tu correo" }',
  'tests/support/portal/live-portal.ts':
    "import { readFileSync } from 'node:fs';\nimport '#sandbox/sandbox.ts';",
  'tests/sandbox/cv.test.ts': "import '../support/sandbox/sandbox.ts';",
  'tests/sandbox/own.test.ts': "import '#sandbox/sandbox.ts';",
  'tests/support/sandbox/sandbox.ts': "import '#sandbox/sandbox.ts';",
  'src/core/model/cv.ts': '',
  'src/core/model/offer.ts': '',
  'src/core/model/offer.test.ts': "import './offer.ts';",
  'src/core/texts.test.ts': "import { readFileSync } from 'node:fs';",
  'src/core/i18n/catalogues.gen.ts': "import es from './messages/es/login.json' with { type: 'json' };",
  'src/core/i18n/messages.ts': "import { es } from './catalogues.gen.ts';",
  'src/core/i18n/messages.test.ts': "import { textOf } from './messages.ts';",
  'src/core/greeting.ts': "import { textOf } from './i18n/messages.ts';",
  'src/core/greeting.test.ts':
    "import { greet } from './greeting.ts';\nexpect(greet('Ana')).toBe('Entra en Ana');",
  'src/core/forms.test.ts': "const forms = import.meta.glob('../portal/**/*-form.ts', { eager: true });",
  'src/core/towns.test.ts': "import '#sandbox/areas/domains/towns.ts';",
  'src/portal/Cv.tsx': '',
  'src/portal/screens/Offer.tsx': '',
  'src/portal/screens/cv-form.ts': '',
  'src/build/process.test.ts': "import './process.ts';",
  'src/build/process.ts': "start(new URL('./job.ts', import.meta.url));",
  'src/build/job.ts': "import '#core/model/cv.ts';",
  'src/sandbox/areas/domains/towns.ts': "import { readFile } from 'node:fs/promises';",
  'public/_towns/1.json': '[]',
  'src/sandbox/sandbox.ts': "import './areas/index.ts';\nimport './http.ts';",
  'src/sandbox/http.ts': '',
  'src/sandbox/areas/index.ts': "import './cv/handlers.ts';\nimport './offers/handlers.ts';",
  'src/sandbox/areas/cv/handlers.ts': 'export const cv = { dameCvUsuario: 1 };',
  'src/sandbox/areas/offers/handlers.ts': "import './rows.ts';\nexport const offers = { dameOfertas: 1 };",
  'src/sandbox/areas/offers/rows.ts': '',
};

const bundle: Record<string, string> = {
  'brand.json': '{}',
  'manifest.json': JSON.stringify({
    files: [
      { path: 'cv/index.html', sha256: '1' },
      { path: '404.html', sha256: '2' },
      { path: '_astro/cv.abc.js', sha256: '3' },
    ],
  }),
  'hosting/rules.json': JSON.stringify({
    notFound: { status: 404, file: '404.html' },
    rewrites: [],
    headers: { always: {} },
  }),
};

let root: string;
let outDir: string;

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'andana-inputs-'));
  outDir = mkdtempSync(join(tmpdir(), 'andana-bundles-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  for (const [name, text] of Object.entries(files)) write(root, name, text);
  for (const [name, text] of Object.entries(bundle)) write(join(outDir, 'montclar'), name, text);
});
afterAll(() => {
  for (const folder of [root, outDir]) rmSync(folder, { recursive: true });
});

const cvPage: Reached = {
  paths: ['montclar /cv', 'montclar /_astro/cv.abc.js', 'montclar /nowhere'],
  brands: ['montclar'],
  allBrands: false,
  bundles: [],
  calls: ['dameCvUsuario'],
  sandboxPages: false,
};

const noPage: Reached = { ...cvPage, paths: [], calls: [] };

const read = (environment = ''): ProjectInputs => new ProjectInputs(root, environment);
const ofCv = (reached: Partial<Reached> = {}): Inputs =>
  read().ofEndToEnd('tests/e2e/cv.e2e.ts', { ...cvPage, ...reached }, outDir);

const ofCommands = (): Inputs => read().ofEndToEnd('tests/e2e/commands.e2e.ts', noPage, outDir);

/** Names of the inputs that change with a file, which is restored afterwards. */
function changedBy(folder: string, name: string, inputs: () => Inputs): string[] {
  const text = (folder === root ? files : bundle)[name] ?? '';
  const before = inputs();
  write(
    folder === root ? root : join(outDir, 'montclar'),
    name,
    `${text}\n`.replace('"1"', '"x"').replace('"3"', '"y"'),
  );
  const changed = changedInputs(before, inputs());
  write(folder === root ? root : join(outDir, 'montclar'), name, text);
  return changed;
}

const catalogue = 'src/core/i18n/messages/es/login.json';

/** Names of the inputs that change with a text, which is restored afterwards. */
function changedByText(from: string, to: string, inputs: () => Inputs): string[] {
  const before = inputs();
  write(root, catalogue, (files[catalogue] ?? '').replace(from, to));
  const changed = changedInputs(before, inputs());
  write(root, catalogue, files[catalogue] ?? '');
  return changed;
}

describe('an end-to-end file depends on', () => {
  it.each([
    'tests/e2e/cv.e2e.ts',
    'src/core/model/cv.ts',
    'tests/support/portal/live-portal.ts',
    'src/sandbox/http.ts',
    'src/sandbox/areas/index.ts',
    'src/sandbox/areas/cv/handlers.ts',
    'vitest.config.ts',
    'tests/support/longest-first.ts',
    'package.json',
  ])('%s', (name) => expect(changedBy(root, name, ofCv)).toEqual([name]));

  it('the served files, and the brand they were built from', () => {
    expect(changedBy(outDir, 'manifest.json', ofCv)).toEqual(['montclar /cv', 'montclar /_astro/cv.abc.js']);
    expect(changedBy(outDir, 'brand.json', ofCv)).toEqual(['montclar brand.json']);
  });

  it('the whole bundle if it reads it, and the whole sandbox if it visits its pages', () => {
    const reads = (): Inputs => ofCv({ bundles: ['montclar'] });
    expect(changedBy(outDir, 'manifest.json', reads)).toContain('montclar bundle');
    const visits = (): Inputs => ofCv({ sandboxPages: true });
    expect(changedBy(root, 'src/sandbox/areas/offers/rows.ts', visits)).toEqual(['src/sandbox']);
  });

  it('the list of brands if it reads all of them', () => {
    const all = (): Inputs => ofCv({ allBrands: true });
    const before = all();
    write(join(outDir, 'ribera'), 'brand.json', '{}');
    expect(changedInputs(before, all())).toEqual(['list of brands']);
    rmSync(join(outDir, 'ribera'), { recursive: true });
  });

  it('browser and options', () => {
    const inputs = (environment: string): Inputs =>
      read(environment).ofEndToEnd('tests/e2e/cv.e2e.ts', cvPage, outDir);
    expect(changedInputs(inputs('packaged'), inputs('system'))).toEqual(['browser, Node and options']);
  });

  it('all sources if it visits a brand of its own', () => {
    const visits = (): Inputs => ofCv({ paths: ['uno /login'] });
    expect(changedBy(root, 'src/portal/Cv.tsx', visits)).toEqual(['all sources']);
  });

  it.each([
    'src/portal/Cv.tsx',
    'src/portal/screens/Offer.tsx',
    'docs/ci/portals.yml',
    'tests/e2e/trees/home.yaml',
  ])('all sources if it starts commands itself: %s', (name) =>
    expect(changedBy(root, name, ofCommands)).toEqual(['all sources']),
  );

  it('the sources of builds, except for screens, if it builds', () => {
    const builds = (): Inputs => read().ofEndToEnd('tests/e2e/build.e2e.ts', noPage, outDir);
    expect(changedBy(root, 'src/portal/Cv.tsx', builds)).toHaveLength(1);
    expect(changedBy(root, 'src/portal/screens/Offer.tsx', builds)).toEqual([]);
  });

  it('its sources if it visits no portal', () => {
    const { e2e } = inputsBySuite(root, read(), outDir);
    expect(e2e('tests/e2e/build.e2e.ts')).toEqual(
      read().ofEndToEnd('tests/e2e/build.e2e.ts', nothingReached, outDir),
    );
  });

  it('ids and placeholders of all texts if it builds, and the wording of texts that it names', () => {
    expect(changedByText('Tu correo', 'Tu dirección', ofCommands)).toEqual([]);
    expect(changedByText('Tu correo', 'Tu {correo}', ofCommands)).toEqual(['texts that it names']);
    expect(changedByText('login.hint', 'login.help', ofCommands)).toEqual(['texts that it names']);
    expect(changedByText('Entra', 'Accede', ofCommands)).toEqual(['texts that it names']);
  });
});

describe('an end-to-end file does not depend on', () => {
  it.each([
    'src/portal/Cv.tsx',
    'src/core/model/offer.ts',
    'src/sandbox/areas/offers/handlers.ts',
    'src/sandbox/areas/offers/rows.ts',
    'tests/e2e/build.e2e.ts',
    'tests/e2e/trees/home.yaml',
    'docs/decisions/001-yaml.md',
  ])('%s, except through served files', (name) => expect(changedBy(root, name, ofCv)).toEqual([]));
});

describe('a unit file', () => {
  const ofUnit = (file: string) => (): Inputs => read().ofUnit(file);

  it('depends on what it imports', () => {
    const inputs = ofUnit('src/core/model/offer.test.ts');
    expect(changedBy(root, 'src/core/model/offer.ts', inputs)).toEqual(['src/core/model/offer.ts']);
    expect(changedBy(root, 'src/core/model/cv.ts', inputs)).toEqual([]);
  });

  it('depends on the handlers of answered calls, where these are recorded', () => {
    const calls = { ...noPage, calls: ['dameCvUsuario'] };
    const changed = (file: string, reached?: Reached): string[] =>
      ['cv', 'offers'].filter(
        (area) =>
          changedBy(root, `src/sandbox/areas/${area}/handlers.ts`, () => read().ofUnit(file, reached))
            .length > 0,
      );
    expect(changed('tests/sandbox/cv.test.ts', calls)).toEqual(['cv']);
    expect(changed('tests/sandbox/cv.test.ts')).toEqual(['cv', 'offers']);
    expect(changed('tests/sandbox/own.test.ts', calls)).toEqual(['cv', 'offers']);
  });

  it('depends on the files of its globs, and on new matching ones', () => {
    const inputs = ofUnit('src/core/forms.test.ts');
    expect(changedBy(root, 'src/portal/screens/cv-form.ts', inputs)).toEqual([
      'src/portal/screens/cv-form.ts',
    ]);
    const before = inputs();
    write(root, 'src/portal/offer-form.ts', '');
    expect(changedInputs(before, inputs())).toEqual(['src/portal/offer-form.ts']);
    rmSync(join(root, 'src/portal/offer-form.ts'));
  });

  it('depends on the texts that it names, and on all texts if it imports the catalogues', () => {
    const inputs = ofUnit('src/core/greeting.test.ts');
    expect(changedByText('Tu correo', 'Tu dirección', inputs)).toEqual([]);
    expect(changedByText('Entra', 'Accede', inputs)).toEqual(['texts that it names']);
    expect(changedByText('Tu correo', 'Tu dirección', ofUnit('src/core/i18n/messages.test.ts'))).toEqual([
      catalogue,
    ]);
  });

  it('depends on modules started in a process or worker', () =>
    expect(changedBy(root, 'src/core/model/cv.ts', ofUnit('src/build/process.test.ts'))).toEqual([
      'src/core/model/cv.ts',
    ]));

  it('depends on the listed files that its modules read', () => {
    const inputs = ofUnit('src/core/towns.test.ts');
    expect(changedBy(root, 'public/_towns/1.json', inputs)).toEqual(['public/_towns/']);
    expect(changedBy(root, 'src/portal/Cv.tsx', inputs)).toEqual([]);
  });

  it('depends on all files if it may read any, except for files that no test reads', () => {
    const inputs = ofUnit('src/core/texts.test.ts');
    expect(changedBy(root, 'src/portal/Cv.tsx', inputs)).toEqual(['all files']);
    expect(changedBy(root, 'docs/decisions/001-yaml.md', inputs)).toEqual([]);
  });
});

it.each(listedReaders)('the listed reader %s accesses files', (listed) => {
  const project = join(import.meta.dirname, '../..');
  const paths = listed.endsWith('/') ? globSync(`${listed}**/*.ts`, { cwd: project }) : [listed];
  expect(paths.some((path) => touchesFiles(readFileSync(join(project, path), 'utf8')))).toBe(true);
});
