import type { Browser } from 'playwright';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { offerFormShown } from '../../tests/support/pages/offer-form.ts';
import { longestTask } from './longest-task.ts';
import { slowVisit } from './slow-visit.ts';
import { median, verdict } from './verdict.ts';

interface OfferFormBench {
  browser: Browser;
  /** Milliseconds until a bare page with the same React answers. */
  bare: number;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

const path = '/nueva-oferta/practicas';

/** The first field can be typed into. */
const firstField = { present: 'main form [name="titulo"]:not([disabled])' };

/** Milliseconds from the request of the offer form until its first field is there, on a first visit. */
async function timeOfFirstField(browser: Browser, portal: LivePortal): Promise<number> {
  const { page, shown, close } = await slowVisit(browser, { firstField });
  await portal.signIn(page, 'company');
  const field = shown('firstField');
  const opened = Date.now();
  await page.goto(portal.url(path));
  const time = (await field) - opened;
  await close();
  return time;
}

/** Measures the first field of the offer form, the size of its page, and long tasks while typing with all fields open. */
export async function benchOfferForm({ browser, bare, portal, weigh, floor }: OfferFormBench): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) times.push(await timeOfFirstField(browser, portal));
  verdict('first field of the form of an offer / bare page alive', median(times) / bare, 1.6);
  const { page, scripts, close } = await slowVisit(browser);
  await portal.signIn(page, 'company');
  scripts.clear();
  await page.goto(portal.url(path));
  await offerFormShown(page);
  await page.waitForLoadState('networkidle');
  verdict('JavaScript of the form of an offer / floor', weigh(scripts, path) / floor, 2.37);
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
