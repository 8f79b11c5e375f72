import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { canonicalPattern } from '#core/routing/addresses.ts';
import { keepChoices } from '../../tests/support/portal/choices.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { hydrated } from '../../tests/support/portal/portal.ts';
import { type PicturedPage, readmeScenes } from '../screenshots/pictured-pages.ts';

const gap = 30;
/** Position, size and window of each scene in a picture. */
const frames = [
  { left: gap, top: gap, width: 820, height: 512, viewport: { width: 1280, height: 799 } },
  { left: gap, top: 512 + 2 * gap, width: 820, height: 512, viewport: { width: 1280, height: 799 } },
  { left: 820 + 2 * gap, top: gap, width: 370, height: 1054, viewport: { width: 360, height: 1026 } },
  { left: 1190 + 3 * gap, top: gap, width: 370, height: 1054, viewport: { width: 360, height: 1026 } },
] as const;

async function shoot(
  browser: Browser,
  portal: LivePortal,
  { route, persona, language = portal.brand.defaultLanguage, isDark = false, openNext }: PicturedPage,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', deviceScaleFactor: 2 });
  await keepChoices(context, portal, { godmode: true, modoOscuro: isDark });
  const page = await context.newPage();
  if (persona) await portal.signIn(page, persona);
  const ready = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await hydrated(page);
  };
  await page.goto(portal.url(canonicalPattern(portal.brand, route, language)));
  await ready();
  // The first load in a tab may lack the web fonts.
  await page.reload();
  await ready();
  if (openNext) {
    await openNext.open(page);
    await page.waitForLoadState('load');
    await ready();
  }
  const shot = await page.screenshot();
  await context.close();
  return shot;
}

/** Resizes a picture and rounds its corners. */
function rounded(shot: Buffer, width: number, height: number): Promise<Buffer> {
  const mask = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="12"/></svg>`;
  return sharp(shot)
    .resize(width, height)
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/**
 * Writes the README pictures, each with four portals: two on a desktop and two on a phone.
 * @param folder to write to
 */
export async function readmePictures(
  browser: Browser,
  portals: readonly LivePortal[],
  folder: string,
): Promise<void> {
  for (const [name, scenes] of Object.entries(readmeScenes)) {
    const tiles = await Promise.all(
      scenes.map(async (scene, index) => {
        const portal = portals.find(({ brand }) => brand.id === scene.brand);
        const frame = frames[index];
        if (!portal || !frame) throw new Error(`The portal of ${scene.brand} is not there`);
        const { left, top, width, height, viewport } = frame;
        const shot = await shoot(browser, portal, scene, viewport);
        return { input: await rounded(shot, width, height), left, top };
      }),
    );
    await sharp({ create: { width: 1680, height: 1116, channels: 3, background: '#d8dde2' } })
      .composite(tiles)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(folder, `${name}.png`));
  }
}
