import type { Page } from 'playwright';

/**
 * Records everything that a healthy page never does: console errors, exceptions, policy violations, foreign
 * requests.
 */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOfTest = message.text().includes('Service Worker registration blocked by Playwright');
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfTest)
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) {
      faults.push(`request to ${hostname}`);
    }
  });
  return faults;
}

/** Waits until every island of the page, and of any page that it redirects to, is hydrated and painted. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('astro-island')].every(
        // React marks the elements that it has hydrated.
        (island) =>
          !island.hasAttribute('ssr') &&
          Object.keys(island.firstElementChild ?? { __react: 0 }).some((key) => /^__react/.test(key)),
      ) && new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
}

/**
 * Clears the session storage on an address without a page: on a page, a pending answer would be cached again.
 * @param url any address of the portal
 */
export async function forgetAnswers(page: Page, url: string): Promise<void> {
  await page.goto(new URL('/robots.txt', url).href);
  await page.evaluate(() => sessionStorage.clear());
}

/** Waits until the menu of the signed-in user has all its entries. */
export async function menuReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['session'] === 'none' ||
      !document.querySelector('.side-entry-pending'),
  );
}
