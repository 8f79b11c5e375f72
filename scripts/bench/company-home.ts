import type { Browser } from 'playwright';
import { keepUndisturbed } from '../../tests/support/pages/own-offers.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { neededTime } from './needed-time.ts';
import { paintOf } from './paint.ts';
import { slowVisit } from './slow-visit.ts';
import { median, verdict } from './verdict.ts';

interface CompanyHomeBench {
  browser: Browser;
  portal: LivePortal;
}

const rounds = 5;

const states = { waiting: { present: '.waiting-rows' } };

/**
 * Measures when a company's home says what waits, against its HTML and its slowest call, and its layout shift on a first
 * visit and on a second one in the same tab.
 */
export async function benchCompanyHome({ browser, portal }: CompanyHomeBench): Promise<void> {
  const ratios: number[] = [];
  const shifts = { first: 0, second: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const { page, shown, close } = await slowVisit(browser, states);
    await portal.signIn(page, 'company');
    await keepUndisturbed(page, portal);
    const [waiting] = await Promise.all([shown('waiting'), page.goto(portal.url('/'))]);
    await page.waitForLoadState('networkidle');
    const start = await page.evaluate(() => performance.timeOrigin);
    ratios.push((waiting - start) / (await neededTime(page)));
    shifts.first = Math.max(shifts.first, (await paintOf(page)).shift);
    await page.reload();
    await page.waitForLoadState('networkidle');
    shifts.second = Math.max(shifts.second, (await paintOf(page)).shift);
    await close();
  }
  verdict("what waits on a company's home / HTML and slowest call", median(ratios), 1.8);
  verdict('layout shift of the home of a company', shifts.first, 0);
  verdict('layout shift of the home of a company on a second visit', shifts.second, 0);
}
