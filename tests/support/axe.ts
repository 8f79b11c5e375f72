import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules that every page keeps: WCAG 2.2 A and AA, and good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions = {
  runOnly: { type: 'tag', values: tags },
  resultTypes: ['violations', 'incomplete'],
  preload: false,
};

/** Looks at a page with axe. Gives what is wrong and what nobody could decide, one line per element. */
export async function auditPage(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOptions) => {
    const { axe: inPage } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    const { violations, incomplete } = await inPage.run(runOptions);
    // A cell of a wide table that is scrolled out of sight cannot be measured; in a wide window the same cell is.
    const isCutOff = (it: Element): boolean => {
      const frame = it.closest('table')?.parentElement;
      return !!frame && it.getBoundingClientRect().right > frame.getBoundingClientRect().right;
    };
    const contrasts = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    const undecided = contrasts.filter(({ target }) => {
      const it = document.querySelector(target.join(' '));
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

/** Looks at a page from its beginning: what a header lies over that stays in sight cannot be measured. */
export async function auditTop(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return auditPage(page);
}
