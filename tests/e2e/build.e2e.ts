import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lockPath } from '#generator/render/bundle/folder-lock.ts';
import { sourceHash } from '#generator/render/compile/source-hash.ts';
import { createWorkshop, ended, type BuildSandbox } from '../support/build/build-command.ts';
import { bundleFaults, hashesOf } from '../support/build/bundle.ts';

const root = join(import.meta.dirname, '../..');
const ids = ['dos', 'tres', 'uno'];

let workshop: BuildSandbox;
beforeAll(async () => {
  workshop = createWorkshop(ids);
  expect(await workshop.build()).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => workshop.remove());

const statuses = async (...args: string[]): Promise<Record<string, string>> =>
  Object.fromEntries((await workshop.report(...args)).results.map(({ brand, status }) => [brand, status]));

/** Inode of a bundle's folder, which changes when the bundle is published again. */
const folderOf = (brand: string): number => statSync(join(workshop.bundle(brand), 'site')).ino;

describe('the build command', () => {
  it('makes a complete bundle of each brand, with a correct manifest entry for every file', () => {
    for (const id of ids) expect(bundleFaults(workshop.bundle(id)), id).toEqual([]);
    // The check finds the damage.
    const copy = join(workshop.outDir, '..', 'copy');
    cpSync(workshop.bundle('uno'), copy, { recursive: true });
    writeFileSync(join(copy, 'site', 'index.html'), 'x');
    writeFileSync(join(copy, 'site', 'extra.txt'), 'x');
    rmSync(join(copy, 'site', 'robots.txt'));
    expect(bundleFaults(copy)).toEqual([
      'index.html has another content',
      'robots.txt is missing',
      'extra.txt is not in the manifest',
    ]);
  });

  it('does not rebuild unchanged brands', async () => {
    const before = ids.map(folderOf);
    const { results, times } = await workshop.report();
    expect(results.map(({ status }) => status)).toEqual(['unchanged', 'unchanged', 'unchanged']);
    expect(times.compile).toBe(0);
    expect(ids.map(folderOf)).toEqual(before);
  });

  it('repairs a bundle with a missing or truncated file, and with --verify any other damage', async () => {
    const whole = hashesOf(workshop.outDir);
    const site = (brand: string, file: string): string => join(workshop.bundle(brand), 'site', file);
    rmSync(site('uno', '404.html'));
    truncateSync(site('tres', 'robots.txt'), 3);
    expect(await statuses()).toEqual({ dos: 'unchanged', tres: 'built', uno: 'built' });
    expect(hashesOf(workshop.outDir)).toEqual(whole);

    for (const file of ['brand.json', 'pages.json', 'sbom.cdx.json', 'provenance.json', 'manifest.json']) {
      truncateSync(join(workshop.bundle('dos'), file), 3);
      expect(await statuses(), file).toEqual({ dos: 'built', tres: 'unchanged', uno: 'unchanged' });
    }
    expect(hashesOf(workshop.outDir)).toEqual(whole);

    const page = readFileSync(site('dos', '404.html'), 'utf8');
    writeFileSync(site('dos', '404.html'), page.replace('<html', '<HTML'));
    writeFileSync(site('uno', 'stray.txt'), '');
    expect(await statuses()).toEqual({ dos: 'unchanged', tres: 'unchanged', uno: 'unchanged' });
    expect(await statuses('--verify')).toEqual({ dos: 'built', tres: 'unchanged', uno: 'built' });
    expect(hashesOf(workshop.outDir)).toEqual(whole);
  });

  it('builds only the brand whose YAML has changed, and compiles nothing', async () => {
    const before = ids.map(folderOf);
    workshop.edit('dos', /^nombre: .*$/m, 'nombre: Otro nombre');
    const { results, times } = await workshop.report();
    expect(results.map(({ brand, status }) => `${brand} ${status}`)).toEqual([
      'dos built',
      'tres unchanged',
      'uno unchanged',
    ]);
    expect(times.compile).toBe(0);
    expect(ids.map(folderOf).map((it, index) => it === before[index])).toEqual([false, true, true]);
    const page = readFileSync(join(workshop.bundle('dos'), 'site', 'login', 'index.html'), 'utf8');
    expect(page).toContain('Otro nombre');
  });

  it('builds a brand whose picture or text has changed', async () => {
    writeFileSync(join(workshop.brandsDir, 'uno/content/es/aviso-legal.md'), '## Otro aviso\n\nCambiado.\n');
    expect(await statuses()).toEqual({ dos: 'unchanged', tres: 'unchanged', uno: 'built' });
    const logo = join(workshop.brandsDir, 'uno/assets/logo.svg');
    const picture = readFileSync(logo, 'utf8');
    const fill = /fill="[^"]+"/.exec(picture)?.[0] ?? '';
    writeFileSync(logo, picture.replace('</svg>', `<path ${fill} d="M0 0h1v1z"/></svg>`));
    expect(await statuses()).toEqual({ dos: 'unchanged', tres: 'unchanged', uno: 'built' });
  });

  it('compiles and draws again what was damaged in the cache', async () => {
    const before = hashesOf(workshop.outDir);
    const cache = mkdtempSync(join(root, '.cache', 'damaged-'));
    onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
    const renderer = join('renderer', sourceHash(root).slice(0, 16));
    cpSync(join(root, '.cache', renderer), join(cache, renderer), { recursive: true });
    const scripts = join(cache, renderer, 'client/_astro');
    for (const name of readdirSync(scripts))
      if (name.startsWith('islands.')) truncateSync(join(scripts, name));
    const again = async () => {
      const { results, times } = await workshop.report('--force', '--brand', 'dos', '--cache', cache);
      expect(results.map(({ brand, status }) => `${brand} ${status}`)).toEqual(['dos built']);
      expect(hashesOf(workshop.outDir)).toEqual(before);
      return times.compile;
    };
    expect(await again()).toBeGreaterThan(0);
    for (const entry of readdirSync(join(cache, 'images'), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) appendFileSync(join(entry.parentPath, entry.name), '<text>spoofed</text>');
    expect(await again()).toBe(0);
  });

  it('builds again on demand, with the same bytes', async () => {
    const before = hashesOf(workshop.outDir);
    const folders = ids.map(folderOf);
    expect(await statuses('--force', '--brand', 'dos')).toEqual({ dos: 'built' });
    expect(hashesOf(workshop.outDir)).toEqual(before);
    expect(ids.map(folderOf).map((it, index) => it === folders[index])).toEqual([false, true, true]);
  });

  it('keeps the files of the last release, and puts compressed copies beside those of text', async () => {
    workshop.edit('dos', '#0b5564', '#0b5599');
    const before = Object.keys(hashesOf(workshop.bundle('dos'))).find((it) =>
      it.startsWith('site/_brand/theme.'),
    );
    expect(await statuses('--brand', 'dos', '--keep', '1', '--compress')).toEqual({ dos: 'built' });
    const site = Object.keys(hashesOf(workshop.bundle('dos')));
    expect(site.filter((it) => /_brand\/theme\..*\.css$/.test(it))).toHaveLength(2);
    expect(site).toEqual(
      expect.arrayContaining([before, 'site/login/index.html.br', 'site/login/index.html.gz']),
    );
    expect(bundleFaults(workshop.bundle('dos'))).toEqual([]);
    expect(await workshop.build(['--keep', 'all'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--keep is a whole number') as string,
    });
    workshop.edit('dos', '#0b5599', '#0b5564');
    expect(await statuses('--brand', 'dos')).toEqual({ dos: 'built' });
  });

  it('makes bundles with an attestation that can be verified', async () => {
    const verify = () =>
      ended(
        spawn(process.execPath, ['scripts/commands/verify.ts', '--out', workshop.outDir, '--brand', 'uno']),
      );
    expect(await verify()).toEqual({ code: 0, stdout: 'No problems\n', stderr: '' });
    const read = (file: string): unknown =>
      JSON.parse(readFileSync(join(workshop.bundle('uno'), file), 'utf8')) as unknown;
    expect(read('sbom.cdx.json')).toMatchObject({
      bomFormat: 'CycloneDX',
      components: expect.arrayContaining([
        expect.objectContaining({
          name: 'react-dom',
          purl: expect.stringMatching(/^pkg:npm\/react-dom@\d+\.\d+\.\d+$/) as string,
          licenses: [{ license: { id: 'MIT' } }],
        }),
      ]) as unknown,
    });
    expect(read('provenance.json')).toMatchObject({
      predicate: { runDetails: expect.anything() as unknown },
    });
    const page = join(workshop.bundle('uno'), 'site', 'login', 'index.html');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replace('<html', '<HTML'));
    const { code, stdout } = await verify();
    expect(code).toBe(2);
    expect(stdout).toContain('`site/login/index.html` of the bundle has another content');
    writeFileSync(page, text);
  });

  it('gives the same bytes from another folder, in another order and in another time zone', async () => {
    const elsewhere = createWorkshop([]);
    cpSync(workshop.brandsDir, elsewhere.brandsDir, { recursive: true });
    const inOtherOrder = ids.toReversed().flatMap((id) => ['--brand', id]);
    const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    expect(await elsewhere.build(inOtherOrder, env)).toMatchObject({ code: 0 });
    const expected = hashesOf(workshop.outDir);
    expect(Object.keys(expected).length).toBeGreaterThan(100);
    expect(hashesOf(elsewhere.outDir)).toEqual(expected);
    elsewhere.remove();
  });
});

describe('a brand file that is wrong', () => {
  let before: Record<string, string>;
  beforeAll(() => {
    before = hashesOf(workshop.bundle('tres'));
    workshop.edit('tres', /^organismo: .*$/m, 'organismo: privado\n"100%, ::x::": {}');
    workshop.edit('uno', /^nombre: .*$/m, 'nombre: El otro portal');
  });
  afterAll(() => workshop.edit('tres', '"100%, ::x::": {}\n', ''));

  it('exits with 2, stops no other brand and keeps its own last good bundle', async () => {
    const { code, stdout, stderr } = await workshop.build();
    expect({ code, stderr }).toEqual({ code: 2, stderr: '' });
    expect(stdout).toContain('tres/brand.yaml:');
    expect(stdout).toContain('[unknown-key]');
    expect(stdout).toMatch(/^uno +built /m);
    expect(stdout).toMatch(/^dos +unchanged /m);
    const page = readFileSync(join(workshop.bundle('uno'), 'site', 'login', 'index.html'), 'utf8');
    expect(page).toContain('El otro portal');
    expect(hashesOf(workshop.bundle('tres'))).toEqual(before);
    expect(bundleFaults(workshop.bundle('uno'))).toEqual([]);
  });

  it('is reported as one JSON value with --format json', async () => {
    const { code, stdout } = await workshop.build(['--format', 'json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      results: [{ brand: 'dos' }, { brand: 'uno' }],
      problems: [{ code: 'unknown-key', severity: 'error', brands: ['tres'] }],
    });
  });

  it('is reported as an escaped GitHub annotation with --format github', async () => {
    const { code, stdout } = await workshop.build(['--format', 'github']);
    expect(code).toBe(2);
    const commands = stdout.split('\n').filter((line) => line.startsWith('::'));
    expect(commands).toHaveLength(1);
    const [, properties = '', message = ''] = /^::error (.*?)::(.*)$/.exec(commands[0] ?? '') ?? [];
    const values = Object.fromEntries(properties.split(',').map((it) => it.split('=', 2)));
    expect(values).toMatchObject({ line: expect.stringMatching(/^\d+$/) as string, title: 'unknown-key' });
    expect(values['file']).toMatch(/tres\/brand\.yaml$/);
    expect(message).toContain('100%25, ::x::');
  });
});

describe('an error of the tool', () => {
  it.each([
    [['--nothing'], 'Usage: npm run build'],
    [['--format', 'xml'], '--format is one of'],
  ])('ends the command with 1: %s', async (args, says) => {
    const { code, stderr } = await workshop.build(args);
    expect(code).toBe(1);
    expect(stderr).toContain(says);
  });

  it('reports another build writing to the same folder, which continues', async () => {
    const first = workshop.start(['--force']);
    const end = ended(first);
    const lock = lockPath(process.cwd(), workshop.outDir);
    while (!isLockOf(lock, first.pid)) {
      if (first.exitCode !== null) throw new Error('The first build was over too soon');
      await wait(5);
    }
    const second = await workshop.build(['--force']);
    expect(second.code).toBe(1);
    expect(second.stderr).toContain(`Another build (process ${first.pid}) is writing to ${workshop.outDir}`);
    expect(second.stdout).not.toContain('built');
    expect((await end).code).toBe(0);
    for (const id of ids) expect(bundleFaults(workshop.bundle(id)), id).toEqual([]);
  });

  it('ignores the lock of a dead build whose process id is in use again', async () => {
    mkdirSync(workshop.outDir, { recursive: true });
    writeFileSync(
      lockPath(process.cwd(), workshop.outDir),
      JSON.stringify({ pid: process.pid, started: 'long ago', token: 'x' }),
    );
    expect((await workshop.build()).code).toBe(0);
  });
});

function isLockOf(lock: string, pid: number | undefined): boolean {
  try {
    return (JSON.parse(readFileSync(lock, 'utf8')) as { pid: number }).pid === pid;
  } catch {
    return false;
  }
}
