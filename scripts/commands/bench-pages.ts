import { reportText } from '#generator/diagnostics/report-text.ts';
import type { Paint } from '../bench/paint.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { readArgumentsOrExit } from '../cli/arguments.ts';
import type { Command } from '../cli/usage.ts';
import { formatTable } from '../cli/table.ts';
import { median, verdict } from '../bench/verdict.ts';

/**
 * Measures loading times on a slow phone, as ratios to a bare page with the same React in the same run,
 * because machines differ.
 */
const command = {
  name: 'bench:pages',
  summary: reportText('commands.benchPages.summary'),
  options: {},
} as const satisfies Command;

readArgumentsOrExit(command);

// Loaded late, so that `--help` stays fast.
const { default: lighthouse } = await import('lighthouse');
const { buildBrands } = await import('#generator/render/build.ts');
const { fileOfPath } = await import('#generator/hosting/served-file.ts');
const { writeBarePage } = await import('../../tests/support/pages/bare-page.ts');
const { startBrowser } = await import('../../tests/support/portal/browser.ts');
const { startLivePortal } = await import('../../tests/support/portal/live-portal.ts');
const { inlineScripts, reactFloor } = await import('../../tests/support/pages/page-weight.ts');
const { benchCandidates } = await import('../bench/candidates.ts');
const { benchCompanyHome } = await import('../bench/company-home.ts');
const { benchCompanyLists } = await import('../bench/company-lists.ts');
const { benchCompanyPages } = await import('../bench/company-pages.ts');
const { benchCvEditor } = await import('../bench/cv-editor.ts');
const { benchOfferForm } = await import('../bench/offer-form.ts');
const { benchOffers } = await import('../bench/offers.ts');
const { benchOwnOffers } = await import('../bench/own-offers.ts');
const { benchPainted } = await import('../bench/painted.ts');
const { makeCertificate, serveOverHttp2 } = await import('../../tests/support/portal/http2-portal.ts');
const { neededTime } = await import('../bench/needed-time.ts');
const { paintOf } = await import('../bench/paint.ts');
const { slowVisit, tap } = await import('../bench/slow-visit.ts');

const root = resolve(import.meta.dirname, '../..');
const brand = 'montclar';
/** Brand with schools. */
const withSchools = 'meridia';
const rounds = 5;

/** Time from the start of navigation until React has hydrated the element, in milliseconds. */
async function timeUntilHydrated(page: Page, selector: string): Promise<number> {
  const handle = await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    const isHydrated = element && Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return isHydrated ? performance.now() : false;
  }, selector);
  return (await handle.jsonValue()) as number;
}

interface Load extends Paint {
  hydrated: number;
}

async function load(browser: Browser, url: string, button: string): Promise<Load> {
  const { page, close } = await slowVisit(browser);
  await page.goto(url);
  const hydrated = await timeUntilHydrated(page, button);
  await page.waitForLoadState('networkidle');
  const paint = await paintOf(page);
  await close();
  return { ...paint, hydrated };
}

/** Size in KB (gzip) of the scripts a page loads and of its inline scripts. */
function scriptWeight(site: string, scripts: Iterable<string>, path: string): number {
  const weightOf = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;
  const html = readFileSync(join(site, fileOfPath(path)), 'utf8');
  const files = [...scripts].reduce((sum, file) => sum + weightOf(readFileSync(join(site, file))), 0);
  return (files + weightOf(inlineScripts(html).join('\n'))) / 1024;
}

/** Content of a signed-in page is complete, except islands that load when idle. */
const content = {
  present: 'main h1, main h2',
  absent:
    'main :is([aria-busy="true"], .skeleton-line, astro-island[ssr]:not([client="idle"])):not([data-for^="company"] *)',
};

interface SignedIn {
  first: number;
  /** Time of its HTML plus its slowest call. */
  needs: number;
  second: number;
  shift: number;
  scripts: Set<string>;
}

/** Layout shift of a page while its web font loads. */
async function shiftWithFont(browser: Browser, portal: LivePortal, path: string): Promise<number> {
  const { page, close } = await slowVisit(browser);
  await page.goto(portal.url(path));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  const { shift } = await paintOf(page);
  await close();
  return shift;
}

async function signedIn(browser: Browser, portal: LivePortal): Promise<SignedIn> {
  const { page, scripts, shown, close } = await slowVisit(browser, { content });
  await portal.signIn(page, 'student');
  scripts.clear();
  const home = shown('content');
  const opened = Date.now();
  await page.goto(portal.url('/'));
  const first = (await home) - opened;
  await page.waitForLoadState('networkidle');
  const needs = await neededTime(page);
  const { shift } = await paintOf(page);
  const loaded = new Set(scripts);
  const surveys = shown('content');
  const tapped = await tap(page, page.locator('main a[href="/encuestas"]').first());
  const second = (await surveys) - tapped;
  await page.waitForURL('**/encuestas');
  await close();
  return { first, needs, second, shift, scripts: loaded };
}

/** Scripts of the CV page before an editor opens. */
async function scriptsOfCv(browser: Browser, portal: LivePortal): Promise<Set<string>> {
  const { page, scripts, close } = await slowVisit(browser);
  await portal.signIn(page, 'student');
  scripts.clear();
  await page.goto(portal.url('/cv'));
  await page.locator('#personal').waitFor();
  await page.waitForLoadState('networkidle');
  await close();
  return scripts;
}

async function judge(port: number, url: string): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  const categories = Object.values(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
}

async function bench(): Promise<void> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'bench-pages-'));
  const debuggingPort = 9333;
  const certificate = makeCertificate(work);
  const browser = await startBrowser([
    `--remote-debugging-port=${debuggingPort}`,
    ...(certificate ? [certificate.browserSwitch] : []),
  ]);
  try {
    const { results } = await buildBrands({
      root,
      brandsDir: join(root, 'brands'),
      outDir: work,
      only: [brand, withSchools],
    });
    if (results.some(({ status }) => status === 'failed')) throw new Error('The brand could not be built');
    const site = join(work, brand, 'site');
    const bare = await writeBarePage(site);
    const portal = await startLivePortal(brand, { outDir: work });
    const schools = await startLivePortal(withSchools, { outDir: work });
    const overHttp2 = certificate && (await serveOverHttp2(portal, certificate));
    try {
      const bareAlive = await compare(browser, portal, site, bare);
      verdict('layout shift of sign-in with a web font', await shiftWithFont(browser, schools, '/login'), 0);
      await judgePages(debuggingPort, portal);
      const floor = (await reactFloor()) / 1024;
      const weigh = (scripts: Iterable<string>, path: string): number => scriptWeight(site, scripts, path);
      await benchOfferForm({ browser, bare: bareAlive, portal, weigh, floor });
      await benchCvEditor({ browser, bare: bareAlive, portal });
      // Before there are hundreds of offers.
      await benchCompanyHome({ browser, portal });
      await benchCompanyLists({ browser, portal });
      await benchOwnOffers({ browser, portal, weigh, floor });
      await benchCandidates({ browser, portal, weigh, floor });
      await benchCompanyPages({ browser, portal, weigh, floor });
      const siteOfSchools = join(work, withSchools, 'site');
      await benchCompanyPages({
        browser,
        portal: schools,
        weigh: (scripts, path) => scriptWeight(siteOfSchools, scripts, path),
        floor,
      });
      await benchOffers({ browser, portal, weigh, floor });
      await benchPainted({ browser, portal, overHttp2 });
    } finally {
      await overHttp2?.close();
      await portal.close();
      await schools.close();
    }
  } finally {
    await browser.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** @returns milliseconds until the bare page answers */
async function compare(browser: Browser, portal: LivePortal, site: string, bare: string): Promise<number> {
  const loads: Record<'bare' | 'signIn', Load[]> = { bare: [], signIn: [] };
  const homes: SignedIn[] = [];
  // Measured in turns, so that other load on the machine affects all equally.
  for (let round = 0; round < rounds; round += 1) {
    loads.bare.push(await load(browser, portal.url(bare), 'button'));
    loads.signIn.push(await load(browser, portal.url('/login'), 'main button[type="submit"]'));
    homes.push(await signedIn(browser, portal));
  }
  const medianOf = (name: 'bare' | 'signIn', key: keyof Load): number =>
    median(loads[name].map((it) => it[key]));
  const ms = (value: number): string => `${Math.round(value)} ms`;
  console.log(
    formatTable([
      ['', 'largest paint', 'button answers', 'layout shift'],
      ...(['bare', 'signIn'] as const).map((name) => [
        name === 'bare' ? 'bare page' : 'sign-in',
        ms(medianOf(name, 'lcp')),
        ms(medianOf(name, 'hydrated')),
        medianOf(name, 'shift').toFixed(3),
      ]),
    ]),
  );
  const needsRatio = median(homes.map((it) => it.first / it.needs));
  const first = median(homes.map((it) => it.first));
  const second = median(homes.map((it) => it.second));
  console.log(`\nStudent home: first ${ms(first)}; a second page from click to content ${ms(second)}\n`);

  const floor = (await reactFloor()) / 1024;
  const { page, scripts, close } = await slowVisit(browser);
  await page.goto(portal.url('/login'));
  await timeUntilHydrated(page, 'main button[type="submit"]');
  await page.waitForLoadState('networkidle');
  await close();
  const weights = {
    signIn: scriptWeight(site, scripts, '/login'),
    home: scriptWeight(site, homes[0]?.scripts ?? [], '/'),
    cv: scriptWeight(site, await scriptsOfCv(browser, portal), '/cv'),
  };
  console.log(
    `JavaScript (gzip): floor ${floor.toFixed(1)} KB, sign-in ${weights.signIn.toFixed(1)} KB, student home ${weights.home.toFixed(1)} KB, CV ${weights.cv.toFixed(1)} KB\n`,
  );
  verdict('largest paint of sign-in / bare page', medianOf('signIn', 'lcp') / medianOf('bare', 'lcp'), 1.4);
  verdict(
    'time until its button answers / bare page',
    medianOf('signIn', 'hydrated') / medianOf('bare', 'hydrated'),
    1.55,
  );
  verdict('layout shift of sign-in', Math.max(...loads.signIn.map((it) => it.shift)), 0);
  verdict('layout shift of the student home', Math.max(...homes.map((it) => it.shift)), 0);
  verdict('JavaScript of sign-in / floor', weights.signIn / floor, 1.45);
  verdict('JavaScript of the student home / floor', weights.home / floor, 1.85);
  verdict('JavaScript of the CV / floor', weights.cv / floor, 2.26);
  verdict("home's own data / its HTML and its slowest call", needsRatio, 1.5);
  verdict('second page / first', second / first, 0.5);
  return medianOf('bare', 'hydrated');
}

/** Checks one indexed page of each kind with Lighthouse. */
async function judgePages(port: number, portal: LivePortal): Promise<void> {
  const pages = [
    '/login',
    '/login/empresas',
    '/solicitar-cuenta',
    '/politica-de-privacidad',
    '/accesibilidad',
  ];
  const rows: (readonly [string, Record<string, number>])[] = [];
  for (const path of pages) rows.push([path, await judge(port, portal.url(path))]);
  const categories = ['accessibility', 'best-practices', 'seo', 'performance'];
  console.log(
    `\n${formatTable([['Lighthouse', ...categories], ...rows.map(([path, it]) => [path, ...categories.map((id) => String(it[id] ?? '–'))])])}\n`,
  );
  for (const id of categories.slice(0, 3)) {
    const lowest = Math.min(...rows.map(([, it]) => it[id] ?? 0));
    verdict(`Lighthouse, 100 less ${id}`, 100 - lowest, 0);
  }
}

await bench();
