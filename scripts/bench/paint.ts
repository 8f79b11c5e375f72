import type { Page } from 'playwright';

/** Entry type that TypeScript does not declare yet. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
}

/** Paint measurements of a page load. */
export interface Paint {
  /** Largest Contentful Paint, in milliseconds. */
  lcp: number;
  /** Cumulative Layout Shift, without shifts within half a second of user input. */
  shift: number;
}

/** @param page that has finished loading */
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
