import type { Locator, Page } from 'playwright-core';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { LivePortal } from './live-portal.ts';
import { hydrated } from './portal.ts';

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

/** The editor that is open. */
export const editor = (page: Page): Locator => page.locator('.editor');

/** The button that opens an editor: of a part, of an entry, or of a new one (`languages:new`). */
export const opener = (page: Page, id: string): Locator => page.locator(`[data-editor="${id}"]`);

/** Opens an editor with a button, and waits until it is there with all its lists. */
export async function openEditor(page: Page, button: Locator): Promise<void> {
  await button.click();
  await editorReady(page);
}

export async function editorReady(page: Page): Promise<void> {
  await editor(page).waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.editor [data-pending], .editor [aria-busy="true"]'),
  );
}

/** Presses the button that saves. */
export const save = (page: Page): Promise<void> => editor(page).locator('button[type=submit]').last().click();

/** Saves, and waits until the editor is closed. */
export async function saved(page: Page): Promise<void> {
  await save(page);
  await editor(page).waitFor({ state: 'detached' });
}

/** Answers the question that is open, by the value of a button. */
export const answer = (page: Page, value: string): Promise<void> =>
  page.locator(`dialog[open] button${value ? `[value="${value}"]` : ':not([value])'}`).click();

/** What the summary says is missing, in order. */
export const gaps = (page: Page): Promise<string[]> => page.locator('.gaps li').allInnerTexts();

/** Waits until the button that opened an editor has the focus again. */
export async function hasFocusOf(page: Page, button: Locator): Promise<void> {
  const handle = await button.elementHandle();
  await page.waitForFunction((it) => document.activeElement === it, handle);
}

/** The entries of a repeated part. */
export const entries = (page: Page, section: string): Locator => page.locator(`#${section} .entry`);
