import { readFileSync } from 'node:fs';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** The minified script, which pages parse in half the time. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules for every page: WCAG 2.2 A and AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/**
 * Waits for running animations and transitions that end soon, also those of a view transition: even one of 1 ms is in
 * its first frame for as long as a loaded machine needs for the next. Those that wait for their delay change nothing yet.
 */
async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = ({ effect, playState, currentTime }: Animation): boolean => {
      const { progress, endTime } = effect?.getComputedTiming() ?? {};
      return (
        playState === 'running' &&
        typeof progress === 'number' &&
        Number(endTime) - Number(currentTime) < 2000
      );
    };
    const ending = (): Animation[] => document.getAnimations().filter(isEnding);
    while (ending().length > 0)
      await Promise.all(ending().map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Audits a page with axe once animations have ended. Returns violations and undecided contrasts, one line per element. */
export async function auditPage(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await animationsEnded(page);
  return page.evaluate(async (runOptions) => {
    const { axe: inPage } = window as unknown as {
      axe: { run: (context: Document | Element, options: RunOptions) => Promise<AxeResults> };
    };
    const { violations, incomplete } = await inPage.run(document, runOptions);
    const contrastOf = ({ incomplete: open }: Pick<AxeResults, 'incomplete'>): NodeResult[] =>
      open.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    const elementOf = ({ target }: NodeResult): Element | null => document.querySelector(target.join(' '));

    // Axe does not know that a dialog or an open menu is above everything else, so it is measured separately.
    const top = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1);
    const contrastsInIsolation = async (element: Element): Promise<NodeResult[]> => {
      const alone = new CSSStyleSheet();
      // Axe treats clipped elements as hidden, but they keep the focus, unlike hidden ones.
      const others = 'body *:not([data-alone], [data-alone] *, :has([data-alone]))';
      alone.replaceSync(`${others} { clip-path: inset(100%) !important }`);
      document.adoptedStyleSheets.push(alone);
      element.toggleAttribute('data-alone', true);
      const results = await inPage.run(element, { ...runOptions, runOnly: ['color-contrast'] });
      element.toggleAttribute('data-alone', false);
      document.adoptedStyleSheets.pop();
      return contrastOf(results);
    };
    // A table cell scrolled out of sight cannot be measured; a wide window measures it.
    const isCutOff = (element: Element): boolean => {
      const frame = element.closest('table')?.parentElement;
      return !!frame && element.getBoundingClientRect().right > frame.getBoundingClientRect().right;
    };
    const contrasts = [
      ...contrastOf({ incomplete }).filter((node) => !top?.contains(elementOf(node))),
      ...(top ? await contrastsInIsolation(top) : []),
    ];
    const undecided = contrasts.filter((node) => {
      const element = elementOf(node);
      return !element || !isCutOff(element);
    });
    return [
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
      ),
      ...undecided.map(
        ({ target, any }) =>
          `contrast of ${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`,
      ),
    ];
  }, options);
}

/** Audits a page and its dialogs scrolled to the top: content out of sight, or below a header, cannot be measured. */
export async function auditScrolledToTop(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.scrollTo(0, 0);
  });
  return auditPage(page);
}
