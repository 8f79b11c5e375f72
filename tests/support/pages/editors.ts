import type { Locator, Page } from 'playwright';

/** The open editor. */
export const editor = (page: Page): Locator => page.locator('.editor');

/** Button that opens an editor of a section, of an entry, or of a new one (`languages:new`). */
export const opener = (page: Page, id: string): Locator => page.locator(`[data-editor="${id}"]`);

/** Opens an editor with a button, and waits until it and its lists are loaded. */
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

/** Presses the save button. */
export const save = (page: Page): Promise<void> => editor(page).locator('button[type=submit]').last().click();

/** Saves, and waits until the editor is closed. */
export async function saved(page: Page): Promise<void> {
  await save(page);
  await editor(page).waitFor({ state: 'detached' });
}

/** Answers the open question by the value of a button. */
export const answer = (page: Page, value: string): Promise<void> =>
  page.locator(`dialog[open] button${value ? `[value="${value}"]` : ':not([value])'}`).click();
