import type { Locator, Page } from 'playwright';

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
