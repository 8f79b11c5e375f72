import type { Browser, Page } from 'playwright-core';
import { portalUrl } from './portal.ts';

export interface Visit {
  page: Page;
  /** Addresses of the documents that the browser asked for, redirects by script included. */
  documents: string[];
  close: () => Promise<void>;
}

export interface VisitOptions extends NonNullable<Parameters<Browser['newContext']>[0]> {
  /** Values that the browser's local storage holds before, by their whole key. */
  stored?: Readonly<Record<string, string>>;
}

/** A browser without a past but for what it is given to remember, ready to visit a brand's portal. */
export async function newVisit(
  browser: Browser,
  brand: string,
  { stored = {}, ...options }: VisitOptions = {},
): Promise<Visit> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const origin = new URL(portalUrl(brand, '/')).origin;
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const context = await browser.newContext({ storageState, ...options });
  const page = await context.newPage();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return { page, documents, close: () => context.close() };
}

/** What the address bar shows after the origin. */
export function addressOf(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length);
}
