import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { consentVersion } from '#stores/cookie-consent.ts';
import { storageKey } from '#shared/storage.ts';
import { launchBrowser } from './browser.ts';
import { type LivePortal, startLivePortal } from './live-portal.ts';
import { hydrated, watchPage } from './portal.ts';

type Context = NonNullable<Parameters<Browser['newContext']>[0]>;

export const phone: Context = { viewport: { width: 360, height: 740 } };
export const desktop: Context = { viewport: { width: 1280, height: 900 } };

export interface PageOptions {
  context?: Context;
  /** The test makes something go wrong that the browser reports. */
  faulty?: boolean;
}

export interface VisitOptions extends PageOptions {
  brand?: string;
  /** Before anything is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Between signing in and the visit. */
  signedIn?: (page: Page) => Promise<unknown>;
  /** Nobody has answered the question about cookies yet: nothing at all is kept in the browser. */
  undecided?: boolean;
}

interface WatchedPage {
  page: Page;
  /** What the browser has reported so far. */
  faults: string[];
}

export interface LiveVisits {
  portalOf: (brand?: string) => Promise<LivePortal>;
  /** A page without a past that is not at any address yet. */
  newPage: (options?: PageOptions) => Promise<WatchedPage>;
  /** Opens an address as someone, or as nobody, who has chosen about cookies before; also during maintenance. */
  visit: (persona: PersonaId | undefined, path: string, options?: VisitOptions) => Promise<Page>;
}

/** Keeps in a browser what would otherwise be asked, or lead away from every page. */
async function keepChoices(page: Page, { brand, url }: LivePortal): Promise<void> {
  if (!page.url().startsWith(url('/'))) await page.goto(url('/404'));
  const consent = { necessary: true, analytics: false, version: consentVersion, date: new Date() };
  await page.evaluate((stored) => Object.assign(localStorage, stored), {
    [storageKey(brand.id, 'cookiesAceptadas')]: JSON.stringify(consent),
    ...(brand.settings.inMantenimiento ? { [storageKey(brand.id, 'godmode')]: 'true' } : {}),
  });
}

/** Visits to portals with a sandbox of their own, for the tests of a file; each must go without a fault. */
export function liveVisits(usual: string): LiveVisits {
  let browser: Browser;
  const portals = new Map<string, LivePortal>();
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    for (const portal of portals.values()) await portal.close();
    await browser.close();
  });

  async function portalOf(brand = usual): Promise<LivePortal> {
    const portal = portals.get(brand) ?? (await startLivePortal(brand));
    portals.set(brand, portal);
    return portal;
  }

  async function newPage({ context = desktop, faulty = false }: PageOptions = {}): Promise<WatchedPage> {
    const opened = await browser.newContext({ reducedMotion: 'reduce', ...context });
    const page = await opened.newPage();
    const faults = watchPage(page);
    onTestFinished(async () => {
      await opened.close();
      if (!faulty) expect(faults).toEqual([]);
    });
    return { page, faults };
  }

  async function visit(
    persona: PersonaId | undefined,
    path: string,
    options: VisitOptions = {},
  ): Promise<Page> {
    const { brand = usual, undecided = false } = options;
    const portal = await portalOf(brand);
    const { page, faults } = await newPage(options);
    await options.before?.(page);
    if (persona) await portal.signIn(page, persona);
    if (!undecided) await keepChoices(page, portal);
    await options.signedIn?.(page);
    faults.length = 0;
    await page.goto(portal.url(path));
    await hydrated(page);
    return page;
  }

  return { portalOf, newPage, visit };
}
