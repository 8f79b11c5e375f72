import type { Page } from 'playwright';

/** Starts recording the durations of long tasks (over 50 ms) of a page, in milliseconds. */
export async function recordTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
}

/** Longest task of the page, in milliseconds, during an action; 0 if none exceeds 50 ms. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const take = await recordTasks(page);
  // Ignore tasks that had started before.
  await page.waitForTimeout(1000);
  await take();
  await act();
  await page.waitForTimeout(500);
  return Math.max(0, ...(await take()));
}
