import type { Browser, Locator, Page } from 'playwright';

/** A phone: 1.6 Mbit/s, 150 ms, a processor four times slower than this one. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 96_000 };
const slowdown = 4;

/** How long a finger stays on the screen, in milliseconds: browsers fetch the page of a link as soon as it is pressed. */
const press = 90;

/** What has to be there, and what no longer, for a page to count as shown; as selectors. */
export interface Shown {
  present: string;
  absent?: string;
}

/** A visit with a slow phone. */
export interface SlowVisit<State extends string> {
  page: Page;
  /** Addresses of the scripts that were loaded. */
  scripts: Set<string>;
  /** When the state is first reached by the next page that reaches it, in milliseconds since 1970. */
  shown: (state: State) => Promise<number>;
  close: () => Promise<void>;
}

/**
 * Opens a browser as slow as a cheap phone.
 * @param states what is waited for. The page itself tells of it: a driver that asks again and again puts so much code
 *   into a slow page that it would measure itself
 */
export async function slowVisit<State extends string = never>(
  browser: Browser,
  states: Readonly<Record<State, Shown>> | Readonly<Record<string, never>> = {},
): Promise<SlowVisit<State>> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
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
    let open = wanted;
    const look = (): void => {
      open = open.filter(([state, { present, absent }]) => {
        if (!document.querySelector(present) || (absent && document.querySelector(absent))) return true;
        console.debug(`shown ${state} ${performance.timeOrigin + performance.now()}`);
        return false;
      });
      if (open.length > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, Object.entries<Shown>(states));
  return {
    page,
    scripts,
    shown: async (state) => {
      const start = `shown ${state} `;
      const message = await page.waitForEvent('console', (it) => it.text().startsWith(start));
      return Number(message.text().slice(start.length));
    },
    close: () => context.close(),
  };
}

/**
 * Taps a link as a finger does.
 * @returns when the finger left the screen, in milliseconds since 1970
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
