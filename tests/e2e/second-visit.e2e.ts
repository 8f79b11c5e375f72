import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildBrands } from '#generator/render/build.ts';
import { readManifest } from '#generator/render/bundle/manifest.ts';
import { edit, setting } from '../support/build/changed-brand.ts';
import { bundleOf } from '../support/portal/bundles.ts';
import { type LivePortal, startLivePortal } from '../support/portal/live-portal.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';
import { addressOf } from '../support/portal/visit.ts';

const root = join(import.meta.dirname, '../..');
const brand = 'montclar';
const { newPage, portalOf, visit } = portalTest(brand);

const hashed = /\/_(?:astro|brand|towns)\//;

/** Paths that the service worker has cached. */
const cached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stored = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the service worker keeps all hashed files that the page has loaded, and returns their paths. */
async function kept(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = loaded.filter((path) => hashed.test(path));
  await expect.poll(() => cached(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(files));
  return files;
}

/** A portal of its own whose bundle can be changed, in the folder of the bundles. */
async function changeablePortal(): Promise<{ portal: LivePortal; work: string; outDir: string }> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'second-visit-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  const outDir = join(work, 'out');
  cpSync(bundleOf(brand), join(outDir, brand), { recursive: true });
  const portal = await startLivePortal(brand, { outDir });
  onTestFinished(portal.close);
  return { portal, work, outDir };
}

describe('a second visit', () => {
  it.each([
    ['/', desktop],
    ['/ca/ofertes-practiques', phone],
  ])(
    'takes no hashed file from the network, and the page and its data from there: %s',
    async (path, viewport) => {
      const page = await visit('student', path, { viewport, serviceWorkers: 'allow' });
      expect((await kept(page)).length).toBeGreaterThan(10);
      const refused: string[] = [];
      await page.route(hashed, (route) => {
        refused.push(route.request().url());
        return route.abort();
      });
      const network: string[] = [];
      page.on('response', (response) => {
        if (!response.fromServiceWorker()) network.push(new URL(response.url()).pathname);
      });
      await page.goto(portalOf().url(path));
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(refused).toEqual([]);
      expect(network.filter((it) => hashed.test(it))).toEqual([]);
      expect(network.some((it) => it.startsWith('/api/'))).toBe(true);
    },
  );

  it('fetches a script whose kept copy is damaged from the host, and needs no reload', async () => {
    const page = await visit(undefined, '/login', { serviceWorkers: 'allow', fresh: true });
    const script = (await kept(page)).find((path) => /\/_astro\/.+\.js$/.test(path)) ?? '';
    await page.evaluate(async (path) => {
      const type = { headers: { 'content-type': 'text/javascript' } };
      await (await caches.open('portal.montclar.ficheros')).put(path, new Response('', type));
    }, script);
    const documents: string[] = [];
    page.on('request', (it) => it.isNavigationRequest() && documents.push(it.url()));
    await page.goto(portalOf().url('/login'));
    await hydrated(page);
    expect(documents).toHaveLength(1);
    const copy = (path: string) => caches.match(path).then((response) => response?.text());
    await expect.poll(() => page.evaluate(copy, script), { timeout: 20_000 }).toMatch(/.{1000}/s);
  });

  it('finds nothing of a person who has signed out: only files of the release are kept', async () => {
    const page = await visit('student', '/cv', { serviceWorkers: 'allow' });
    await kept(page);
    await page.goto(portalOf().url('/logout'));
    await hydrated(page);
    const files = readManifest(bundleOf(brand))?.files ?? [];
    const known = files.filter(({ cache }) => cache === 'immutable').map(({ path }) => `/${path}`);
    const offlinePages = ['/_offline/es/', '/_offline/ca/'];
    expect((await cached(page)).filter((path) => ![...known, ...offlinePages].includes(path))).toEqual([]);
  });
});

it('a portal that is closed for maintenance is so at the next load, and drops files of the earlier release', async () => {
  const { portal, work, outDir } = await changeablePortal();
  const page = await newPage({ portal, serviceWorkers: 'allow' });
  await page.goto(portal.url('/login'));
  await hydrated(page);
  const earlier = await kept(page);
  const brandsDir = join(work, 'brands');
  for (const folder of ['_base', brand])
    cpSync(join(root, 'brands', folder), join(brandsDir, folder), { recursive: true });
  edit(join(brandsDir, brand, 'brand.yaml'), setting('inMantenimiento', 'true'));
  const { results, problems } = await buildBrands({ root, brandsDir, outDir });
  expect(problems).toEqual([]);
  expect(results.map(({ status }) => status)).toEqual(['built']);
  await page.goto(portal.url('/login'));
  await page.waitForURL(portal.url('/mantenimiento'));
  await hydrated(page);
  await kept(page);
  const current = readManifest(join(outDir, brand))?.files.map(({ path }) => `/${path}`) ?? [];
  const gone = earlier.filter((path) => !current.includes(path));
  expect(gone.length).toBeGreaterThan(0);
  await expect.poll(async () => (await cached(page)).filter((path) => gone.includes(path))).toEqual([]);
});

it('the service worker and what it keeps are gone once the host has switched it off', async () => {
  const { portal, outDir } = await changeablePortal();
  const page = await newPage({ portal, serviceWorkers: 'allow' });
  await page.goto(portal.url('/ca/login'));
  await hydrated(page);
  await kept(page);
  const bundle = join(outDir, brand);
  copyFileSync(join(bundle, 'hosting/worker-off.js'), join(bundle, 'site/sw.js'));
  await page.goto(portal.url('/ca/login'));
  await hydrated(page);
  await expect.poll(() => cached(page)).toEqual([]);
  const registered = (): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registered).toBe(0);
  await page.goto(portal.url('/ca/login'));
  await hydrated(page);
  expect(addressOf(page)).toBe('/ca/login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
