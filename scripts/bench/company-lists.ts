import type { Browser } from 'playwright';
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

const states = { offers: { present: '.own-offer-table', absent: '.own-offers .skeleton-row' } };

/**
 * Measures when a company's own offers can be read, against the HTML and the slowest call of their page, and the layout
 * shift on a first visit and on a second one in the same tab.
 */
export async function benchCompanyLists({ browser, portal }: CompanyListsBench): Promise<void> {
  const ratios: number[] = [];
  let shift = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { page, shown, close } = await slowVisit(browser, states);
    await portal.signIn(page, 'company');
    await keepUndisturbed(page, portal);
    const [painted] = await Promise.all([shown('offers'), page.goto(portal.url(ownList))]);
    await page.waitForLoadState('networkidle');
    const start = await page.evaluate(() => performance.timeOrigin);
    ratios.push((painted - start) / (await neededTime(page)));
    shift = Math.max(shift, (await paintOf(page)).shift);
    await page.reload();
    await page.waitForLoadState('networkidle');
    shift = Math.max(shift, (await paintOf(page)).shift);
    await close();
  }
  verdict('own offers: painted / HTML and slowest call', median(ratios), 1.4);
  verdict('layout shift of own offers, both visits', shift, 0);
}
