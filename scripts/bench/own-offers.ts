import type { Browser } from 'playwright';
import { keepUndisturbed, ownList, ownOffer } from '../../tests/support/pages/own-offers.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { longestTask } from './longest-task.ts';
import { slowVisit } from './slow-visit.ts';
import { verdict } from './verdict.ts';

interface OwnOffersBench {
  browser: Browser;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

const offers = 500;

/** Measures the page sizes of a company's home and list of offers, and long tasks while filtering many offers. */
export async function benchOwnOffers({ browser, portal, weigh, floor }: OwnOffersBench): Promise<void> {
  for (let number = 1; number <= offers; number += 1) ownOffer(portal, { titulo: `Puesto ${number}` });
  const { page, scripts, close } = await slowVisit(browser);
  await portal.signIn(page, 'company');
  await keepUndisturbed(page, portal);
  const open = async (path: string, selector: string): Promise<number> => {
    scripts.clear();
    await page.goto(portal.url(path));
    await page.locator(selector).waitFor();
    await page.waitForLoadState('networkidle');
    return weigh(scripts, path) / floor;
  };
  verdict('JavaScript of the home of a company / floor', await open('/', '.waiting-rows'), 1.85);
  verdict('JavaScript of the list of own offers / floor', await open(ownList, '.own-offer-table'), 2.05);
  const blocked = await longestTask(page, () =>
    page.getByRole('searchbox').pressSequentially('puesto 4', { delay: 60 }),
  );
  await close();
  verdict(`milliseconds blocked while typing into the filter of ${offers} own offers`, blocked, 50);
}
