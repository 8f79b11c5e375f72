import type { Browser } from 'playwright';
import { offerWith } from '../../tests/support/pages/candidates.ts';
import { keepUndisturbed, ownList } from '../../tests/support/pages/own-offers.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { neededTime } from './needed-time.ts';
import { paintOf } from './paint.ts';
import { slowVisit } from './slow-visit.ts';
import { median, verdict } from './verdict.ts';

interface CompanyListsBench {
  browser: Browser;
  portal: LivePortal;
}

const rounds = 5;
const candidates = 20;

const states = {
  'own offers': { present: '.own-offer-table', absent: '.own-offers .skeleton-row' },
  candidates: { present: '.candidate-row', absent: 'main .detail' },
};

/**
 * Measures when a company's own offers and the candidates of an offer can be read, against the HTML and the slowest call
 * of their page, and the layout shift of both on a first visit and on a second one in the same tab.
 */
export async function benchCompanyLists({ browser, portal }: CompanyListsBench): Promise<void> {
  const { path } = offerWith(
    portal,
    Array.from({ length: candidates }, () => 3),
  );
  const paths = { 'own offers': ownList, candidates: path };
  for (const name of Object.keys(paths) as (keyof typeof paths)[]) {
    const ratios: number[] = [];
    let shift = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { page, shown, close } = await slowVisit(browser, { [name]: states[name] });
      await portal.signIn(page, 'company');
      await keepUndisturbed(page, portal);
      const [painted] = await Promise.all([shown(name), page.goto(portal.url(paths[name]))]);
      await page.waitForLoadState('networkidle');
      const start = await page.evaluate(() => performance.timeOrigin);
      ratios.push((painted - start) / (await neededTime(page)));
      shift = Math.max(shift, (await paintOf(page)).shift);
      await page.reload();
      await page.waitForLoadState('networkidle');
      shift = Math.max(shift, (await paintOf(page)).shift);
      await close();
    }
    verdict(`${name}: painted / HTML and slowest call`, median(ratios), 1.4);
    verdict(`${name}: layout shift, both visits`, shift, 0);
  }
}
