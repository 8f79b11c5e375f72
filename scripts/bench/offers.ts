import type { Browser, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import {
  applyButton,
  applyEnded,
  errorBanner,
  newOffer,
  offerShown,
} from '../../tests/support/pages/offer-page.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { recordTasks } from './longest-task.ts';
import { paintOf } from './paint.ts';
import { slowVisit, tap } from './slow-visit.ts';
import { formatTable } from '../cli/table.ts';
import { median, verdict } from './verdict.ts';

interface OffersBench {
  browser: Browser;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

const rounds = 5;
const path = '/ofertas-practicas';
const offers = 5000;

const list = { present: '.offers-rows > li a' };
const offer = { present: '.offer-parts' };

const listReady = (page: Page): Promise<unknown> => page.waitForSelector(list.present);
const ms = (value: number): string => `${Math.round(value)} ms`;

/** Opens the list, then an offer, and goes back. */
async function roundTrip({ browser, portal }: OffersBench): Promise<{
  first: number;
  detail: number;
  back: number;
  scripts: Set<string>;
}> {
  const { page, scripts, shown, close } = await slowVisit(browser, { list, offer });
  await portal.signIn(page, 'student');
  scripts.clear();
  const firstList = shown('list');
  const opened = Date.now();
  await page.goto(portal.url(path));
  const first = (await firstList) - opened;
  await page.waitForLoadState('networkidle');
  const loaded = new Set(scripts);
  const content = shown('offer');
  const tapped = await tap(page, page.locator(list.present).nth(3));
  const detail = (await content) - tapped;
  await page.waitForLoadState('networkidle');
  const listAgain = shown('list');
  const left = Date.now();
  await page.goBack();
  const back = (await listAgain) - left;
  await close();
  return { first, detail, back, scripts: loaded };
}

/** Layout shift of an offer page when an application is refused. */
async function shiftOfRefusal({ browser, portal }: OffersBench): Promise<number> {
  const { page, close } = await slowVisit(browser);
  await portal.signIn(page, 'student');
  await page.route(/\/inscribirse$/, (route) => route.fulfill({ json: { status: 13 } }));
  await page.goto(portal.url(`${path}/${newOffer(portal)}`));
  await offerShown(page);
  await page.waitForLoadState('networkidle');
  const { shift: before } = await paintOf(page);
  await applyButton(page).click();
  await errorBanner(page).waitFor();
  await applyEnded(page);
  const { shift } = await paintOf(page);
  await close();
  return shift - before;
}

/** Adds offers until there are thousands. */
function grow({ db }: LivePortal): void {
  db.transaction('write', () => {
    const companies = db.column<number>(sql`SELECT id FROM company WHERE estado = 'validada'`);
    const words = ['diseño', 'datos', 'laboratorio', 'mantenimiento', 'comunicación'];
    for (let index = db.value<number>(sql`SELECT count(*) FROM offer`) ?? 0; index < offers; index += 1) {
      const titulo = `Prácticas en ${words[index % words.length]} ${index}`;
      const datos = { descripcion: `${titulo}: cuadros de mando y mejora de equipos.` };
      makeOffer(db, companies[index % companies.length] ?? 0, { titulo, datos, fecha: '2025-03-04' });
    }
  });
}

/** Longest task while typing a query, in milliseconds. */
async function longestTask(
  { browser, portal }: OffersBench,
  query: string,
  filters: boolean,
): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await portal.signIn(page, 'student');
  if (!filters)
    await page.route(/dameOfertasUsuario/, async (route) => {
      const response = await route.fetch({ url: route.request().url().split('?')[0] ?? '' });
      const answer = (await response.json()) as { datos: Record<string, unknown> };
      delete answer.datos['filtrosAplicados'];
      await route.fulfill({ response, json: answer });
    });
  await page.goto(portal.url(`${path}${query}`));
  await listReady(page);
  await page.waitForLoadState('networkidle');
  const take = await recordTasks(page);
  const field = page.locator('.offers-search input');
  // The first letters load all pages if the server does not filter; the other letters are measured.
  await field.pressSequentially('dat', { delay: 60 });
  await page.waitForTimeout(400);
  await page.waitForFunction(() => !document.querySelector('.offers-reading'), undefined, {
    timeout: 120_000,
  });
  for (const letters of ['os', ' cua', 'dros']) {
    await field.pressSequentially(letters, { delay: 60 });
    await page.waitForTimeout(400);
  }
  await page.waitForFunction(() => !document.querySelector('.offers-results[aria-busy="true"]'));
  const tasks = await take();
  await context.close();
  // Browsers report only tasks over 50 ms.
  return Math.max(0, ...tasks);
}

/** Measures the loading time and size of the offers pages, and long tasks while typing in a long list. */
export async function benchOffers(bench: OffersBench): Promise<void> {
  const { weigh, floor } = bench;
  const trips: Awaited<ReturnType<typeof roundTrip>>[] = [];
  for (let round = 0; round < rounds; round += 1) trips.push(await roundTrip(bench));
  const medianOf = (key: 'first' | 'detail' | 'back'): number => median(trips.map((trip) => trip[key]));
  const refusal = await shiftOfRefusal(bench);
  const weight = weigh(trips[0]?.scripts ?? [], path);
  grow(bench.portal);
  const blocked = {
    'the server filters': await longestTask(bench, '?modo=todas', true),
    'the page filters': await longestTask(bench, '?modo=todas', false),
  };
  console.log(
    `\n${formatTable([
      ['Offers', 'first load', 'list to offer', 'back to list', 'JavaScript'],
      ['', ms(medianOf('first')), ms(medianOf('detail')), ms(medianOf('back')), `${weight.toFixed(1)} KB`],
    ])}\n`,
  );
  verdict('offer from the list / first load of the list', medianOf('detail') / medianOf('first'), 0.4);
  verdict('back to the list / first load of the list', medianOf('back') / medianOf('first'), 0.4);
  verdict('layout shift after a refusal', refusal, 0);
  verdict('JavaScript of the list of offers / floor', weight / floor, 2.05);
  for (const [name, longest] of Object.entries(blocked))
    verdict(`milliseconds blocked while typing, ${offers} offers, ${name}`, longest, 50);
}
