import type { Browser, Locator, Page } from 'playwright';

/** Network of a phone: 1.6 Mbit/s and 150 ms latency. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 };
const slowdown = 4;

/** Duration of a tap in milliseconds; browsers start to load a page when its link is pressed. */
const press = 90;

/** Selectors that must be present or absent for the page to count as shown. */
export interface Shown {
  present: string;
  absent?: string;
}

/** A page on a slow phone. */
export interface SlowVisit<State extends string> {
  page: Page;
  /** Paths of the loaded scripts. */
  scripts: Set<string>;
  /** Time when the next page reaches the state, in milliseconds since 1970. */
  shown: (state: State) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Opens a page on an emulated cheap phone.
 * @param states to wait for. The page itself reports them, because polling from outside would slow it down
 * and falsify the result.
 * @param serviceWorkers whether the portal's service worker is registered
 */
export async function slowVisit<State extends string = never>(
  browser: Browser,
  states: Readonly<Record<State, Shown>> | Readonly<Record<string, never>> = {},
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<SlowVisit<State>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.addInitScript((wanted: [string, Shown][]) => {
    let pending = wanted;
    const check = (): void => {
      pending = pending.filter(([state, { present, absent }]) => {
        if (!document.querySelector(present) || (absent && document.querySelector(absent))) return true;
        console.debug(`shown ${state} ${performance.timeOrigin + performance.now()}`);
        return false;
      });
      if (pending.length > 0) requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, Object.entries<Shown>(states));
  return {
    page,
    scripts,
    shown: async (state) => {
      const start = `shown ${state} `;
      const message = await page.waitForEvent('console', (message) => message.text().startsWith(start));
      return Number(message.text().slice(start.length));
    },
    close: () => context.close(),
  };
}

/**
 * Taps a link.
 * @returns time of the release, in milliseconds since 1970
 */
export async function tap(page: Page, link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error('There is nothing to tap on');
  await page.mouse.move(box.x + Math.min(20, box.width / 2), box.y + Math.min(8, box.height / 2));
  await page.mouse.down();
  await page.waitForTimeout(press);
  const released = Date.now();
  await page.mouse.up();
  return released;
}
