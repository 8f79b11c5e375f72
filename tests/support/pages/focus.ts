import type { Locator, Page } from 'playwright';

/** Waits until an element has the focus. */
export async function hasFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });
}

/** Waits until the button that opened an editor has the focus again. */
export async function hasFocusOf(page: Page, button: Locator): Promise<void> {
  const handle = await button.elementHandle();
  await page.waitForFunction((element) => document.activeElement === element, handle);
}
