import type { Browser, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import type { Http2Portal } from '../../tests/support/portal/http2-portal.ts';
import { forgetAnswers } from '../../tests/support/portal/portal.ts';
import { formatTable } from '../cli/table.ts';
import { neededTime } from './needed-time.ts';
import { paintOf } from './paint.ts';
import { slowVisit } from './slow-visit.ts';
import { median, verdict } from './verdict.ts';

interface PaintedBench {
  browser: Browser;
  portal: LivePortal;
  /** The same portal over HTTP/2; `undefined` where there is no certificate for it. */
  overHttp2: Http2Portal | undefined;
}

const rounds = 5;

const content = '.home-rows, .offers-rows, .applications-group, .offer';

/** Parts of the home for companies, which students do not see. */
const hidden = '[data-for^="company"] *';

/** What a page is like once the text of all its rows is there, and once its islands answer. */
const states = {
  text: {
    present: content,
    absent: `:is(.home-block, .offers-results, .applications) .skeleton-row:not(${hidden})`,
  },
  /** The same with the names of all domain lists. */
  names: { present: content, absent: '.offer [aria-busy]' },
  alive: {
    present: content,
    absent: `main :is([aria-busy="true"], .skeleton-line, astro-island[ssr]:not([client="idle"])):not(${hidden})`,
  },
};

/** Milliseconds from the start of the navigation. */
interface Times {
  text: number;
  names: number;
  alive: number;
  firstPaint: number;
}

async function timesOf(
  page: Page,
  shown: (state: keyof typeof states) => Promise<number>,
  go: () => Promise<unknown>,
): Promise<Times> {
  const [text, names, alive] = await Promise.all([shown('text'), shown('names'), shown('alive'), go()]);
  const { start, firstPaint } = await page.evaluate(() => ({
    start: performance.timeOrigin,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await page.waitForLoadState('networkidle');
  return { text: text - start, names: names - start, alive: alive - start, firstPaint };
}

/** A first visit with a stored session, a second one in the same tab, and the floor of the first. */
async function visits({
  browser,
  portal,
}: PaintedBench): Promise<{ first: Times; second: Times; floor: number }> {
  const { page, shown, close } = await slowVisit(browser, states);
  await portal.signIn(page, 'student');
  const first = await timesOf(page, shown, () => page.goto(portal.url('/')));
  const floor = await neededTime(page);
  const second = await timesOf(page, shown, () => page.reload());
  await close();
  return { first, second, floor };
}

/** Waits until the service worker keeps what the page has loaded. */
const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_(?:astro|brand)\//.test(name));
    const stored = await Promise.all(files.map(({ name }) => caches.match(name)));
    return stored.every(Boolean);
  });

/** A second visit in another tab, which has loaded no code yet, while the service worker keeps the files of the first. */
async function visitInAnotherTab({ browser, portal }: PaintedBench): Promise<Times> {
  const { page, shown, close } = await slowVisit(browser, states, 'allow');
  await portal.signIn(page, 'student');
  await page.goto(portal.url('/'));
  await page.waitForLoadState('networkidle');
  await kept(page);
  await forgetAnswers(page, portal.url('/'));
  const times = await timesOf(page, shown, () => page.goto(portal.url('/')));
  await close();
  return times;
}

/** A first visit over HTTP/2 with a stored session. */
async function visitOverHttp2(browser: Browser, overHttp2: Http2Portal): Promise<Times> {
  const { page, shown, close } = await slowVisit(browser, states);
  await overHttp2.signIn(page);
  const times = await timesOf(page, shown, () => page.goto(overHttp2.url('/')));
  await close();
  return times;
}

/** A first visit of a list with a stored session. */
async function listVisit({ browser, portal }: PaintedBench, path: string): Promise<Times> {
  const { page, shown, close } = await slowVisit(browser, states);
  await portal.signIn(page, 'student');
  const times = await timesOf(page, shown, () => page.goto(portal.url(path)));
  await close();
  return times;
}

/** A first visit of an offer with a stored session, the layout shift of that and of a second one in the same tab. */
async function offerVisit({ browser, portal }: PaintedBench): Promise<{ times: Times; shift: number }> {
  const url = portal.db.value<string>(
    sql`SELECT urlAcceso FROM offer WHERE idPerfil = 2 AND estado = 'activa' ORDER BY id`,
  );
  const { page, shown, close } = await slowVisit(browser, states);
  await portal.signIn(page, 'student');
  const times = await timesOf(page, shown, () => page.goto(portal.url(`/ofertas-practicas/${url}`)));
  const { shift: first } = await paintOf(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  const { shift: second } = await paintOf(page);
  await close();
  return { times, shift: Math.max(first, second) };
}

/** The home after typing into the sign-in page. */
async function signedInByHand({ browser, portal }: PaintedBench): Promise<Times> {
  const { page, shown, close } = await slowVisit(browser, states);
  await page.goto(portal.url('/login'));
  await page.waitForLoadState('networkidle');
  await page.locator('main input[autocomplete~="username"]').fill(personaOf('student').usuario);
  await page.locator('main input[type="password"]').fill(examplePassword);
  const times = await timesOf(page, shown, () => page.locator('main button[type="submit"]').click());
  await close();
  return times;
}

/** Names of the visits in the table. */
const names = {
  first: 'home, first visit',
  http2: 'home, first visit over HTTP/2',
  byHand: 'home after the sign-in page',
  second: 'home, second visit',
  otherTab: 'home, second visit in another tab',
  offers: 'offers, first visit',
  offer: 'offer, first visit',
  applications: 'applications, first visit',
} as const;

/** Measures when the rows of a student's home, offers, an offer and applications can be read, and when they are alive, against what they need. */
export async function benchPainted(bench: PaintedBench): Promise<void> {
  const rows: Record<keyof typeof names, Times[]> = {
    first: [],
    http2: [],
    second: [],
    otherTab: [],
    byHand: [],
    offers: [],
    offer: [],
    applications: [],
  };
  let shift = 0;
  const floors: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { first, second, floor } = await visits(bench);
    rows.first.push(first);
    rows.second.push(second);
    if (bench.overHttp2) rows.http2.push(await visitOverHttp2(bench.browser, bench.overHttp2));
    rows.otherTab.push(await visitInAnotherTab(bench));
    rows.byHand.push(await signedInByHand(bench));
    rows.offers.push(await listVisit(bench, '/ofertas-practicas?modo=todas'));
    const offer = await offerVisit(bench);
    rows.offer.push(offer.times);
    shift = Math.max(shift, offer.shift);
    rows.applications.push(await listVisit(bench, '/mis-candidaturas'));
    floors.push(floor);
  }
  const floor = median(floors);
  const of = (name: keyof typeof rows, key: keyof Times): number => median(rows[name].map((it) => it[key]));
  const ms = (value: number): string => `${Math.round(value)} ms`;
  console.log(
    `\n${formatTable([
      ['Painted rows', 'first paint', 'text of all rows', 'names of lists', 'alive'],
      ...(Object.keys(names) as (keyof typeof names)[])
        .filter((name) => rows[name].length > 0)
        .map((name) => [
          names[name],
          ...(['firstPaint', 'text', 'names', 'alive'] as const).map((key) => ms(of(name, key))),
        ]),
    ])}\nHTML and slowest call of the first visit of the home: ${ms(floor)}\n`,
  );
  verdict("text of the home's rows / HTML and slowest call", of('first', 'text') / floor, 1.25);
  if (bench.overHttp2) verdict('the same over HTTP/2', of('http2', 'text') / floor, 1.25);
  else console.log('Not measured over HTTP/2: there is no openssl to make a certificate with.');
  verdict('the same after the sign-in page', of('byHand', 'text') / floor, 1.2);
  verdict('the same on a second visit', of('second', 'text') / floor, 1.2);
  verdict('the same on a second visit in another tab', of('otherTab', 'text') / floor, 1.2);
  verdict("rows of offers / the home's HTML and slowest call", of('offers', 'text') / floor, 1.4);
  verdict("offer / the home's HTML and slowest call", of('offer', 'text') / floor, 1.4);
  verdict('the same with the names of domain lists', of('offer', 'names') / floor, 2);
  verdict('layout shift of an offer, both visits', shift, 0);
  verdict("applications / the home's HTML and slowest call", of('applications', 'text') / floor, 1.4);
  verdict('home alive / HTML and slowest call', of('first', 'alive') / floor, 2.3);
}
