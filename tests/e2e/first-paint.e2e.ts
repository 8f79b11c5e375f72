import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, portalTest } from '../support/portal/portal-test.ts';

const brands = ['montclar', 'encina', 'ribera', 'illes'] as const;
const { newPage, open, portalOf } = portalTest(...brands);

/** Phones that paint a sign-in page before its footer. */
const phones = [
  [320, 568],
  [360, 740],
  [390, 844],
  [400, 844],
] as const;

/** Opens a page whose HTML takes a second, and adds up what moves until it is hydrated. */
async function shiftWhileArriving(page: Page, url: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  const limitTo = (downloadThroughput: number): Promise<unknown> =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await session.send('Network.enable');
  await limitTo(30_000);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await limitTo(-1);
  await hydrated(page);
  return page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
}

const lowPhone = { width: 390, height: 844 };

describe('a page that arrives slowly', () => {
  it.each([
    ['montclar', '/login', lowPhone],
    ['montclar', '/ca/login', lowPhone],
    ['montclar', '/login', desktop],
    ['encina', '/login', lowPhone],
    ['ribera', '/login', lowPhone],
    ['illes', '/login', lowPhone],
    ['illes', '/es/login', desktop],
    ['montclar', '/solicitar-cuenta', lowPhone],
  ] as const)('does not move: %s, %s', async (brand, path, viewport) => {
    const page = await newPage({ brand, viewport, fresh: true, godmode: true });
    expect(await shiftWhileArriving(page, portalOf(brand).url(path))).toBe(0);
  });

  it('does not move where it is the home of a student', async () => {
    const page = await newPage({ viewport: lowPhone, fresh: true, godmode: true });
    await portalOf().signIn(page, 'student');
    expect(await shiftWhileArriving(page, portalOf().url('/'))).toBe(0);
  });
});

describe('a sign-in page on a phone', () => {
  it.each(brands)('does not move when its footer arrives: %s', async (brand) => {
    const page = await open('/login', { brand, godmode: true });
    for (const [width, height] of phones) {
      await page.setViewportSize({ width, height });
      const moved = await page.evaluate(() => {
        const footer = document.querySelector<HTMLElement>('#footer');
        const elements = [...document.querySelectorAll('.header *, .main *')];
        const places = () => elements.map((it) => it.getBoundingClientRect());
        const before = places();
        if (footer) footer.style.display = 'none';
        const after = places();
        if (footer) footer.style.display = '';
        return elements
          .filter((_, at) => before[at]?.top !== after[at]?.top)
          .map(({ className }) => className);
      });
      expect(moved, `${width} × ${height}`).toEqual([]);
    }
  });

  it('asks for its largest script before it is painted, and for the others after', async () => {
    const page = await open('/login', { viewport: { width: 390, height: 844 }, fresh: true });
    const { paint, starts } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      starts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === 'fetch' && name.endsWith('.js'))
        .toSorted((a, b) => b.decodedBodySize - a.decodedBodySize)
        .map(({ startTime }) => startTime),
    }));
    const [largest = Infinity, ...others] = starts;
    expect(others.length).toBeGreaterThan(0);
    expect(largest).toBeLessThan(paint);
    // The time of a paint is that of its frame, in which the other requests start.
    expect(Math.min(...others)).toBeGreaterThan(largest);
  });
});
