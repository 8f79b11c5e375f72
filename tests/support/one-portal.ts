import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { desktop } from './account-forms.ts';
import { launchBrowser } from './browser.ts';
import { type LivePortal, startLivePortal } from './live-portal.ts';
import { watchPage } from './portal.ts';

/** A page of a browser without a past, and what goes wrong on it. */
export interface NewPage {
  page: Page;
  context: BrowserContext;
  faults: string[];
}

export interface OnePortal extends Pick<LivePortal, 'url' | 'signIn'> {
  readonly db: LivePortal['db'];
  newPage: (viewport?: { width: number; height: number }) => Promise<NewPage>;
}

/** The portal of a brand for all tests of a file, which start from a page that is not at any address yet. */
export function onePortal(brand: string): OnePortal {
  let browser: Browser;
  let portal: LivePortal;
  beforeAll(async () => {
    [browser, portal] = await Promise.all([launchBrowser(), startLivePortal(brand)]);
  });
  afterAll(async () => {
    await browser.close();
    await portal.close();
  });
  return {
    url: (path) => portal.url(path),
    signIn: (page, persona) => portal.signIn(page, persona),
    get db() {
      return portal.db;
    },
    newPage: async (viewport = desktop) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      return { page, context, faults: watchPage(page) };
    },
  };
}
