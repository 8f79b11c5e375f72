import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import type { Bundles } from '#generator/compare/build-both.ts';
import type { Comparison, PictureChange } from '#generator/compare/comparison.ts';
import type { Portal } from '#generator/compare/portals.ts';
import { words } from '#generator/compare/words/by-language.ts';
import { brandOfRecord } from '#generator/render/bundle/brand-record.ts';
import { href } from '#core/routing/addresses.ts';
import { routeById, type RouteId } from '#core/routing/table.ts';
import { startBrowser } from '../../tests/support/portal/browser.ts';
import { keepChoices } from '../../tests/support/portal/choices.ts';
import { type LivePortal, servePortal } from '../../tests/support/portal/live-portal.ts';
import { hydrated } from '../../tests/support/portal/portal.ts';
import { asWebp, differenceOf } from './difference.ts';

/** A page and who looks at it. */
export interface PicturedScreen {
  route: RouteId;
  persona?: 'student' | 'company';
  /** A link of the page that leads to the one that is meant. */
  follow?: string;
}

/** The screens by which people know a portal. */
export const screens: readonly PicturedScreen[] = [
  { route: 'login' },
  { route: 'login-company' },
  { route: 'account-request' },
  { route: 'home', persona: 'student' },
  { route: 'placement-offers', persona: 'student' },
  { route: 'placement-offers', persona: 'student', follow: '.offer-card h3 a' },
  { route: 'applications', persona: 'student' },
  { route: 'cv', persona: 'student' },
  { route: 'home', persona: 'company' },
  { route: 'company-offers', persona: 'company' },
  { route: 'new-offer', persona: 'company' },
  { route: 'company', persona: 'company' },
];

/** The screens that one side of a portal has at least; where there are no placements, its offers are those of jobs. */
export function screensOf(wanted: readonly PicturedScreen[], routes: ReadonlySet<RouteId>): PicturedScreen[] {
  return wanted
    .map((screen) =>
      screen.route === 'placement-offers' && !routes.has(screen.route)
        ? { ...screen, route: 'job-offers' as const }
        : screen,
    )
    .filter(({ route }) => routes.has(route));
}

const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;

type Device = keyof typeof devices;

/** On what and how a portal is looked at. */
export interface Viewport {
  device: Device;
  mode: 'light' | 'dark';
}

export const looks: readonly Viewport[] = (Object.keys(devices) as Device[]).flatMap((device) =>
  (['light', 'dark'] as const).map((mode) => ({ device, mode })),
);

/** What is looked at; the main screens in all looks if absent. */
export interface Views {
  screens: readonly PicturedScreen[];
  looks: readonly Viewport[];
}

/** Taller pages are cut: what is further down seldom says more, and files would be too large for a report. */
const tallest = 4000;

/** A page that looks as it would to the person, at a moment that both sides have in common. */
export async function openContext(
  browser: Browser,
  portal: LivePortal,
  { device, mode }: Viewport,
  now: Date,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: devices[device],
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(now);
  await keepChoices(context, portal, { modoOscuro: mode === 'dark' });
  return context;
}

/** Opens a screen and waits until it is whole. */
async function openScreen(page: Page, portal: LivePortal, { route, follow }: PicturedScreen): Promise<void> {
  const { brand } = portal;
  await page.goto(portal.url(href(brand, route, brand.defaultLanguage)));
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  const link = follow === undefined ? undefined : page.locator(follow).first();
  if (!link || (await link.count()) === 0) return;
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  await page.waitForLoadState('networkidle');
  await hydrated(page);
}

/**
 * A picture of the whole page. Pictures further down are fetched, which browsers do when somebody comes near them. The
 * height is measured by the screenshot itself: it makes a page look for its fonts again, which may come too late for the
 * first drawing on a loaded machine, and lines break elsewhere then.
 */
async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { width, height } = await sharp(picture).metadata();
  if (height <= tallest) return picture;
  return sharp(picture).extract({ left: 0, top: 0, width, height: tallest }).png().toBuffer();
}

/** The pictures of one portal in one look; none of a screen that it does not have. */
async function shoot(
  browser: Browser,
  portal: LivePortal,
  look: Viewport,
  wanted: readonly PicturedScreen[],
  now: Date,
): Promise<Map<PicturedScreen, Buffer>> {
  const shots = new Map<PicturedScreen, Buffer>();
  for (const persona of [undefined, 'student', 'company'] as const) {
    const own = wanted.filter((one) => one.persona === persona && portal.brand.routes.includes(one.route));
    if (own.length === 0) continue;
    const context = await openContext(browser, portal, look, now);
    try {
      const page = await context.newPage();
      if (persona) await portal.signIn(page, persona);
      // Fonts that come too late for the first page are there from the second on.
      for (const screen of own.slice(0, 1)) await openScreen(page, portal, screen);
      for (const screen of own) {
        await openScreen(page, portal, screen);
        shots.set(screen, await takePicture(page));
      }
    } finally {
      await context.close();
    }
  }
  return shots;
}

function wordsFor(screen: PicturedScreen, look: Viewport, comparison: Comparison): string {
  const { devices: deviceWords, modes: modeWords, people, visitor } = words[comparison.language];
  const followed = screen.route === 'job-offers' ? 'job-offer' : 'placement-offer';
  const route = screen.follow === undefined ? screen.route : followed;
  const who = screen.persona ? people[screen.persona] : visitor;
  return [
    routeById(route).title[comparison.language],
    who,
    deviceWords[look.device],
    modeWords[look.mode],
  ].join(' · ');
}

async function changesOf(
  wanted: readonly PicturedScreen[],
  before: ReadonlyMap<PicturedScreen, Buffer>,
  after: ReadonlyMap<PicturedScreen, Buffer>,
  look: Viewport,
  comparison: Comparison,
): Promise<PictureChange[]> {
  const changes = await Promise.all(
    wanted.map(async (screen): Promise<PictureChange[]> => {
      const [was, is] = [before.get(screen), after.get(screen)];
      const facts = {
        screen: wordsFor(screen, look, comparison),
        ...look,
        ...(screen.persona && { persona: screen.persona }),
      };
      if (was && is) {
        const found = await differenceOf(was, is);
        return found ? [{ ...facts, before: found.before, after: found.marked, share: found.share }] : [];
      }
      if (was) return [{ ...facts, before: await asWebp(was), share: 1 }];
      return is ? [{ ...facts, after: await asWebp(is), share: 1 }] : [];
    }),
  );
  return changes.flat();
}

/** Serves one side of a portal, with example data of its own. */
export async function serveSide(
  { brand, ...sides }: Portal,
  side: keyof Bundles,
  bundles: Bundles,
  now: Date,
): Promise<LivePortal | undefined> {
  const record = sides[side]?.record;
  return record && servePortal(brandOfRecord(record), join(bundles[side], brand), { clock: () => now });
}

async function picturesOf(
  browser: Browser,
  portal: Portal,
  bundles: Bundles,
  comparison: Comparison,
  views: Views,
): Promise<{ pictures: PictureChange[]; looked: number }> {
  const now = new Date();
  const before = await serveSide(portal, 'before', bundles, now);
  const after = await serveSide(portal, 'after', bundles, now);
  const has = new Set([before, after].flatMap((side) => side?.brand.routes ?? []));
  const wanted = screensOf(views.screens, has);
  const changes: PictureChange[][] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < views.looks.length; at = next++) {
      const look = views.looks[at];
      if (!look) continue;
      const take = async (side: LivePortal | undefined) =>
        side ? shoot(browser, side, look, wanted, now) : new Map<PicturedScreen, Buffer>();
      changes[at] = await changesOf(wanted, await take(before), await take(after), look, comparison);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(views.looks.length, availableParallelism()) }, work));
  } finally {
    await before?.close();
    await after?.close();
  }
  return { pictures: changes.flat(), looked: views.looks.length * wanted.length };
}

/** Takes pictures of the main screens of portals, before and after, and adds those that are different. */
export async function addPictures(
  comparison: Comparison,
  portals: readonly Portal[],
  bundles: Bundles,
  views: Views = { screens, looks },
): Promise<void> {
  const browser = await startBrowser();
  try {
    for (const portal of portals) {
      const compared = comparison.brands.find(({ brand }) => brand === portal.brand);
      if (!compared) continue;
      Object.assign(compared, await picturesOf(browser, portal, bundles, comparison, views));
    }
  } finally {
    await browser.close();
  }
}
