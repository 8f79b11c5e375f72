import type { Locator, Page } from 'playwright';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import { hydrated } from '../portal/portal.ts';

/** Signs someone in and opens their CV, alive and read. */
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

/** Shows all that the summary says is missing, not only what comes next. */
export async function openGaps(page: Page): Promise<void> {
  for (const more of await page.locator('.gaps-more:not([open]) summary').all()) await more.click();
}

/** What the summary says is missing, in order. */
export const gaps = (page: Page): Promise<string[]> => page.locator('.gaps li').allInnerTexts();

/** The entries of a repeated part. */
export const entries = (page: Page, section: string): Locator => page.locator(`#${section} .entry`);
