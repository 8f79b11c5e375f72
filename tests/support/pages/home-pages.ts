import type { Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { hydrated } from '../portal/portal.ts';
import { type PortalTest, type VisitOptions, portalTest } from '../portal/portal-test.ts';

/** An entry of the performance timeline that the types do not know. */
interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

interface HomePages {
  portalOf: PortalTest['portalOf'];
  /** The home page of someone, without the questions that the frame may ask. */
  home: (persona: PersonaId, options?: HomeOptions) => Promise<Page>;
}

interface HomeOptions extends VisitOptions {
  path?: string;
  /** For `shiftOf`: the person has seen a page of the portal before, with its fonts. */
  notesShifts?: boolean;
}

/** Home pages of portals with a sandbox of their own, for the tests of a file. */
export function homePages(): HomePages {
  const { portalOf, visit } = portalTest<string>('meridia', 'montclar', 'ribera', 'illes', 'encina');
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
  return { portalOf, home };
}

/** Notes in the pages that are opened from now on what moves by itself. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        // The menu beside the page is looked at elsewhere.
        if (entry.sources.some(({ node }) => !node?.parentElement?.closest('.side')))
          shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** By how much the page has moved by itself; `home` was asked to note it. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );

/** Waits until no block is on its way any more. */
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

/** The blocks of a student where the brand has everything. */
export const blocks = ['offers', 'applications', 'surveys', 'communications', 'events', 'guides'] as const;

/** Path of the calls that each block makes. */
export const callsOf: Record<(typeof blocks)[number], RegExp> = {
  offers: /dameOfertasUsuario/,
  applications: /dameCandidaturas/,
  surveys: /dameEncuestasUsuario/,
  communications: /dameComunicaciones/,
  events: /dameEventos/,
  guides: /dameGuiaOrientacion/,
};
