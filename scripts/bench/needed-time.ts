import type { Page } from 'playwright';

/** Time until the HTML of a page is loaded plus the duration of its slowest call, in milliseconds. */
export const neededTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const calls = entries.filter(({ name }) => name.includes('/api/'));
    return (html?.responseEnd ?? 0) + Math.max(...calls.map((call) => call.responseEnd - call.requestStart));
  });
