import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { loadBrands } from '#generator/brands/load-brands.ts';
import { findAffected } from '#generator/compare/affected.ts';
import { buildBoth } from '#generator/compare/build-both.ts';
import { pagesTouchedBetween } from '#generator/compare/pages-touched-between.ts';
import { comparePortals, portalsIn, portalsSince } from '#generator/compare/portals.ts';
import { htmlReport } from '#generator/compare/report/html.ts';
import { imageCacheFolder } from '#generator/render/assets/image-cache.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { differenceOf } from '../../scripts/compare/difference.ts';
import { addPictures } from '../../scripts/compare/pictures.ts';
import { screens } from '../../scripts/compare/screens.ts';
import { createWorkshop, type BuildSandbox } from '../support/build/build-command.ts';
import { type PlayedRepository, playRepository, pullRequests } from '../support/ci/played-repository.ts';
import { runJob } from '../support/ci/workflow-steps.ts';
import { startBrowser } from '../support/portal/browser.ts';

const github = '.github/workflows/portals.yml';
const gitlab = 'docs/ci/gitlab-ci.yml';
const all = ['brand-001', 'brand-002', 'brand-003'];

describe('the pipelines, in a repository with many brands', () => {
  let repository: PlayedRepository;
  beforeAll(() => {
    repository = playRepository(all.length);
  });
  afterAll(() => repository.remove());
  const run = (file: string, job: string, env: Record<string, string> = {}) =>
    runJob(repository.folder, file, job, { BASE: 'main', RELEASE: '', REPORT_LANGUAGE: 'es', ...env });
  const matrix = async (): Promise<unknown> =>
    JSON.parse((await run(github, 'affected')).outputs['matrix'] ?? '');

  /** Runs the job that compiles the portal, then the job of a brand with its output. */
  const build = async (env: Record<string, string>) => {
    const { outputs } = await run(github, 'renderer', env);
    return run(github, 'portal', { PICTURES: '', RENDERER: outputs['digest'] ?? '', ...env });
  };

  it('check, build, verify and explain one brand if one was changed', async () => {
    repository.pullRequest('one-brand', () => pullRequests.brand(repository));
    expect(await run(github, 'check')).toMatchObject({ code: 0 });
    expect(await matrix()).toEqual({ brand: ['brand-002'] });
    const portal = await build({ BRAND: 'brand-002' });
    expect(portal, portal.stderr).toMatchObject({ code: 0 });
    const bundle = join(repository.folder, 'dist-brands/brand-002');
    expect(readManifest(bundle)?.brand).toBe('brand-002');
    for (const file of ['hosting/rules.json', 'sbom.cdx.json', 'provenance.json', 'report/report.html'])
      expect(existsSync(join(bundle, file)), file).toBe(true);
    expect(portal.summary).toContain('Ya no: El portal tiene encuestas');
    expect(portal.summary).toContain('`#5a1d6e`');
    expect(await run(github, 'report')).toMatchObject({ code: 0 });
    const report = readFileSync(join(repository.folder, '.cache/comment/report.md'), 'utf8');
    expect(report).toContain('Página que desaparece: Encuestas');
  });

  it('put of previews nothing but their addresses into the comment', async () => {
    const write = (path: string, text: string): void => {
      mkdirSync(join(repository.folder, path, '..'), { recursive: true });
      writeFileSync(join(repository.folder, path), text);
    };
    write('comment/report.md', 'The report\n');
    write('previews/preview-brand-001/preview.txt', 'brand-001: https://pr-7.example/\n');
    write('previews/preview-brand-002/preview.txt', 'brand-002: <img src=https://evil.example/t.png>\n');
    write('previews/preview-brand-003/preview.txt', '## Approved\n@everyone\n');
    expect(await run(github, 'comment')).toMatchObject({ code: 0 });
    const comment = readFileSync(join(repository.folder, 'comment/report.md'), 'utf8');
    expect(comment).toBe('The report\n\n- brand-001: https://pr-7.example/\n');
  });

  it('build nothing with a compiled portal other than the one handed on', async () => {
    const { code } = await run(github, 'portal', {
      BRAND: 'brand-001',
      PICTURES: '',
      RENDERER: 'another  -',
    });
    expect(code).toBe(1);
  });

  it('start a job per brand in GitLab, and none without affected brands', async () => {
    repository.pullRequest('one-brand', () => pullRequests.brand(repository));
    expect(await run(gitlab, 'affected')).toMatchObject({ code: 0 });
    const child = () => parse(readFileSync(join(repository.folder, 'portals.yml'), 'utf8')) as object;
    const matrix = { parallel: { matrix: [{ brand: ['brand-002'] }] } };
    expect(child()).toMatchObject({ portal: matrix, preview: matrix });
    const { outputs } = await run(github, 'renderer', { BRAND: 'brand-002' });
    expect(child()).toMatchObject({ variables: { RENDERER: outputs['digest'] } });
    writeFileSync(
      join(repository.folder, '.cache/matrix.json'),
      JSON.stringify({ brand: ['"; touch PWN; #'] }),
    );
    const script = join(repository.folder, 'scripts/ci/child-pipeline.ts');
    const odd = spawnSync(process.execPath, [script, join(repository.folder, '.cache/matrix.json')]);
    expect(odd.status).toBe(1);
    expect(odd.stdout.toString()).toBe('');
    repository.pullRequest('a-remark', () =>
      repository.edit('brands/brand-001/brand.yaml', /^/, '# A remark\n'),
    );
    expect(await run(gitlab, 'affected')).toMatchObject({ code: 0 });
    expect(Object.keys(child())).toEqual(['nothing']);
    expect((await run(github, 'affected')).outputs['any']).toBe('false');
  });

  it('run for every brand if a base or a screen was changed', async () => {
    repository.pullRequest('a-base', () => pullRequests.base(repository));
    expect(await matrix()).toEqual({ brand: all });
    repository.pullRequest('a-screen', () => pullRequests.screen(repository));
    expect(await matrix()).toEqual({ brand: all });
  });

  it('stop the release of a brand with unfinished settings', async () => {
    repository.pullRequest('unfinished', () =>
      repository.edit('brands/brand-003/content/es/aviso-legal.md', /$/, '\n**Por completar**: el aviso.\n'),
    );
    const { code, stdout } = await build({ BRAND: 'brand-003', RELEASE: '--release' });
    expect(code).toBe(2);
    expect(stdout).toContain('aviso-legal.md');
  });
});

describe('the bundles of a comparison', () => {
  it('are built again where one of an earlier comparison was damaged', async () => {
    const workshop = createWorkshop(['uno']);
    onTestFinished(workshop.remove);
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x.example', ...args], {
        cwd: workshop.brandsDir,
      });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '--all');
    git('commit', '--quiet', '--message=x');
    workshop.edit('uno', /primario: .*/, "primario: '#8a1d1d'");
    const root = join(import.meta.dirname, '../..');
    const options = { root, brandsDir: workshop.brandsDir, cacheDir: join(root, '.cache'), ref: 'main' };
    const affected = await findAffected(options);
    const build = async () =>
      (await buildBoth(affected, portalsSince(affected), workshop.outDir, options)).bundles;
    const bundles = await build();
    onTestFinished(() => rmSync(bundles.before, { recursive: true }));
    const pages = Object.values(bundles).map((folder) => join(folder, 'uno/site/aviso-legal/index.html'));
    const texts = pages.map((page) => readFileSync(page, 'utf8'));
    expect(texts[0]).not.toBe(texts[1]);
    // Of the same size: only the hash tells the damage.
    for (const [index, page] of pages.entries())
      writeFileSync(page, (texts[index] ?? '').replace('</h1>', '</h2>'));
    await build();
    expect(pages.map((page, index) => readFileSync(page, 'utf8') === texts[index])).toEqual([true, true]);
  });
});

describe('pictures of changes', () => {
  const root = join(import.meta.dirname, '../..');
  const pictures = imageCacheFolder(root, join(root, '.cache'));
  let workshop: BuildSandbox;
  let before: string;
  let closed: string;
  beforeAll(async () => {
    closed = mkdtempSync(join(tmpdir(), 'andana-closed-'));
    before = mkdtempSync(join(tmpdir(), 'andana-before-'));
    workshop = createWorkshop(['uno']);
    await workshop.build(['--out', before]);
    workshop.edit('uno', /primario: .*/, "primario: '#8a1d1d'");
    await workshop.build();
    workshop.edit('uno', /$/, '\ninMantenimiento: true\n');
    await workshop.build(['--out', closed]);
  });
  afterAll(() => {
    workshop.remove();
    for (const folder of [before, closed]) rmSync(folder, { recursive: true });
  });

  it('are of the pages that read what has changed, also before anything is built', async () => {
    const load = async () =>
      (await loadBrands({ brandsDir: workshop.brandsDir, knownPictures: pictures })).brands[0];
    const was = await load();
    workshop.edit('uno', /$/, '\nrangoNota: { min: 4, max: 10 }\n');
    const is = await load();
    if (!was || !is) expect.fail('The brand has errors');
    const touched = await pagesTouchedBetween(was, is, { bundle: join(closed, 'uno'), root, pictures });
    expect(touched?.pages).toEqual([{ route: 'cv', language: 'es' }]);
    expect(
      await pagesTouchedBetween(was, is, { bundle: join(before, 'uno'), root, pictures }),
    ).toBeUndefined();
  });

  it('show the screens that look different, framed, in a self-contained report', async () => {
    const bundles = { before, after: workshop.outDir };
    const portals = portalsIn(before, workshop.outDir);
    const comparison = comparePortals(portals, { base: 'before', language: 'es' });
    await addPictures(comparison, portals, bundles, {
      screens: [{ route: 'login' }, { route: 'home', persona: 'student' }],
      looks: [
        { device: 'phone', mode: 'light' },
        { device: 'desktop', mode: 'dark' },
      ],
    });
    const [brand] = comparison.brands;
    expect(brand?.looked).toBe(4);
    expect(brand?.pictures?.map(({ screen }) => screen)).toContain('Acceso · visitante · teléfono · claro');
    const browser = await startBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setContent(htmlReport(comparison));
      expect(await page.getByRole('img', { name: /^Después: Acceso/ }).count()).toBeGreaterThan(0);
      expect(requests.filter((address) => !address.startsWith('data:'))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    } finally {
      await browser.close();
    }
  });

  it('show the notice of a portal that closes for maintenance, instead of its pages', async () => {
    const [portal] = portalsIn(before, closed);
    if (!portal?.after) expect.fail('There is no portal');
    expect(
      comparePortals([portal], { base: 'before', language: 'es' }).brands[0]?.changes[0]?.sentence,
    ).toContain('cerrado por mantenimiento');
    // Without an earlier side no differences are marked.
    const portals = [{ brand: 'uno', after: portal.after }];
    const comparison = comparePortals(portals, { base: 'before', language: 'es' });
    const looks = [{ device: 'phone', mode: 'light' }] as const;
    await addPictures(comparison, portals, { before, after: closed }, { screens, looks });
    const pictures = comparison.brands[0]?.pictures ?? [];
    expect(pictures).toHaveLength(3);
    const [student, company] = (['student', 'company'] as const).map(
      (persona) => pictures.find((picture) => picture.persona === persona)?.after,
    );
    if (!student || !company) expect.fail('A home page is missing');
    // Their home pages have nothing in common; their notices differ in the number of notifications.
    expect((await differenceOf(student, company))?.share ?? 0).toBeLessThan(0.01);
  });

  it('leave out screens that look the same', async () => {
    const same = { before, after: before };
    const [portal] = portalsIn(before, workshop.outDir);
    const portals = portal?.before ? [{ ...portal, after: portal.before }] : [];
    const comparison = comparePortals(portals, { base: 'before', language: 'es' });
    await addPictures(comparison, portals, same, {
      screens: [
        { route: 'home', persona: 'student' },
        { route: 'company-offers', persona: 'company' },
      ],
      looks: [{ device: 'desktop', mode: 'light' }],
    });
    expect(comparison.brands[0]?.pictures).toEqual([]);
  });
});
