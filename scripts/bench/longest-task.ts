import type { Page } from 'playwright';

/** Notes from now on for how long, in milliseconds, a page does not answer; up to 50 are not noted at all. */
export async function noteTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
}

/** The longest time, in milliseconds, for which a page does not answer while something is done; up to 50 count as 0. */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const take = await noteTasks(page);
  // What was under way before is not meant.
  await page.waitForTimeout(1000);
  await take();
  await act();
  await page.waitForTimeout(500);
  return Math.max(0, ...(await take()));
}
