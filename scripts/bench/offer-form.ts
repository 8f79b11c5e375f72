import type { Browser } from 'playwright';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { offerFormShown } from '../../tests/support/pages/offer-form.ts';
import { longestTask } from './longest-task.ts';
import { slowVisit } from './slow-visit.ts';
import { verdict } from './verdict.ts';

interface OfferFormBench {
  browser: Browser;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

const path = '/nueva-oferta/practicas';

/** Measures the page size of the offer form, and long tasks while typing with all fields open. */
export async function benchOfferForm({ browser, portal, weigh, floor }: OfferFormBench): Promise<void> {
  const { page, scripts, close } = await slowVisit(browser);
  await portal.signIn(page, 'company');
  scripts.clear();
  await page.goto(portal.url(path));
  await offerFormShown(page);
  await page.waitForLoadState('networkidle');
  verdict('JavaScript of the form of an offer / floor', weigh(scripts, path) / floor, 2.5);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '');
  });
  const blocked = await longestTask(page, async () => {
    for (const name of ['titulo', 'descripcion', 'horario'])
      await page.locator(`main form [name="${name}"]`).pressSequentially('Taller nou', { delay: 60 });
  });
  await close();
  verdict('milliseconds blocked while typing into the form of an offer', blocked, 50);
}
