import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { href } from '#core/routing/addresses.ts';
import { sql } from '#sandbox/db/sql.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { withConnection } from '../support/portal/connection.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia');

const list = (): string => href(portalOf().brand, 'placement-offers', 'es');

const code = /\/_astro\/.*\.js$/;
const offer = /\/dameOferta\//;

/** From here on pages load no scripts while they are observed. */
const withoutCode = (page: Page): Promise<unknown> => page.route(code, () => undefined);

/** From here on the page of an offer has neither code nor the offer, while it is observed. */
const withoutOffer = async (page: Page): Promise<void> => {
  await withoutCode(page);
  await page.route(offer, () => undefined);
};

async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await menuReady(page);
  await page.locator('.offers-rows > li a').first().waitFor();
}

it('bell, mode button and counts are shown before hydration', async () => {
  const { db } = portalOf();
  db.run(sql`UPDATE notification SET leida = 0`);
  const page = await visit('student', list());
  await settled(page);
  const counts = (): Promise<string[]> => page.locator('.offers-switches .list-badge').allInnerTexts();
  const before = [await page.locator('.notification-count').innerText(), ...(await counts())];
  expect(before.every((it) => /^\d+\+?$/.test(it))).toBe(true);
  await withoutCode(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const place = page.locator('.notifications');
  const drawn = await place.evaluate((it) => [
    getComputedStyle(it, '::before').maskImage.startsWith('url('),
    getComputedStyle(it, '::after').content.replaceAll(/[^\d+]/g, ''),
  ]);
  expect([...drawn, ...(await counts())]).toEqual([true, ...before]);
  expect(await page.locator('.theme-toggle').isVisible()).toBe(true);
  expect(await page.locator('astro-island[ssr]').count()).toBeGreaterThan(0);
});

it('shows no bell to visitors, and no number without unread notifications', async () => {
  const { db } = portalOf();
  db.run(sql`UPDATE notification SET leida = 1`);
  const page = await visit('student', list());
  await settled(page);
  await withoutCode(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const number = page.locator('.notifications').evaluate((it) => getComputedStyle(it, '::after').content);
  expect(await number).toBe('none');
  await page.evaluate(() => localStorage.clear());
  await page.goto(portalOf().url(href(portalOf().brand, 'legal-notice', 'es')), {
    waitUntil: 'domcontentloaded',
  });
  expect(await page.locator('.notifications').isVisible()).toBe(false);
});

it('fetches only the chunks of the visitor’s side', async () => {
  const page = await visit('student', '/');
  await menuReady(page);
  await withoutCode(page);
  const asked: string[] = [];
  page.on('request', (it) => asked.push(new URL(it.url()).pathname));
  await page.reload({ waitUntil: 'domcontentloaded' });
  for (const module of ['screens/home/StudentHomeScreen.tsx', 'pieces/offer-card/OfferCard.tsx'])
    await expect.poll(() => asked.includes(chunkOf(module))).toBe(true);
  expect(asked.filter((it) => it.includes('Company'))).toEqual([]);
});

describe('the files of a detail page', () => {
  const openList = async (who: 'student' | 'company', path: string, savesData = false): Promise<string[]> => {
    const asked: string[] = [];
    const page = await visit(who, path, {
      fresh: true,
      before: async (it) => {
        it.on('request', (request) => asked.push(new URL(request.url()).pathname));
        if (savesData) await withConnection({ saveData: true })(it);
      },
    });
    await page.locator('[data-row] a[href]').first().waitFor();
    await page.waitForLoadState('networkidle');
    // Waits until the code for it, the page and its resources are fetched, one after another.
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve));
      for (let turn = 0; turn < 3; turn += 1) await (await fetch(location.href, { cache: 'reload' })).text();
    });
    return asked;
  };

  it.each([
    ['student', '/ofertas-practicas', 'offers/detail/OfferScreen.tsx', ['/_brand/offer_offers.es.']],
    ['student', '/eventos', 'events/EventScreen.tsx', []],
    ['company', '/mis-ofertas', 'company-offers/OfferSheetScreen.tsx', ['/_brand/company-offers_offer.es.']],
  ] as const)('is there before a %s touches one of %s', async (who, path, module, texts) => {
    const asked = await openList(who, path);
    for (const file of [chunkOf(`screens/${module}`), ...texts])
      await expect.poll(() => asked.some((it) => it.startsWith(file))).toBe(true);
  });

  it('are not prefetched with save-data', async () => {
    const asked = await openList('student', '/ofertas-practicas', true);
    expect(asked.filter((it) => it.includes('OffersScreen'))).not.toEqual([]);
    expect(asked.filter((it) => it.includes('OfferScreen'))).toEqual([]);
  });
});

it.each([
  ['desktop', {}],
  ['phone', { viewport: phone }],
])(
  'title, company and place of an opened card are shown before the detail page loads, on a %s',
  async (_, options) => {
    const page = await visit('student', list(), options);
    await settled(page);
    const card = page.locator('.offers-rows > li').nth(1);
    const title = await card.locator('h3 a').innerText();
    // The monogram precedes the name.
    const company = (await card.locator('.offer-card-company').innerText()).split('\n').at(-1) ?? '';
    await withoutOffer(page);
    await card.locator('h3 a').click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => heading.innerText()).toBe(title);
    expect(await page.locator('.detail-about').innerText()).toContain(company.trim());
    expect(await heading.evaluate((it) => getComputedStyle(it).viewTransitionName)).toBe('handed-title');
    await page.unroute(code);
    await page.unroute(offer);
    await page.reload();
    await page.locator('.offer-parts').waitFor();
    await expect.poll(() => heading.innerText()).toBe(title);
    // A visitor from elsewhere waits for the server.
    await page.evaluate(() => sessionStorage.clear());
    await withoutOffer(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await heading.innerText()).not.toBe(title);
    expect(await page.locator('.detail-about').isVisible()).toBe(false);
  },
);

describe('a skipped view transition is no error', () => {
  const moving = (before: () => void) =>
    visit('student', list(), {
      reducedMotion: 'no-preference',
      before: (it) => it.addInitScript(before),
    });
  const leftOut = (page: Page) => page.evaluate(() => sessionStorage.getItem('left-out'));

  it('when the current page stays', async () => {
    const page = await moving(() =>
      addEventListener('pageswap', ({ viewTransition }) => {
        if (!viewTransition) return;
        sessionStorage.setItem('left-out', '1');
        globalThis.stop();
      }),
    );
    await settled(page);
    await page.locator('.offers-rows > li h3 a').first().click({ noWaitAfter: true });
    await expect.poll(() => leftOut(page)).toBe('1');
    expect(await page.locator('.offers-rows > li h3 a').first().isVisible()).toBe(true);
  });

  it('when the next page skips it', async () => {
    const page = await moving(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        if (!viewTransition) return;
        sessionStorage.setItem('left-out', '1');
        viewTransition.skipTransition();
      }),
    );
    await settled(page);
    await page.locator('.offers-rows > li h3 a').first().click();
    await page.locator('.offer-parts').waitFor();
    await hydrated(page);
    expect(await leftOut(page)).toBe('1');
  });
});
