import type { Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { hydrated } from '../portal/portal.ts';
import type { PortalTest, VisitOptions } from '../portal/portal-test.ts';

/** Waits until the list or the offer is loaded. */
export async function offersListed(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/** Opens a list of offers, or an offer, as a persona, without dialogs of the frame. */
export async function openOffers<B extends string>(
  { visit }: PortalTest<B>,
  persona: PersonaId,
  path: string,
  options?: VisitOptions<B>,
): Promise<Page> {
  const page = await visit(persona, path, { godmode: true, ...options });
  await offersListed(page);
  return page;
}

export const offerCards = (page: Page): Locator => page.locator('.offers-rows > li');
