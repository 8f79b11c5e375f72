import { readFileSync } from 'node:fs';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** The minified script: pages read it in half the time. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that every page keeps: WCAG 2.2 A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/** Looks at a page with axe. Gives what is wrong and what nobody could decide, one line per element. */
export async function auditPage(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOptions) => {
    const { axe: inPage } = window as unknown as {
      axe: { run: (context: Document | Element, options: RunOptions) => Promise<AxeResults> };
    };
    const { violations, incomplete } = await inPage.run(document, runOptions);
    const contrastOf = ({ incomplete: open }: Pick<AxeResults, 'incomplete'>): NodeResult[] =>
      open.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    const elementOf = ({ target }: NodeResult): Element | null => document.querySelector(target.join(' '));

    // That a dialog or an open menu lies above everything else is not known to axe: it is measured by itself.
    const top = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1);
    const measuredAlone = async (element: Element): Promise<NodeResult[]> => {
      const alone = new CSSStyleSheet();
      // Axe takes it for hidden; the focus stays, as it would not if it were.
      const others = 'body *:not([data-alone], [data-alone] *, :has([data-alone]))';
      alone.replaceSync(`${others} { clip-path: inset(100%) !important }`);
      document.adoptedStyleSheets.push(alone);
      element.toggleAttribute('data-alone', true);
      const results = await inPage.run(element, { ...runOptions, runOnly: ['color-contrast'] });
      element.toggleAttribute('data-alone', false);
      document.adoptedStyleSheets.pop();
      return contrastOf(results);
    };
    // A cell of a wide table that is scrolled out of sight cannot be measured; in a wide window the same cell is.
    const isCutOff = (it: Element): boolean => {
      const frame = it.closest('table')?.parentElement;
      return !!frame && it.getBoundingClientRect().right > frame.getBoundingClientRect().right;
    };
    const contrasts = [
      ...contrastOf({ incomplete }).filter((node) => !top?.contains(elementOf(node))),
      ...(top ? await measuredAlone(top) : []),
    ];
    const undecided = contrasts.filter((node) => {
      const it = elementOf(node);
      return !it || !isCutOff(it);
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

/** Looks at a page, and a dialog on it, from the beginning: what is out of sight, or below a header, cannot be measured. */
export async function auditTop(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.scrollTo(0, 0);
  });
  return auditPage(page);
}
