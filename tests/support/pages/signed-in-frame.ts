import type { BrowserContext, Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { hydrated, menuReady, watchPage } from '../portal/portal.ts';
import { desktop, type PortalTest } from '../portal/portal-test.ts';

/** Opens an address, and waits until the menu of who is signed in can be used. */
export async function openFrame({ portalOf }: PortalTest, page: Page, path: string): Promise<void> {
  await page.goto(portalOf().url(path));
  await hydrated(page);
  await menuReady(page);
}

/** A page of someone who is signed in, and what goes wrong on it. */
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

/** What the menu lists, from the top. */
export const menuEntries = (page: Page): Promise<string[]> =>
  page.locator('.side-entries > li').allInnerTexts();
