import type { Locator } from 'playwright';

/** How often Tab is pressed before something counts as out of reach. */
const furthest = 250;

/**
 * Goes to something by the Tab key alone, from where the focus is.
 * @throws {Error} when it cannot be reached
 */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let presses = 0; presses < furthest; presses += 1) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Presses a button or follows a link by keyboard alone. */
export async function pressByKey(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Writes into a field by keyboard alone; a day as its parts are typed. */
export async function typeByKey(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const { keyboard } = target.page();
  await keyboard.press('Control+A');
  await keyboard.type(text);
}
