import type { Browser, Locator, Page } from 'playwright';
import { shellPath } from '#core/routing/shell-address.ts';
import { candidatePane, offerWith } from '../../tests/support/pages/candidates.ts';
import { keepUndisturbed } from '../../tests/support/pages/own-offers.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { longestTask } from './longest-task.ts';
import { slowVisit } from './slow-visit.ts';
import { median, verdict } from './verdict.ts';

interface CandidatesBench {
  browser: Browser;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

const candidates = 500;

/** Time from a click on "next" until the pane shows another candidate, in milliseconds. */
async function timeOfNext(page: Page, next: Locator): Promise<number> {
  const box = await next.boundingBox();
  if (!box) throw new Error('The button is not in sight');
  // The listener is there before the click is sent: a click that is missed has no start, and says nothing.
  const shown = await page.evaluateHandle(() => {
    const nameOf = () => document.querySelector('.candidate-pane-name')?.textContent;
    const before = nameOf();
    const clicked = new Promise<number>((resolve) =>
      addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
    );
    const time = clicked.then(
      (start) =>
        new Promise<number>((resolve) => {
          const check = (): void => {
            const isNext = nameOf() !== before && document.querySelector('.candidate-pane .candidate-body');
            if (isNext) resolve(performance.now() - start);
            else requestAnimationFrame(check);
          };
          check();
        }),
    );
    // An object, since a promise would be waited for.
    return { time };
  });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return shown.evaluate(({ time }) => time);
}

/**
 * Measures the page size of an offer's candidates, and long tasks while filtering, moving and stepping
 * through many, and the time until the next one is open.
 */
export async function benchCandidates({ browser, portal, weigh, floor }: CandidatesBench): Promise<void> {
  const { path } = offerWith(
    portal,
    Array.from({ length: candidates }, () => 3),
  );
  const { page, scripts, close } = await slowVisit(browser);
  await page.setViewportSize({ width: 1280, height: 900 });
  await portal.signIn(page, 'company');
  await keepUndisturbed(page, portal);
  scripts.clear();
  await page.goto(portal.url(path));
  await page.locator('.candidate-row').first().waitFor();
  const firstLoad = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  verdict(
    'JavaScript of the candidates of an offer / floor',
    weigh(scripts, shellPath('company-offer-candidates', 'es')) / floor,
    2.05,
  );
  const filtering = await longestTask(page, () =>
    page.getByRole('searchbox').pressSequentially('persona 4', { delay: 60 }),
  );
  await page.getByRole('searchbox').fill('');
  await page.locator('.candidate-row').nth(5).waitFor();
  const name = page.locator('.candidate-row h2 a');
  await name.first().click();
  const moves = candidatePane(page).locator('.candidate-move-buttons');
  await moves.waitFor();
  await page.waitForLoadState('networkidle');
  const moving = await longestTask(page, async () => {
    await moves.getByRole('button', { name: 'Preseleccionada', exact: true }).click();
    await candidatePane(page).locator('.candidate-moved').waitFor();
  });
  const next = candidatePane(page).getByRole('button', { name: 'Siguiente', exact: true });
  const going = await longestTask(page, async () => {
    for (let times = 0; times < 3; times += 1) {
      await next.click();
      await moves.waitFor();
      await page.waitForLoadState('networkidle');
    }
  });
  const times: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    times.push(await timeOfNext(page, next));
    await page.waitForLoadState('networkidle');
  }
  await close();
  verdict('opening the next candidate / first load', median(times) / firstLoad, 0.25);
  verdict(`milliseconds blocked while filtering ${candidates} candidates`, filtering, 50);
  verdict(`milliseconds blocked while one of ${candidates} candidates is moved`, moving, 50);
  verdict(`milliseconds blocked while going on among ${candidates} candidates`, going, 50);
}
