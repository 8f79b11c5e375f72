import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { withConnection } from '../support/portal/connection.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { newPage, portalOf, visit } = portalTest('montclar', 'meridia');

/** Whether texts use the font of the brand, and whether it is loaded. */
const ownFont = (page: Page): Promise<{ wanted: boolean; there: boolean }> =>
  page.evaluate(() => ({
    wanted: getComputedStyle(document.body).fontFamily.startsWith('"Source Sans 3",'),
    there: document.fonts.check('1rem "Source Sans 3"'),
  }));

/** Paths of the files that a page requests, in order. */
const asked = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
};

const isFont = (path: string): boolean => path.endsWith('.woff2');

/** Reopens a page until its first paint uses the fonts, which may be late on a busy machine. */
const comesInOwnFont = (page: Page, path: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.goto(new URL(path, page.url()).href);
      await hydrated(page);
      return ownFont(page);
    })
    .toEqual({ wanted: true, there: true });

it('a page has the fonts of the brand', async () => {
  const page = await visit(undefined, '/login', { before: withConnection({ downlink: 10 }) });
  await comesInOwnFont(page, '/login/empresas');
});

/** Font families of the texts of a page. */
async function familiesOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'body *',
  });
  const used = await Promise.all(
    nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  return [...new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))].sort();
}

it.each([
  { brand: 'montclar', own: /^(Lora|Source Sans 3)/ },
  { brand: 'meridia', own: /^Figtree/ },
] as const)('no page is written in a part of the fonts: $brand', async ({ brand, own }) => {
  const page = await newPage({ brand });
  await withConnection({ downlink: 10 })(page);
  const held: (() => void)[] = [];
  let count = 0;
  await page.route('**/*.woff2', async (route) => {
    count += 1;
    if (count === 2) await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto(portalOf(brand).url('/login'), { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const families = await familiesOf(page);
  expect(families.filter((family) => own.test(family))).toEqual([]);
  expect(held).toHaveLength(1);
  held[0]?.();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await familiesOf(page), 'nothing changes its shape').toEqual(families);
  // Routed requests are not cached.
  await page.unroute('**/*.woff2');
  await expect
    .poll(async () => {
      await page.goto(portalOf(brand).url('/login/empresas'));
      await hydrated(page);
      const next = await familiesOf(page);
      return next.filter((family) => !own.test(family));
    })
    .toEqual([]);
});

it('on a slow connection fonts wait for the code, and the next page has them', async () => {
  const page = await newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { offline: false, latency: 20, downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  const files = asked(page);
  const fonts = page.waitForEvent('requestfinished', (it) => it.url().endsWith('.woff2'));
  await page.goto(portalOf().url('/login'));
  await hydrated(page);
  await fonts;
  await page.waitForLoadState('networkidle');
  const code = await page
    .locator('link[href$=".js"]')
    .evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? ''));
  expect(code.length).toBeGreaterThan(1);
  const last = Math.max(...code.map((file) => files.indexOf(file)));
  expect(last).toBeLessThan(files.findIndex(isFont));
  expect(await ownFont(page)).toMatchObject({ wanted: false });
  await comesInOwnFont(page, '/login/empresas');
});

it('no font is loaded with save-data', async () => {
  const page = await newPage();
  await withConnection({ saveData: true })(page);
  const files = asked(page);
  await page.goto(portalOf().url('/login'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter(isFont)).toEqual([]);
  expect(await ownFont(page)).toMatchObject({ wanted: false });
});

it('code loaded later fetches no inlined style sheet', async () => {
  const page = await visit('student', '/ofertas-practicas');
  await page.locator('.offers-rows > li a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const inPage = await page
    .locator('meta[name=styles]')
    .evaluate((it) => it.getAttribute('content')?.split(' ') ?? []);
  const files = asked(page);
  const wanted = await page.evaluate(async (sheets) => {
    const own = sheets.filter((it) => it.startsWith('/_astro/'));
    await Promise.all(own.map((it) => window.chunks.load(it)));
    return own;
  }, inPage);
  expect(wanted.length).toBeGreaterThan(3);
  expect(files).toEqual([]);
});
