import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { packageFolder } from '../astro/shipped-packages.ts';
import { createManifest } from '../bundle/manifest.ts';
import { factsOf, SiteWriter } from '../bundle/site-writer.ts';
import { provenance, provenanceFile, buildEnvironment } from './provenance.ts';
import { sbomFile, type ShippedPackages } from './sbom.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { attestationFaults } from './verify-attestation.ts';
import { writeAttestation } from './write-attestation.ts';

const react = {
  name: 'react',
  version: '19.3.1',
  license: 'MIT',
  integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
};
const store = { name: '@nanostores/react', version: '2.0.1', license: '(MIT or Apache-2.0)' };
const packages: ShippedPackages = {
  '_astro/frame.A.js': [react, store],
  '_astro/page.B.js': [react],
  '_astro/other.C.js': [{ name: 'zod', version: '4.6.7', license: 'MIT' }],
};

const replaced = (value: object, from: string, to: string): unknown => {
  const text = JSON.stringify(value);
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to));
};

describe('the package folder of a module', () => {
  it.each([
    ['/home/me/project/node_modules/react/index.js', 'node_modules/react'],
    ['/p/node_modules/@nanostores/react/index.js?x', 'node_modules/@nanostores/react'],
    ['/p/node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
    ['\0icon:menu', 'node_modules/lucide-static'],
    ['/p/src/portal/ui/Button.tsx', undefined],
  ])('for %s is %s', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });
});

describe('the bill of materials', () => {
  it('has each package with code in the site, once, and no other', () => {
    const list = billOfMaterials('b', 'f00d', packages, [
      '_astro/page.B.js',
      '_astro/frame.A.js',
      'index.html',
    ]);
    expect(JSON.parse(list)).toMatchObject({
      specVersion: '1.6',
      metadata: { component: { name: 'b', version: 'f00d' } },
      components: [
        {
          group: '@nanostores',
          name: 'react',
          purl: 'pkg:npm/%40nanostores/react@2.0.1',
          licenses: [{ expression: '(MIT OR Apache-2.0)' }],
        },
        {
          name: 'react',
          purl: 'pkg:npm/react@19.3.1',
          licenses: [{ license: { id: 'MIT' } }],
          hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
        },
      ],
      dependencies: [
        { ref: 'pkg:npm/%40nanostores/react@2.0.1' },
        { ref: 'pkg:npm/react@19.3.1' },
        { ref: 'portal:b', dependsOn: ['pkg:npm/%40nanostores/react@2.0.1', 'pkg:npm/react@19.3.1'] },
      ],
    });
  });

  it('is what the schema of CycloneDX says, whatever a package calls its licence', async () => {
    const others = ['', 'SEE LICENSE IN LICENSE', 'UNLICENSED', '0BSD', 'Apache-2.0 WITH LLVM-exception'].map(
      (license, index) => ({ name: `p${index}`, version: '1.0.0', license }),
    );
    const list = billOfMaterials('b', 'f00d', { 'a.js': [react, store, ...others] }, ['a.js']);
    expect(await new JsonStrictValidator(Version.v1dot6).validate(list)).toBeNull();
    expect(list).toContain('"name": "SEE LICENSE IN LICENSE"');
  });

  it('is the same, byte by byte, in whatever order files name packages', () => {
    const files = Object.keys(packages);
    const turned = Object.fromEntries(
      Object.entries(packages).map(([file, list]) => [file, [...list].reverse()]),
    );
    expect(billOfMaterials('b', 'f00d', turned, [...files].reverse())).toBe(
      billOfMaterials('b', 'f00d', packages, files),
    );
  });
});

describe('the provenance', () => {
  const subject = { brand: 'b', inputs: 'f00d', options: { compress: false, keep: 0 } };

  it('names the commit, the tools and the CI run', () => {
    const env = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '7' };
    const environment = buildEnvironment(process.cwd(), env);
    expect(environment).toMatchObject({
      run: 'https://git.example/o/r/actions/runs/7',
      tools: { node: process.versions.node },
    });
    expect(environment.tools['astro']).toMatch(/^\d+\./);
    const committed = { ...environment, commit: 'c0ffee', hasChanges: true };
    expect(provenance(committed, subject, { 'manifest.json': 'abc' })).toMatchObject({
      subject: [{ name: 'manifest.json', digest: { sha256: 'abc' } }],
      predicate: {
        buildDefinition: {
          externalParameters: { brand: 'b', keep: 0 },
          internalParameters: { uncommittedChanges: true },
          resolvedDependencies: [
            { uri: 'git+https://git.example/o/r', digest: { gitCommit: 'c0ffee' } },
            { digest: { sha256: 'f00d' } },
            { digest: { sha256: environment.lock } },
          ],
        },
        runDetails: { builder: { id: environment.run } },
      },
    });
  });

  it('works without a repository and CI', () => {
    const statement = JSON.stringify(provenance({ tools: {}, lock: 'l' }, subject, {}));
    expect(statement).toContain('urn:andana:local');
    expect(statement).not.toContain('gitCommit');
  });
});

describe('a bundle with its attestation', () => {
  let bundle: string;
  beforeEach(() => {
    bundle = mkdtempSync(join(tmpdir(), 'andana-passport-'));
    const site = new SiteWriter(join(bundle, 'site'));
    site.write('index.html', '<p>One</p>');
    const facts = { brand: 'b', inputs: 'i', pages: 1, notes: [], kept: [] };
    const extras = { compress: false, keep: 0, environment: { tools: {}, lock: '' } };
    const brand = { id: 'b', assets: {} } as Brand;
    writeAttestation(bundle, brand, createManifest(facts, site.files, new Map()), '{}', { packages, extras });
  });
  afterEach(() => rmSync(bundle, { recursive: true }));
  const faultTexts = (): string[] => attestationFaults(bundle, 'b').map(({ what }) => what.en);

  it('is valid until a file, the manifest or the bill of materials changes', () => {
    expect(faultTexts()).toEqual([]);
    writeFileSync(join(bundle, 'site/index.html'), '<p>Two</p>');
    expect(faultTexts()).toEqual(['`site/index.html` of the bundle has another content.']);
    writeFileSync(join(bundle, 'site/index.html'), '<p>One</p>');
    writeFileSync(join(bundle, sbomFile), '{}');
    expect(faultTexts()).toEqual([
      `\`${sbomFile}\` of the bundle is another one than \`${provenanceFile}\` speaks of.`,
    ]);
    for (const text of ['null', '{}', '{']) {
      writeFileSync(join(bundle, provenanceFile), text);
      expect(faultTexts()).toEqual([`\`${provenanceFile}\` of the bundle cannot be read.`]);
    }
    rmSync(join(bundle, provenanceFile));
    expect(faultTexts()).toEqual([`\`${provenanceFile}\` of the bundle cannot be read.`]);
  });

  const change = (file: string, edit: (value: Record<string, unknown>) => unknown): void => {
    const value = JSON.parse(readFileSync(join(bundle, file), 'utf8')) as Record<string, unknown>;
    writeFileSync(join(bundle, file), JSON.stringify(edit(value)));
  };
  const ofProvenance = (fault: string): string => `\`${provenanceFile}\` of the bundle ${fault}.`;
  const notNamed = ofProvenance(
    'does not name exactly `manifest.json`, `brand.json`, `pages.json`, `sbom.cdx.json`',
  );
  const otherInputs = ofProvenance('is about another brand or other inputs than `manifest.json`');
  const noStatement = ofProvenance('is not a statement about the build of a bundle');

  /** A page and its line of the manifest, both changed. */
  const tamper = (): void => {
    const text = '<p>Spoofed</p>';
    writeFileSync(join(bundle, 'site/index.html'), text);
    change('manifest.json', (manifest) => ({
      ...manifest,
      files: [{ path: 'index.html', ...factsOf(text), cache: 'revalidate' }],
    }));
  };
  interface Subject {
    name: string;
    digest?: { sha256: string };
  }
  const changeSubjects = (edit: (subjects: Subject[]) => Subject[]): void =>
    change(provenanceFile, (statement) => ({
      ...statement,
      subject: edit(statement['subject'] as Subject[]),
    }));

  it.each<[string, () => void, string]>([
    ['no subject', () => changeSubjects(() => []), notNamed],
    [
      'no manifest among its subjects',
      () => changeSubjects((all) => all.filter(({ name }) => name !== 'manifest.json')),
      notNamed,
    ],
    [
      'a subject too many',
      () => changeSubjects((all) => [...all, { name: 'site/index.html', digest: { sha256: '' } }]),
      notNamed,
    ],
    ['a subject twice', () => changeSubjects((all) => [...all, ...all.slice(0, 1)]), notNamed],
    [
      'a subject without digest',
      () => changeSubjects((all) => all.map(({ name }) => ({ name }))),
      ofProvenance('cannot be read'),
    ],
  ])('is not excused for a changed page by a provenance with %s', (_, edit, expected) => {
    tamper();
    edit();
    expect(faultTexts()).toContain(expected);
  });

  it.each<[string, (statement: Record<string, unknown>) => unknown, string]>([
    ['another statement', (it) => ({ ...it, _type: 'nonsense' }), noStatement],
    ['another predicate', (it) => ({ ...it, predicateType: 'nonsense' }), noStatement],
    ['no predicate', (it) => ({ ...it, predicate: 1 }), ofProvenance('cannot be read')],
    ['another brand', (it) => replaced(it, '"brand":"b"', '"brand":"c"'), otherInputs],
    ['other inputs', (it) => replaced(it, '"sha256":"i"', '"sha256":"j"'), otherInputs],
    ['another kind of build', (it) => replaced(it, 'urn:andana:bundle:v1', 'urn:other'), noStatement],
  ])('is invalid with a provenance of %s', (_, edit, expected) => {
    change(provenanceFile, edit);
    expect(faultTexts()).toEqual([expected]);
  });

  it('is invalid with a file that no build makes, but may hold the report of a comparison', () => {
    mkdirSync(join(bundle, 'report'));
    writeFileSync(join(bundle, 'report/report.html'), '');
    expect(faultTexts()).toEqual([]);
    mkdirSync(join(bundle, 'extra'));
    writeFileSync(join(bundle, 'extra/.env'), '');
    writeFileSync(join(bundle, 'notes.txt'), '');
    expect(faultTexts()).toEqual([
      '`extra/.env` of the bundle does not belong in a bundle.',
      '`notes.txt` of the bundle does not belong in a bundle.',
    ]);
  });

  it('is invalid in the place of another brand', () => {
    expect(attestationFaults(bundle, 'other').map(({ what }) => what.en)).toEqual([
      '`manifest.json` of the bundle is that of the brand b.',
    ]);
  });

  it('is invalid without a manifest', () => {
    rmSync(join(bundle, 'manifest.json'));
    expect(faultTexts()).toEqual(['`manifest.json` of the bundle cannot be read.']);
    expect(attestationFaults(join(bundle, 'none'), 'b').map(({ what }) => what.en)).toEqual([
      '`manifest.json` of the bundle is missing.',
    ]);
  });
});
