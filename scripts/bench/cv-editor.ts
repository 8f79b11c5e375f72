import type { Browser, Page } from 'playwright';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { slowVisit, tap } from './slow-visit.ts';
import { median, verdict } from './verdict.ts';

interface CvEditorBench {
  browser: Browser;
  portal: LivePortal;
  /** Milliseconds until a bare page with the same React answers. */
  bare: number;
}

const field = { present: 'main form :is(input, select, textarea)' };

/** Waits until the page has requested nothing for a while: by then it has fetched the code of its editors. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((it) => it.startTime + it.duration);
    return performance.now() - Math.max(...ends) > 3500;
  });

/** Milliseconds from a tap on "Editar" of a CV at rest until a field of the editor is there. */
async function timeOfField({ browser, portal }: CvEditorBench): Promise<number> {
  const { page, shown, close } = await slowVisit(browser, { field });
  await portal.signIn(page, 'student');
  await page.goto(portal.url('/cv'));
  const button = page.locator('#personal').getByRole('button', { name: /^Editar/ });
  await button.first().waitFor();
  await atRest(page);
  const opened = shown('field');
  const tapped = await tap(page, button.first());
  const time = (await opened) - tapped;
  await close();
  return time;
}

/** Measures how soon an editor of the CV opens. */
export async function benchCvEditor(bench: CvEditorBench): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await timeOfField(bench));
  verdict('"Editar" to a field of the CV, at rest / bare page alive', median(times) / bench.bare, 0.6);
}
