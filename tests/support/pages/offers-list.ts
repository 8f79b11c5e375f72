import type { Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { hydrated } from '../portal/portal.ts';
import type { PortalTest, VisitOptions } from '../portal/portal-test.ts';

/** Waits until what was asked for is there: the list, or the offer. */
export async function offersListed(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

/** A list of offers, or one of them, as someone sees it of whom nothing else is asked. */
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
