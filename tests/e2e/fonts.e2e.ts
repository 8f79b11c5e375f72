import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { withConnection } from '../support/portal/connection.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { newPage, portalOf, visit } = portalTest('montclar');

/** Whether texts are written in the font of the brand, and the page has it. */
const ownFont = (page: Page): Promise<{ wanted: boolean; there: boolean }> =>
  page.evaluate(() => ({
    wanted: getComputedStyle(document.body).fontFamily.startsWith('"Source Sans 3",'),
    there: document.fonts.check('1rem "Source Sans 3"'),
  }));

/** Paths of the files that a page asks for, in their order. */
const asked = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
};

const isFont = (path: string): boolean => path.endsWith('.woff2');

it('the first page has the fonts of the brand', async () => {
  const page = await visit(undefined, '/login', { before: withConnection({ downlink: 10 }) });
  await hydrated(page);
  expect(await ownFont(page)).toEqual({ wanted: true, there: true });
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
  expect(code.length).toBeGreaterThan(3);
  const last = Math.max(...code.map((file) => files.indexOf(file)));
  expect(last).toBeLessThan(files.findIndex(isFont));
  expect(await ownFont(page)).toMatchObject({ wanted: false });
  await page.goto(portalOf().url('/login/empresas'));
  await hydrated(page);
  expect(await ownFont(page)).toEqual({ wanted: true, there: true });
});

it('whoever asked to save data gets no font', async () => {
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

it('code that comes later fetches no style sheet that stands in the page', async () => {
  const page = await visit('student', '/ofertas-practicas');
  await page.locator('.offers-rows > li a').first().waitFor();
  await page.waitForLoadState('networkidle');
  const inPage = await page
    .locator('meta[name=styles]')
    .evaluate((it) => it.getAttribute('content')?.split(' ') ?? []);
  const files = asked(page);
  const wanted = await page.evaluate(async (sheets) => {
    const own = sheets.filter((it) => it.startsWith('/_astro/'));
    await Promise.all(own.map((it) => window.code.want(it)));
    return own;
  }, inPage);
  expect(wanted.length).toBeGreaterThan(3);
  expect(files).toEqual([]);
});
