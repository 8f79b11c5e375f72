import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { keepChoices, keepCode } from './choices.ts';
import { workerBrowser } from './worker-browser.ts';
import { type LivePortal, startLivePortal } from './live-portal.ts';
import { hydrated, watchPage } from './portal.ts';
import { keepRecording } from './recording.ts';

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 360, height: 740 };

/** How a page is looked at: what the browser can say of itself, and the following. A desktop in light mode by default. */
export interface PageOptions<B extends string = string> extends BrowserContextOptions {
  /** One of the brands of the file; the first by default. */
  brand?: B;
  /** Another portal than those of the file. */
  portal?: LivePortal;
  dark?: boolean;
  /** The test makes something go wrong that the browser reports. */
  faulty?: boolean;
  /** Nobody has answered the question about cookies yet: nothing at all is kept in the browser. */
  undecided?: boolean;
  /** The tab has not had the code of the portal yet; so also where nobody has answered. */
  fresh?: boolean;
  /** The person prepares the portal: nothing is asked of them that would lie over a page. */
  godmode?: boolean;
}

export interface VisitOptions<B extends string = string> extends PageOptions<B> {
  /** Before anything is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Between signing in and the visit. */
  signedIn?: (page: Page) => Promise<unknown>;
}

export interface PortalTest<B extends string = string> {
  /** The portal of a brand of the file, by default the first; all its tests share the data. */
  portalOf(brand?: B): LivePortal;
  /** A portal that goes with the test, for one that looks at data which others change. */
  newPortal(brand: string): Promise<LivePortal>;
  /** A page without a past that is not at any address yet. */
  newPage(options?: PageOptions<B>): Promise<Page>;
  /** Opens an address as nobody in particular. */
  open(path: string, options?: VisitOptions<B>): Promise<Page>;
  /** Opens an address as someone, or as nobody. */
  visit(persona: PersonaId | undefined, path: string, options?: VisitOptions<B>): Promise<Page>;
}

/**
 * What an end-to-end test begins with: `const { visit } = portalTest('montclar');`. Each brand is served with
 * a sandbox of its own, for the tests of the file; each page has a browser without a past, where the question about
 * cookies is answered, goes with its test, and must not report a fault.
 */
export function portalTest<B extends string>(...brands: B[]): PortalTest<B> {
  let browser: Browser;
  const portals = new Map<B, LivePortal>();
  beforeAll(async () => {
    const start = async (brand: B): Promise<unknown> => portals.set(brand, await startLivePortal(brand));
    [browser] = await Promise.all([workerBrowser(), ...brands.map(start)]);
  });
  afterAll(async () => {
    await Promise.all([...portals.values()].map((it) => it.close()));
  });

  function portalOf(brand: B | undefined = brands[0]): LivePortal {
    const found = brand && portals.get(brand);
    if (!found) throw new Error(`The portal of ${brand} has not started`);
    return found;
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
      // A summary of tests keeps the message alone.
      if (isBroken) expect(faults, [...faults, kept].join('\n')).toEqual([]);
    });
    if (undecided) return page;
    await keepChoices(page, portal ?? portalOf(brand), { godmode: godmode === true });
    if (!fresh) await keepCode(page, portal ?? portalOf(brand));
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
