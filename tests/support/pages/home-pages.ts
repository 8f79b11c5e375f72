import type { Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { hydrated } from '../portal/portal.ts';
import { type PortalTest, type VisitOptions, portalTest } from '../portal/portal-test.ts';

/** An entry of the performance timeline that is missing in the types of the DOM. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

interface HomePages extends Pick<PortalTest<string>, 'portalOf' | 'newPortal'> {
  /** Opens the home page of a persona, without the dialogs of the frame. */
  home: (persona: PersonaId, options?: HomeOptions) => Promise<Page>;
}

interface HomeOptions extends VisitOptions {
  path?: string;
  /** Whether to record shifts for `shiftOf`; a page of the portal, with its fonts, is visited before. */
  notesShifts?: boolean;
}

/** Home pages of portals with sandboxes of their own, for the tests of a file. */
export function homePages(): HomePages {
  const { portalOf, newPortal, visit } = portalTest<string>(
    'meridia',
    'montclar',
    'ribera',
    'illes',
    'encina',
  );
  const home: HomePages['home'] = (persona, { path = '/', signedIn, notesShifts = false, ...options } = {}) =>
    visit(persona, path, {
      ...options,
      signedIn: async (page) => {
        await signedIn?.(page);
        if (!notesShifts) return;
        await page.goto(new URL('/aviso-legal', page.url()).href);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await noteShifts(page);
      },
    });
  return { portalOf, newPortal, home };
}

/** Records layout shifts of the pages opened from here on. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // The menu beside the page has tests of its own.
        if (entry.sources.some(({ node }) => !node?.parentElement?.closest('.side')))
          shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Sum of the page's layout shifts, recorded by `home` with `notesShifts`. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

/** Waits until all blocks are loaded. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(
    () =>
      !document.querySelector('main [aria-busy="true"]') &&
      (!document.querySelector('.home-banner') || document.querySelector('.home-banner .button')),
  );
}

export const block = (page: Page, name: string): Locator => page.locator(`.home-${name}`);
export const rows = (page: Page, name: string): Locator => block(page, name).locator('.home-rows > li');

/** Blocks of a student's home page in a brand with everything. */
export const blocks = ['offers', 'applications', 'surveys', 'communications', 'events', 'guides'] as const;

/** Path of the calls of each block. */
export const callsOf: Record<(typeof blocks)[number], RegExp> = {
  offers: /dameOfertasUsuario/,
  applications: /dameCandidaturas/,
  surveys: /dameEncuestasUsuario/,
  communications: /dameComunicaciones/,
  events: /dameEventos/,
  guides: /dameGuiaOrientacion/,
};
