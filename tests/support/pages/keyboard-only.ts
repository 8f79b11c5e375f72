import type { Locator } from 'playwright';

/** Number of Tab presses after which an element counts as unreachable. */
const maxPresses = 250;

/** Whether an element is in a form of which a phone shows another step. */
const isInOtherStep = (target: Locator): Promise<boolean> =>
  target.evaluate(
    (it) => !it.checkVisibility() && !it.closest('dialog') && it.closest('.form-steps') !== null,
  );

/** Goes through the steps of a form on a phone to the one that has an element, by keyboard only. */
async function goOnTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor({ state: 'attached' });
  while (await isInOtherStep(target)) {
    const next = page.locator('.form-steps-ways .button-primary');
    const section = page.locator((await next.getAttribute('href')) ?? '');
    await pressByKey(next);
    await section.waitFor();
  }
}

/**
 * Moves the focus to an element with the Tab key only, in long forms on a phone through the steps before it.
 * @throws {Error} when the element cannot be reached
 */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await goOnTo(target);
  await target.waitFor();
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Presses a button or follows a link by keyboard only. */
export async function pressByKey(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

/** Types into a field by keyboard only; a day in the order of its parts. */
export async function typeByKey(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  const { keyboard } = target.page();
  await keyboard.press('Control+A');
  await keyboard.type(text);
}
