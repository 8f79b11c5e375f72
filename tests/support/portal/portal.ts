import type { Page } from 'playwright';

/** Notes everything that a healthy page never does: console errors, exceptions, policy violations, foreign requests. */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOfTest = message.text().includes('Service Worker registration blocked by Playwright');
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfTest)
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (it) => {
    const { hostname, protocol } = new URL(it.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) {
      faults.push(`request to ${hostname}`);
    }
  });
  return faults;
}

/** Waits until every island of the page has come alive and shows what only the browser knows, wherever it leads on to. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('astro-island')].every(
        // React marks the elements that it has made its own.
        (it) =>
          !it.hasAttribute('ssr') &&
          Object.keys(it.firstElementChild ?? { __react: 0 }).some((key) => /^__react/.test(key)),
      ) && new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
}

/**
 * Empties what the tab keeps, on an address without a page: an answer that is under way on a page would be kept again.
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
