import type { Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import { hydrated } from '../portal/portal.ts';

/** Signs a persona in and opens the CV, hydrated and loaded. */
export async function openCv(
  page: Page,
  portal: LivePortal,
  persona: PersonaId,
  path = '/cv',
): Promise<void> {
  await portal.signIn(page, persona);
  await page.goto(portal.url(path));
  await hydrated(page);
  await page.locator('.section').first().waitFor();
}

/** Unfolds all missing data of the summary, not only the next steps. */
export async function openGaps(page: Page): Promise<void> {
  for (const more of await page.locator('.gaps-more:not([open]) summary').all()) await more.click();
}

/** Missing data by the summary, in order. */
export const gaps = (page: Page): Promise<string[]> => page.locator('.gaps li').allInnerTexts();

/** Entries of a repeated section. */
export const entries = (page: Page, section: string): Locator => page.locator(`#${section} .entry`);
