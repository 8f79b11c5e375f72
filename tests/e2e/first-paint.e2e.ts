import { describe, expect, it } from 'vitest';
import { portalTest } from '../support/portal/portal-test.ts';

const brands = ['montclar', 'encina', 'ribera'] as const;
const { open } = portalTest(...brands);

/** Phones that paint a sign-in page before its footer. */
const phones = [
  [320, 568],
  [360, 740],
  [390, 844],
  [400, 844],
] as const;

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
