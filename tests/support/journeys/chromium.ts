import type { ElementHandle, Page } from 'playwright';
import type { Engine } from './engine.ts';

/** Adapts a page of the end-to-end tests to the interface of all engines. */
export const engineOf = (page: Page): Engine<ElementHandle> => {
  const run = (code: string, argument: unknown) =>
    page.evaluateHandle(`(${code})(${JSON.stringify(argument)})`);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (code, argument) => (await run(code, argument)).jsonValue(),
    find: async (code, argument) => (await run(code, argument)).asElement() ?? undefined,
    click: (element) => element.click({ timeout: 2000 }),
    type: async (element, text) => {
      await element.click();
      await page.keyboard.type(text);
    },
    upload: (element, path) => element.setInputFiles(path),
    close: () => page.close(),
  };
};
