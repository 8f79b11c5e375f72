import type { Page } from 'playwright';

/** What TypeScript does not know yet. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

/** What someone sees while a page comes. */
export interface Paint {
  /** Milliseconds until the largest piece is there. */
  lcp: number;
  /** How much of the page moves by itself: what moves within half a second of a press counts as wanted, as in CLS. */
  shift: number;
}

/** @param page which has come to rest */
export async function paintOf(page: Page): Promise<Paint> {
  return page.evaluate(
    () =>
      new Promise<Paint>((done) => {
        const result = { lcp: 0, shift: 0 };
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) result.lcp = entry.startTime;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[])
            if (!entry.hadRecentInput) result.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(result), 200);
      }),
  );
}
