import type { BrowserContext, Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { hydrated, menuReady, watchPage } from '../portal/portal.ts';
import { desktop, type PortalTest } from '../portal/portal-test.ts';

/** Opens an address, and waits until the menu of the signed-in user is usable. */
export async function openFrame({ portalOf }: PortalTest, page: Page, path: string): Promise<void> {
  await page.goto(portalOf().url(path));
  await hydrated(page);
  await menuReady(page);
}

/** Opens a page as a signed-in persona, and records its faults. */
export async function enterFrame(
  portals: PortalTest,
  persona: PersonaId,
  path: string,
  viewport = desktop,
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const page = await portals.newPage({ viewport, faulty: true });
  const faults = watchPage(page);
  await portals.portalOf().signIn(page, persona);
  await openFrame(portals, page, path);
  return { page, context: page.context(), faults };
}

export const menu = (page: Page): Locator => page.locator('.side-menu');
export const menuOpener = (page: Page): Locator => page.getByRole('button', { name: 'Menú', exact: true });

/** Entries of the menu, from the top. */
export const menuEntries = (page: Page): Promise<string[]> =>
  page.locator('.side-entries > li').allInnerTexts();
