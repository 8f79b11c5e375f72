import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reached } from '../../tests/support/portal/reached.ts';
import { changedInputs } from './green-files.ts';
import { type Inputs, ProjectInputs } from './inputs.ts';

const files: Record<string, string> = {
  'vitest.config.ts': 'export default {};',
  'package-lock.json': '{}',
  'tests/e2e/cv.e2e.ts': "import '../support/portal/live-portal.ts';\nimport '#core/model/cv.ts';",
  'tests/e2e/build.e2e.ts': "import { spawn } from 'node:child_process';",
  'tests/support/portal/live-portal.ts':
    "import { readFileSync } from 'node:fs';\nimport '#sandbox/sandbox.ts';",
  'src/core/model/cv.ts': '',
  'src/core/model/offer.ts': '',
  'src/core/model/offer.test.ts': "import './offer.ts';",
  'src/core/texts.test.ts': "import { readFileSync } from 'node:fs';",
  'src/portal/Cv.tsx': '',
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
  bundles: [],
  calls: ['dameCvUsuario'],
  sandboxPages: false,
};

const read = (environment = ''): ProjectInputs => new ProjectInputs(root, environment);
const ofCv = (reached: Partial<Reached> = {}): Inputs =>
  read().ofEndToEnd('tests/e2e/cv.e2e.ts', { ...cvPage, ...reached }, outDir);

/** Names of the inputs that are others once a file is changed; afterwards it is as it was. */
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

describe('an end-to-end file depends on', () => {
  it.each([
    'tests/e2e/cv.e2e.ts',
    'src/core/model/cv.ts',
    'tests/support/portal/live-portal.ts',
    'src/sandbox/http.ts',
    'src/sandbox/areas/index.ts',
    'src/sandbox/areas/cv/handlers.ts',
    'vitest.config.ts',
  ])('%s', (name) => expect(changedBy(root, name, ofCv)).toEqual([name]));

  it('the files that were served, and the brand that they were built from', () => {
    expect(changedBy(outDir, 'manifest.json', ofCv)).toEqual(['montclar /cv', 'montclar /_astro/cv.abc.js']);
    expect(changedBy(outDir, 'brand.json', ofCv)).toEqual(['montclar brand.json']);
  });

  it('the whole bundle where it reads it, the whole sandbox where it asked for one of its pages', () => {
    const reads = (): Inputs => ofCv({ bundles: ['montclar'] });
    expect(changedBy(outDir, 'manifest.json', reads)).toContain('montclar bundle');
    const asks = (): Inputs => ofCv({ sandboxPages: true });
    expect(changedBy(root, 'src/sandbox/areas/offers/rows.ts', asks)).toEqual(['src/sandbox']);
  });

  it('browser and options', () => {
    const inputs = (environment: string): Inputs =>
      read(environment).ofEndToEnd('tests/e2e/cv.e2e.ts', cvPage, outDir);
    expect(changedInputs(inputs('packaged'), inputs('system'))).toEqual(['browser, Node and options']);
  });

  it('all sources, where it visits a brand that it has made', () => {
    const visits = (): Inputs => ofCv({ paths: ['uno /login'] });
    expect(changedBy(root, 'src/portal/Cv.tsx', visits)).toEqual(['all sources']);
  });

  it('all sources, where it builds or starts commands itself', () => {
    const builds = (): Inputs =>
      read().ofEndToEnd('tests/e2e/build.e2e.ts', { ...cvPage, paths: [] }, outDir);
    expect(changedBy(root, 'src/portal/Cv.tsx', builds)).toEqual(['all sources']);
    expect(changedBy(root, 'src/core/model/offer.test.ts', builds)).toEqual([]);
  });
});

describe('an end-to-end file does not depend on', () => {
  it.each([
    'src/portal/Cv.tsx',
    'src/core/model/offer.ts',
    'src/sandbox/areas/offers/handlers.ts',
    'src/sandbox/areas/offers/rows.ts',
    'tests/e2e/build.e2e.ts',
  ])('%s, unless by what is served', (name) => expect(changedBy(root, name, ofCv)).toEqual([]));
});

describe('a unit file', () => {
  const ofUnit = (file: string) => (): Inputs => read().ofUnit(file);

  it('depends on what it imports', () => {
    const inputs = ofUnit('src/core/model/offer.test.ts');
    expect(changedBy(root, 'src/core/model/offer.ts', inputs)).toEqual(['src/core/model/offer.ts']);
    expect(changedBy(root, 'src/core/model/cv.ts', inputs)).toEqual([]);
  });

  it('depends on all files where it reads any', () => {
    expect(changedBy(root, 'src/portal/Cv.tsx', ofUnit('src/core/texts.test.ts'))).toEqual(['all files']);
  });
});
