import type { BrowserContextOptions, Page } from 'playwright';
import { portalUrl } from './all-portals.ts';
import { portalTest } from './portal-test.ts';

interface Visit {
  page: Page;
  /** Addresses of the documents that the browser asked for, redirects by script included. */
  documents: string[];
}

export interface SiteOptions extends BrowserContextOptions {
  /** Values that the browser's local storage holds before, by their whole key. */
  stored?: Readonly<Record<string, string>>;
}

/**
 * For tests of what is built: portals of all brands with no server behind them. Each visit is that of a browser without a
 * past but for what it is given to remember.
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

/** What the address bar shows after the origin. */
export function addressOf(page: Page): string {
  return page.url().slice(new URL(page.url()).origin.length);
}
