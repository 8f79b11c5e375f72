import type { Browser, Page } from 'playwright';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { forgetAnswers } from '../../tests/support/portal/portal.ts';
import { type Shown, slowVisit } from './slow-visit.ts';

/** Waits until the service worker keeps what the page has loaded. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_(?:astro|brand)\//.test(name));
    const stored = await Promise.all(files.map(({ name }) => caches.match(name)));
    return stored.every(Boolean);
  });

/**
 * Opens the home of a student for the second time, in another tab, while the service worker keeps the files of the first
 * visit.
 * @returns milliseconds from the request until its content is complete
 */
export async function secondVisit(browser: Browser, portal: LivePortal, content: Shown): Promise<number> {
  const visit = await slowVisit(browser, { content }, 'allow');
  await portal.signIn(visit.page, 'student');
  await visit.page.goto(portal.url('/'));
  await visit.page.waitForLoadState('networkidle');
  await kept(visit.page);
  // A tab of its own has loaded no code yet.
  await forgetAnswers(visit.page, portal.url('/'));
  const shown = visit.shown('content');
  const opened = Date.now();
  await visit.page.goto(portal.url('/'));
  const time = (await shown) - opened;
  await visit.page.waitForLoadState('networkidle');
  await visit.close();
  return time;
}
