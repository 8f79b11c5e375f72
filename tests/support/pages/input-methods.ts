import type { Locator, Page } from 'playwright';

/** A way to operate a page: with the keyboard only, or with a pointer. */
export interface InputMethod {
  page: Page;
  /** Presses a button or follows a link. */
  press: (target: Locator) => Promise<void>;
  /** Enters a value into a field of any kind; a day as YYYY-MM-DD, an option by its value. */
  put: (target: Locator, value: string) => Promise<void>;
}

const kindOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName));

/** Operates the page with a mouse or a finger. */
export const pointing = (page: Page): InputMethod => ({
  page,
  press: (target) => target.click(),
  put: async (target, value) => {
    const kind = await kindOf(target);
    if (kind === 'SELECT') await target.selectOption(value);
    else if (kind === 'radio' || kind === 'checkbox') await target.check();
    else await target.fill(value);
  },
});

/** The way to an element by keyboard. */
interface Way {
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown';
  /**
   * Number of certain tab stops before the element; a group of radio buttons is left out, since its stop is
   * unknown.
   */
  between: number;
}

/** The key that leads towards an element; undefined once it has the focus. */
const wayTo = (target: Locator): Promise<Way | undefined> =>
  target.evaluate((it) => {
    const now = document.activeElement;
    if (it === now) return undefined;
    const isRadio = (node: Element | null): node is HTMLInputElement =>
      node instanceof HTMLInputElement && node.type === 'radio';
    // In a group of radio buttons, Tab reaches only one of them.
    if (isRadio(it) && isRadio(now) && it.name === now.name) return { key: 'ArrowDown', between: 0 };
    const follows = (a: Element, b: Element): boolean =>
      Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isBehind = now !== null && now !== document.body && follows(it, now);
    if (!now || now === document.body) return { key: 'Tab', between: 0 };
    const stops = 'a[href], button:enabled, input:enabled:not([type=hidden], [type=radio]), select, textarea';
    const within = document.querySelector('dialog:modal') ?? document;
    const between = [...within.querySelectorAll<HTMLElement>(stops)].filter(
      (stop) =>
        stop.tabIndex >= 0 &&
        stop.checkVisibility({ visibilityProperty: true }) &&
        !stop.closest('[inert]') &&
        (isBehind ? follows(it, stop) && follows(stop, now) : follows(now, stop) && follows(stop, it)),
    );
    return { key: isBehind ? 'Shift+Tab' : 'Tab', between: between.length };
  });

/** Presses Tab or Shift+Tab until an element has the focus. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  let before: Way | undefined;
  for (let tries = 0; tries < 250; tries += 1) {
    const way = await wayTo(target);
    if (!way) return;
    // After overshooting, the focus is checked after every step.
    const isSure = before === undefined || before.key === way.key;
    for (let press = 0; press <= (isSure ? way.between : 0); press += 1) await keyboard.press(way.key);
    before = way;
  }
  throw new Error(`No key leads to ${target.toString()}`);
}

/** Operates the page with the keyboard only; fails for unreachable elements. */
export const typing = (page: Page): InputMethod => ({
  page,
  press: async (target) => {
    await reach(target);
    await page.keyboard.press('Enter');
  },
  put: async (target, value) => {
    await reach(target);
    const kind = await kindOf(target);
    if (kind === 'radio' || kind === 'checkbox') {
      if (!(await target.isChecked())) await page.keyboard.press('Space');
    } else if (kind === 'SELECT') {
      // Options are loaded after their field, some only after another field has a value.
      await target.locator(`option[value=${JSON.stringify(value)}]`).waitFor({ state: 'attached' });
      const index = await target.evaluate(
        (element, expected) =>
          [...(element as HTMLSelectElement).options].findIndex((option) => option.value === expected),
        value,
      );
      await page.keyboard.press('Home');
      for (let presses = 0; presses < index; presses += 1) await page.keyboard.press('ArrowDown');
    } else if (kind === 'date') {
      const [year = '', month = '', day = ''] = value.split('-');
      await page.keyboard.type(`${month}${day}${year}`);
    } else {
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(value);
    }
  },
});
