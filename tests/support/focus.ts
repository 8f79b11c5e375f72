import type { Locator } from 'playwright-core';

/** Waits until something has the focus. */
export async function hasFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(':focus')).waitFor({ state: 'attached' });
}
