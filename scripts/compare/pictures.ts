import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import type { Bundles } from '#generator/compare/build-both.ts';
import type { Comparison, PictureChange } from '#generator/compare/comparison.ts';
import type { Portal } from '#generator/compare/compare-brands.ts';
import { reportText } from '#generator/diagnostics/report-text.ts';
import { brandOfRecord } from '#generator/render/bundle/brand-record.ts';
import { locales } from '#core/i18n/languages.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { href } from '#core/routing/addresses.ts';
import { routeById } from '#core/routing/table.ts';
import { startBrowser } from '../../tests/support/portal/browser.ts';
import { keepChoices } from '../../tests/support/portal/choices.ts';
import { type LivePortal, servePortal } from '../../tests/support/portal/live-portal.ts';
import { hydrated } from '../../tests/support/portal/portal.ts';
import { asWebp, differenceOf } from './difference.ts';
import { isClosedAt, type Moment, momentsOf } from './moments.ts';
import { pageOf, type PicturedScreen, touchedScreens, screens } from './screens.ts';

const devices = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
} as const;

type Device = keyof typeof devices;

/** Device and mode of a screenshot. */
export interface Viewport {
  device: Device;
  mode: 'light' | 'dark';
}

export const looks: readonly Viewport[] = (Object.keys(devices) as Device[]).flatMap((device) =>
  (['light', 'dark'] as const).map((mode) => ({ device, mode })),
);

/** Screens and viewports to compare; by default the main screens in all viewports. */
export interface Views {
  screens: readonly PicturedScreen[];
  looks: readonly Viewport[];
}

/**
 * Maximum height in pixels: content further down seldom adds information, and files would be too large for a
 * report.
 */
const tallest = 4000;

/**
 * Creates a browser context for a viewport, at a moment shared by both versions.
 * @param godmode access in spite of maintenance, and without the dialog of missing data
 */
export async function openContext(
  browser: Browser,
  portal: LivePortal,
  { device, mode }: Viewport,
  now: Date,
  godmode = true,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: devices[device],
    colorScheme: mode,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(now);
  await keepChoices(context, portal, { modoOscuro: mode === 'dark', godmode });
  return context;
}

/** Opens a screen and waits until it is complete. */
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
 * Takes a screenshot of the whole page. Lazy images are loaded first, which browsers do on scrolling. The
 * screenshot measures the height itself: it triggers another font lookup, which may come too late for the
 * first paint on a loaded machine, and then changes line breaks.
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

/** Screenshots of a portal in a viewport, without screens that the portal lacks. */
async function shoot(
  browser: Browser,
  portal: LivePortal,
  look: Viewport,
  wanted: readonly PicturedScreen[],
  now: Date,
  godmode: boolean,
): Promise<Map<PicturedScreen, Buffer>> {
  const shots = new Map<PicturedScreen, Buffer>();
  for (const persona of [undefined, 'student', 'company'] as const) {
    const own = wanted.filter(
      (screen) => screen.persona === persona && portal.brand.routes.includes(screen.route),
    );
    if (own.length === 0) continue;
    const context = await openContext(browser, portal, look, now, godmode);
    try {
      const page = await context.newPage();
      if (persona) await portal.signIn(page, persona);
      // Fonts that are late for the first page are loaded from the second on.
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

/** A moment that is looked at, with the screens to take pictures of. */
interface MomentView {
  moment: Moment;
  wanted: readonly PicturedScreen[];
}

/** A date in words, for a moment that is not the present one. */
function dayOf({ at, isNow }: Moment, portal: Portal, language: ReportLanguage): string[] {
  if (isNow) return [];
  const timeZone = (portal.after ?? portal.before)?.record.settings.zonaHoraria;
  return [new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(at)];
}

function wordsFor(
  screen: PicturedScreen,
  look: Viewport,
  day: readonly string[],
  language: ReportLanguage,
): string {
  return [
    routeById(pageOf(screen)).title[language],
    ...day,
    ...[
      screen.persona ? reportText(`compare.persona.${screen.persona}`) : reportText('compare.visitor'),
      reportText(`compare.device.${look.device}`),
      reportText(`compare.mode.${look.mode}`),
    ].map((text) => text[language]),
  ].join(' · ');
}

async function changesOf(
  wanted: readonly PicturedScreen[],
  before: ReadonlyMap<PicturedScreen, Buffer>,
  after: ReadonlyMap<PicturedScreen, Buffer>,
  look: Viewport,
  words: (screen: PicturedScreen) => string,
): Promise<PictureChange[]> {
  const changes = await Promise.all(
    wanted.map(async (screen): Promise<PictureChange[]> => {
      const [was, is] = [before.get(screen), after.get(screen)];
      const facts = {
        screen: words(screen),
        ...look,
        ...(screen.persona && { persona: screen.persona }),
      };
      if (was && is) {
        const difference = await differenceOf(was, is);
        if (!difference) return [];
        return [{ ...facts, before: difference.before, after: difference.marked, share: difference.share }];
      }
      if (was) return [{ ...facts, before: await asWebp(was), share: 1 }];
      return is ? [{ ...facts, after: await asWebp(is), share: 1 }] : [];
    }),
  );
  return changes.flat();
}

/** Serves one version of a portal, with its own example data. */
export async function serveSide(
  sides: Portal,
  side: keyof Bundles,
  bundles: Bundles,
  now: Date,
): Promise<LivePortal | undefined> {
  const record = sides[side]?.record;
  if (!record) return undefined;
  return servePortal(brandOfRecord(record), join(bundles[side], record.id), {
    clock: () => now,
    content: 'showcase',
  });
}

/** Takes the pictures of both sides at a moment, and keeps those that differ. */
async function picturesAt(
  browser: Browser,
  portal: Portal,
  bundles: Bundles,
  { language }: Comparison,
  wantedLooks: readonly Viewport[],
  { moment, wanted }: MomentView,
): Promise<PictureChange[]> {
  const { at, isClosing } = moment;
  const before = await serveSide(portal, 'before', bundles, at);
  const after = await serveSide(portal, 'after', bundles, at);
  const day = dayOf(moment, portal, language);
  const changes: PictureChange[][] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < wantedLooks.length; index = next++) {
      const look = wantedLooks[index];
      if (!look) continue;
      const take = async (side: LivePortal | undefined) => {
        if (!side) return new Map<PicturedScreen, Buffer>();
        // A portal that only one side closes shows its notice there.
        const godmode = !(isClosing && isClosedAt(side.brand.settings, at.getTime()));
        return shoot(browser, side, look, wanted, at, godmode);
      };
      changes[index] = await changesOf(wanted, await take(before), await take(after), look, (screen) =>
        wordsFor(screen, look, day, language),
      );
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(wantedLooks.length, availableParallelism()) }, work));
  } finally {
    await before?.close();
    await after?.close();
  }
  return changes.flat();
}

/** Takes screenshots of all screens within reach of a change, and adds the differing ones to the comparison. */
export async function addPictures(
  comparison: Comparison,
  portals: readonly Portal[],
  bundles: Bundles,
  { screens: pictured, looks: wantedLooks }: Views = { screens, looks },
): Promise<void> {
  const now = new Date();
  let browser: Browser | undefined;
  try {
    for (const portal of portals) {
      const compared = comparison.brands.find(({ brand }) => brand === portal.brand);
      if (!compared) continue;
      const pictures: PictureChange[] = [];
      let looked = 0;
      for (const moment of momentsOf(portal, now)) {
        const wanted = touchedScreens(pictured, portal, moment);
        if (wanted.length === 0) continue;
        browser ??= await startBrowser();
        const view = { moment, wanted };
        pictures.push(...(await picturesAt(browser, portal, bundles, comparison, wantedLooks, view)));
        looked += wantedLooks.length * wanted.length;
      }
      Object.assign(compared, { pictures: pictures.toSorted((a, b) => b.share - a.share), looked });
    }
  } finally {
    await browser?.close();
  }
}
