import type { Locator, Page } from 'playwright';

/** How someone works on a page: with keys alone, or with what points. */
export interface InputMethod {
  page: Page;
  /** Presses a button or follows a link. */
  press: (target: Locator) => Promise<void>;
  /** Puts a value into a field, as its kind wants it; a day as YYYY-MM-DD, an option by its value. */
  put: (target: Locator, value: string) => Promise<void>;
}

const kindOf = (target: Locator): Promise<string> =>
  target.evaluate((it) => (it instanceof HTMLInputElement ? it.type : it.tagName));

/** Works with a mouse or a finger. */
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

/** What leads to something by keyboard. */
interface Way {
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown';
  /** Stops that lie before it for sure; a group of radios is one of which it is not known which. */
  between: number;
}

/** The key that leads nearer to something; nothing once it has the focus. */
const wayTo = (target: Locator): Promise<Way | undefined> =>
  target.evaluate((it) => {
    const now = document.activeElement;
    if (it === now) return undefined;
    const isRadio = (node: Element | null): node is HTMLInputElement =>
      node instanceof HTMLInputElement && node.type === 'radio';
    // In a group of radios, Tab comes to one of them.
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

/** Goes on or back with Tab until something has the focus. */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  const { keyboard } = target.page();
  let before: Way | undefined;
  for (let tries = 0; tries < 250; tries += 1) {
    const way = await wayTo(target);
    if (!way) return;
    // Someone who has gone too far looks at every step.
    const isSure = before === undefined || before.key === way.key;
    for (let press = 0; press <= (isSure ? way.between : 0); press += 1) await keyboard.press(way.key);
    before = way;
  }
  throw new Error(`No key leads to ${target.toString()}`);
}

/** Works with the keyboard alone: what cannot be reached with it is not there. */
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
      // Lists come after their fields, some only once another field says which.
      await target.locator(`option[value=${JSON.stringify(value)}]`).waitFor({ state: 'attached' });
      const place = await target.evaluate(
        (it, wanted) => [...(it as HTMLSelectElement).options].findIndex((option) => option.value === wanted),
        value,
      );
      await page.keyboard.press('Home');
      for (let at = 0; at < place; at += 1) await page.keyboard.press('ArrowDown');
    } else if (kind === 'date') {
      const [year = '', month = '', day = ''] = value.split('-');
      await page.keyboard.type(`${month}${day}${year}`);
    } else {
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(value);
    }
  },
});
