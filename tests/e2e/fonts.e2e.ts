import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { newPage, open, portalOf } = portalTest('montclar');

/** Whether texts are written in the font of the brand, and the page has it. */
const ownFont = (page: Page): Promise<{ wanted: boolean; there: boolean }> =>
  page.evaluate(() => ({
    wanted: getComputedStyle(document.body).fontFamily.startsWith('"Source Sans 3",'),
    there: document.fonts.check('1rem "Source Sans 3"'),
  }));

const asked = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|woff2)$/.test(pathname)) files.push(pathname.replace(/^.*\.(\w+)$/, '$1'));
  });
  return files;
};

it('the first page has the fonts of the brand', async () => {
  const page = await open('/login');
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
  expect(files.lastIndexOf('js')).toBeLessThan(files.indexOf('woff2'));
  expect(await ownFont(page)).toMatchObject({ wanted: false });
  await page.goto(portalOf().url('/login/empresas'));
  await hydrated(page);
  expect(await ownFont(page)).toEqual({ wanted: true, there: true });
});
