import type { BrowserContextOptions, Page } from 'playwright';
import { portalUrl } from './all-portals.ts';
import { portalTest } from './portal-test.ts';

interface Visit {
  page: Page;
  /** URLs of the documents that the browser requested, including redirects by script. */
  documents: string[];
}

export interface SiteOptions extends BrowserContextOptions {
  /** Initial values of the local storage, by full key. */
  stored?: Readonly<Record<string, string>>;
}

/**
 * Set-up for tests of built files: portals of all brands without a server behind them. Each visit has a new
 * browser context with the given local storage.
 */
export function siteTest(): { newVisit: (brand: string, options?: SiteOptions) => Promise<Visit> } {
  const { newPage } = portalTest();
  return {
    newVisit: async (brand, { stored = {}, ...options } = {}) => {
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const origin = new URL(portalUrl(brand, '/')).origin;
      const page = await newPage({
        undecided: true,
        faulty: true,
        reducedMotion: 'no-preference',
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
        ...options,
      });
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame())
          documents.push(request.url());
      });
      return { page, documents };
    },
  };
}

/** Path, query and hash in the address bar. */
export function addressOf(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length);
}
