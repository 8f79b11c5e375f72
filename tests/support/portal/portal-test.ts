import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { keepChoices, markChunksLoaded } from './choices.ts';
import { workerBrowser } from './worker-browser.ts';
import { type LivePortal, startLivePortal } from './live-portal.ts';
import { hydrated, watchPage } from './portal.ts';
import { keepRecording } from './recording.ts';

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };

/** Options of a page: those of a browser context, and the following. By default a desktop in light mode. */
export interface PageOptions<B extends string = string> extends BrowserContextOptions {
  /** Brand among those of the file; the first by default. */
  brand?: B;
  /** A portal other than those of the file. */
  portal?: LivePortal;
  dark?: boolean;
  /** Whether the test causes errors that the browser reports. */
  faulty?: boolean;
  /** Whether the cookie question is still open: nothing is stored in the browser. */
  undecided?: boolean;
  /** Whether the tab has not loaded the portal's code yet; also without an answer about cookies. */
  fresh?: boolean;
  /** Whether the visitor has access to a portal under maintenance, without dialogs over pages. */
  godmode?: boolean;
}

export interface VisitOptions<B extends string = string> extends PageOptions<B> {
  /** Runs before anything is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs between signing in and the visit. */
  signedIn?: (page: Page) => Promise<unknown>;
}

export interface PortalTest<B extends string = string> {
  /** Portal of a brand of the file, by default the first; all its tests share the data. */
  portalOf(brand?: B): LivePortal;
  /** A portal that closes with the test, for tests that need data unchanged by others. */
  newPortal(brand: string): Promise<LivePortal>;
  /** A blank page in a new browser context. */
  newPage(options?: PageOptions<B>): Promise<Page>;
  /** Opens an address without signing in. */
  open(path: string, options?: VisitOptions<B>): Promise<Page>;
  /** Opens an address as a persona, or without signing in. */
  visit(persona: PersonaId | undefined, path: string, options?: VisitOptions<B>): Promise<Page>;
}

/**
 * Set-up of an end-to-end test file: `const { visit } = portalTest('montclar');`. Each brand is served with a
 * sandbox of its own for the tests of the file; each page has a new browser context with answered cookie
 * question, closes with its test, and must not report faults.
 */
export function portalTest<B extends string>(...brands: B[]): PortalTest<B> {
  let browser: Browser;
  const portals = new Map<B, LivePortal>();
  beforeAll(async () => {
    const start = async (brand: B): Promise<unknown> => portals.set(brand, await startLivePortal(brand));
    [browser] = await Promise.all([workerBrowser(), ...brands.map(start)]);
  });
  afterAll(async () => {
    await Promise.all([...portals.values()].map((portal) => portal.close()));
  });

  function portalOf(brand: B | undefined = brands[0]): LivePortal {
    const portal = brand && portals.get(brand);
    if (!portal) throw new Error(`The portal of ${brand} has not started`);
    return portal;
  }

  async function newPortal(brand: string): Promise<LivePortal> {
    const portal = await startLivePortal(brand);
    onTestFinished(portal.close);
    return portal;
  }

  async function newPage(options: PageOptions<B> = {}): Promise<Page> {
    const { brand, portal, dark, faulty, undecided, fresh, godmode, ...context } = options;
    const opened = await browser.newContext({
      viewport: desktop,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      ...context,
    });
    const page = await opened.newPage();
    const faults = watchPage(page);
    onTestFinished(async ({ task }) => {
      const isBroken = !faulty && faults.length > 0 && task.result?.state !== 'fail';
      const kept = isBroken ? await keepRecording(opened, task) : '';
      await opened.close();
      // Test summaries show only the message.
      if (isBroken) expect(faults, [...faults, kept].join('\n')).toEqual([]);
    });
    if (undecided) return page;
    await keepChoices(page, portal ?? portalOf(brand), omitUndefined({ godmode }));
    if (!fresh) await markChunksLoaded(page, portal ?? portalOf(brand));
    return page;
  }

  const visit: PortalTest<B>['visit'] = async (persona, path, { before, signedIn, ...options } = {}) => {
    const { portal = portalOf(options.brand) } = options;
    const page = await newPage({ ...options, portal });
    await before?.(page);
    if (persona) await portal.signIn(page, persona);
    await signedIn?.(page);
    await page.goto(portal.url(path));
    await hydrated(page);
    return page;
  };

  return { portalOf, newPortal, newPage, visit, open: (path, options) => visit(undefined, path, options) };
}
