import type { Browser } from 'playwright';
import { shellPath } from '#core/routing/shell-address.ts';
import { candidatePane, offerWith } from '../../tests/support/pages/candidates.ts';
import { keepUndisturbed } from '../../tests/support/pages/own-offers.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { longestTask } from './longest-task.ts';
import { slowVisit } from './slow-visit.ts';
import { verdict } from './verdict.ts';

interface CandidatesBench {
  browser: Browser;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

const candidates = 500;

/**
 * Measures the page size of an offer's candidates, and long tasks while filtering, moving and stepping
 * through many.
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
  await close();
  verdict(`milliseconds blocked while filtering ${candidates} candidates`, filtering, 50);
  verdict(`milliseconds blocked while one of ${candidates} candidates is moved`, moving, 50);
  verdict(`milliseconds blocked while going on among ${candidates} candidates`, going, 50);
}
