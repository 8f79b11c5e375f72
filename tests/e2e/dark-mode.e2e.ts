import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { storageKey } from '#core/shared/storage.ts';
import { portalUrl } from '../support/portal/all-portals.ts';
import { hydrated } from '../support/portal/portal.ts';
import { servePublicHost } from '../support/portal/public-host.ts';
import { siteTest, type SiteOptions } from '../support/portal/visit.ts';

const { newVisit } = siteTest();

async function newPage(brand: string, options?: SiteOptions): Promise<Page> {
  const { page } = await newVisit(brand, options);
  return page;
}

const themeOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['theme']);

const stored = (brand: string, value: string): Record<string, string> => ({
  [storageKey(brand, 'modoOscuro')]: value,
});

describe('the mode of a page', () => {
  it.each([
    ['ribera', 'off', 'dark', undefined, 'light'],
    ['encina', 'on', 'light', undefined, 'dark'],
    ['illes', 'sistema', 'light', undefined, 'light'],
    ['illes', 'sistema', 'dark', undefined, 'dark'],
    ['ribera', 'off', 'light', 'true', 'dark'],
    ['encina', 'on', 'dark', 'false', 'light'],
    ['illes', 'sistema', 'dark', 'false', 'light'],
    ['illes', 'sistema', 'light', 'true', 'dark'],
    ['illes', 'sistema', 'dark', '{"modo":"light"}', 'dark'],
    ['encina', 'on', 'light', '', 'dark'],
  ] as const)(
    'of %s (%s) on a %s system with %s stored is %s before anything is shown, and stays so',
    async (brand, _, colorScheme, value, expected) => {
      const page = await newPage(brand, {
        colorScheme,
        ...(value !== undefined && { stored: stored(brand, value) }),
      });
      await page.addInitScript(() => {
        const seen: (string | undefined)[] = [];
        Object.assign(window, { seen });
        // Nothing is painted without a body, so the state of the root element is the first that is visible.
        new MutationObserver(() => {
          const theme = document.documentElement.dataset['theme'];
          if (document.body && (seen.length === 0 || seen.at(-1) !== theme)) seen.push(theme);
        }).observe(document, { childList: true, subtree: true, attributes: true });
      });
      await page.goto(portalUrl(brand, '/login'));
      await hydrated(page);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([expected]);
      const lightness = await page.evaluate(() => {
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(document.documentElement)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return (r + g + b) / 3 / 255;
      });
      expect(lightness > 0.5 ? 'light' : 'dark').toBe(expected);
    },
  );

  it('follows the system without a choice', async () => {
    const page = await newPage('illes', { colorScheme: 'light' });
    await page.goto(portalUrl('illes', '/login'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  });
});

describe('the switch between the modes', () => {
  it.each([
    ['montclar', 'local', true],
    ['montclar', 'public', false],
    ['ribera', 'public', false],
    ['illes', 'public', true],
  ])('of %s at its %s host is shown: %s', async (brand, host, shown) => {
    const page = await newPage(brand);
    const origin = host === 'local' ? portalUrl(brand, '') : await servePublicHost(page, brand);
    await page.goto(`${origin}/login`);
    await hydrated(page);
    expect(await page.locator('.theme-toggle').count()).toBe(shown ? 1 : 0);
  });

  it('changes storage at once, and the page after 300 ms', async () => {
    const page = await newPage('illes', { colorScheme: 'light' });
    await page.clock.install();
    await page.goto(portalUrl('illes', '/login'));
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Fes servir el mode fosc' }).click();
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey('illes', 'modoOscuro'))).toBe(
      'true',
    );
    await page.clock.runFor(299);
    expect(await themeOf(page)).toBe('light');
    await page.clock.runFor(1);
    expect(await themeOf(page)).toBe('dark');
    expect(await page.getByRole('button', { name: 'Fes servir el mode clar' }).isVisible()).toBe(true);

    // Two quick toggles count as one: the last wins, and nothing flickers.
    await page.locator('.theme-toggle').click();
    await page.clock.runFor(200);
    await page.locator('.theme-toggle').click();
    await page.clock.runFor(299);
    expect(await themeOf(page)).toBe('dark');
    await page.clock.runFor(1);
    expect(await themeOf(page)).toBe('dark');
  });

  it('applies to the next page and other tabs', async () => {
    const page = await newPage('illes', { colorScheme: 'light' });
    await page.goto(portalUrl('illes', '/login'));
    const other = await page.context().newPage();
    await other.goto(portalUrl('illes', '/avis-legal'));
    await Promise.all([hydrated(page), hydrated(other)]);
    await page.locator('.theme-toggle').click();
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await page.goto(portalUrl('illes', '/accessibilitat'));
    expect(await themeOf(page)).toBe('dark');
    await hydrated(page);
    await page.locator('.theme-toggle').click();
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
    await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'light');
  });

  it('of one portal does not affect others', async () => {
    const page = await newPage('illes', {
      colorScheme: 'light',
      stored: { ...stored('meridia', 'true'), modoOscuro: 'true' },
    });
    await page.goto(portalUrl('illes', '/login'));
    expect(await themeOf(page)).toBe('light');
  });
});

describe('a logo', () => {
  it.each(['meridia', 'illes', 'montclar', 'encina'])(
    'of %s in the dark is the one for the dark, once in each place, and on no label',
    async (brand) => {
      const page = await newPage(brand, {
        stored: { ...stored(brand, 'true'), [storageKey(brand, 'godmode')]: 'true' },
      });
      await page.goto(portalUrl(brand, '/login'));
      const logos = await page
        .locator('.header-logo, .login-logo, .footer-logo')
        .filter({ visible: true })
        .evaluateAll((found) => found.map((it) => getComputedStyle(it).backgroundColor));
      expect(logos).toEqual(Array.from({ length: 3 }, () => 'rgba(0, 0, 0, 0)'));
      expect(await page.locator('.header-logo img').filter({ visible: true }).count()).toBe(1);
    },
  );
});
