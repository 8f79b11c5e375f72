import { reportText } from '#generator/diagnostics/report-text.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { canonicalPattern } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { keepChoices } from '../../tests/support/portal/choices.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { hydrated } from '../../tests/support/portal/portal.ts';
import { readModules } from '../checks/modules.ts';
import { readArguments, readChoices } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { askedLanguage } from '../cli/asked-language.ts';
import { fail } from '../cli/failure.ts';
import { outdatedPictures, recordPictures } from '../screenshots/picture-sources.ts';
import {
  readmeScenes,
  sheetBrands,
  sheetDevices,
  sheetModes,
  sheetName,
} from '../screenshots/pictured-pages.ts';

/**
 * Takes screenshots of the main screens of all brands side by side, light and dark, on desktop and phone, so
 * that portals that look too similar stand out.
 */
const command = {
  name: 'screenshots',
  summary: reportText('commands.screenshots.summary'),
  exits: {
    1: reportText('commands.screenshots.exit.1'),
  },
  renamed: { out: 'images' },
  options: {
    brand: sharedOptions.brand,
    screen: {
      type: 'string',
      multiple: true,
      value: placeholders.id,
      help: reportText('commands.screenshots.screen.help'),
    },
    device: {
      type: 'string',
      multiple: true,
      value: reportText('commands.screenshots.device.value'),
      help: reportText('commands.screenshots.device.help'),
    },
    mode: {
      type: 'string',
      multiple: true,
      value: reportText('commands.screenshots.mode.value'),
      help: reportText('commands.screenshots.mode.help'),
    },
    single: {
      type: 'boolean',
      help: reportText('commands.screenshots.single.help'),
    },
    readme: {
      type: 'boolean',
      help: reportText('commands.screenshots.readme.help'),
    },
    check: {
      type: 'boolean',
      help: reportText('commands.screenshots.check.help'),
    },
    images: {
      type: 'string',
      value: placeholders.dir,
      help: reportText('commands.screenshots.images.help'),
    },
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');

interface Screen {
  id: string;
  persona?: PersonaId;
  route: (portal: LivePortal) => RouteId;
}

const offers = ({ brand }: LivePortal): RouteId =>
  brand.settings.modulos.practicas ? 'placement-offers' : 'job-offers';

const screens: readonly Screen[] = [
  { id: 'sign-in', route: () => 'login' },
  { id: 'home', persona: 'student', route: () => 'home' },
  { id: 'offers', persona: 'student', route: offers },
  { id: 'offer', persona: 'student', route: offers },
  { id: 'cv', persona: 'student', route: () => 'cv' },
];

type Device = keyof typeof sheetDevices;
type Mode = (typeof sheetModes)[number];

async function contextFor(
  browser: Browser,
  portal: LivePortal,
  device: Device,
  mode: Mode,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sheetDevices[device], reducedMotion: 'reduce' });
  await keepChoices(context, portal, { modoOscuro: mode === 'dark' });
  return context;
}

/** Screenshots of one portal on one device, in one mode. */
async function shoot(
  browser: Browser,
  portal: LivePortal,
  device: Device,
  mode: Mode,
  wanted: readonly Screen[],
): Promise<Buffer[]> {
  const context = await contextFor(browser, portal, device, mode);
  const page = await context.newPage();
  const shots: Buffer[] = [];
  let persona: PersonaId | undefined;
  for (const screen of wanted) {
    if (screen.persona && screen.persona !== persona) await portal.signIn(page, screen.persona);
    persona = screen.persona;
    const { brand } = portal;
    await page.goto(portal.url(canonicalPattern(brand, screen.route(portal), brand.defaultLanguage)));
    await page.waitForLoadState('networkidle');
    await hydrated(page);
    if (screen.id === 'offer') {
      await page.locator('.offer-card h3 a').first().click();
      await page.waitForLoadState('networkidle');
      await hydrated(page);
    }
    shots.push(await page.screenshot());
  }
  await context.close();
  return shots;
}

/** Combines pictures in rows, each scaled to a width. */
async function sideBySide(
  rows: readonly (readonly Buffer[])[],
  device: Device,
  width: number,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const gap = 8;
  const height = Math.round((width * sheetDevices[device].height) / sheetDevices[device].width);
  const tiles = await Promise.all(
    rows.flatMap((row, y) =>
      row.map(async (shot, x) => ({
        input: await sharp(shot).resize(width, height).toBuffer(),
        left: gap + x * (width + gap),
        top: gap + y * (height + gap),
      })),
    ),
  );
  const columns = Math.max(...rows.map(({ length }) => length));
  return sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows.length * (height + gap),
      channels: 3,
      background: '#c9ccd1',
    },
  })
    .composite(tiles)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}

async function screenshots(): Promise<void> {
  const values = readArguments(command);
  if (values.check) {
    const outdated = outdatedPictures(root, readModules(root));
    const text = reportText('commands.screenshots.outdated', {
      count: outdated.length,
      pictures: outdated.join(', '),
    })[askedLanguage()];
    console.log(text);
    process.exitCode = outdated.length > 0 ? 1 : 0;
    return;
  }
  const ids = readChoices('brand', sheetBrands, values.brand);
  const names = readChoices(
    'screen',
    screens.map(({ id }) => id),
    values.screen,
  );
  const wantedDevices = readChoices('device', Object.keys(sheetDevices) as Device[], values.device);
  const wantedModes = readChoices('mode', sheetModes, values.mode);
  // Loaded late, so that `--help` stays fast.
  const { buildBrands } = await import('#generator/render/build.ts');
  const { startBrowser } = await import('../../tests/support/portal/browser.ts');
  const { startLivePortal } = await import('../../tests/support/portal/live-portal.ts');
  const { readmePictures } = await import('./readme-pictures.ts');
  const pictures = values.images ?? join(root, 'docs/images');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outDir = mkdtempSync(join(root, '.cache/screenshots-'));
  const browser = await startBrowser();
  const portals: LivePortal[] = [];
  try {
    const { results } = await buildBrands({
      root,
      brandsDir: join(root, 'brands'),
      outDir,
      only: ids,
    });
    if (results.some(({ status }) => status === 'failed')) throw new Error('A portal could not be built');
    for (const brand of ids) portals.push(await startLivePortal(brand, { outDir }));
    mkdirSync(pictures, { recursive: true });
    const isWhole = ![values.brand, values.screen, values.single, values.images].some(Boolean);
    const taken: string[] = [];
    const isAll = isWhole && !values.device && !values.mode;
    if (values.readme || isAll) {
      await readmePictures(browser, portals, pictures);
      taken.push(...Object.keys(readmeScenes).map((name) => `${name}.png`));
    }
    if (isWhole && values.readme) {
      recordPictures(root, readModules(root), taken);
      return;
    }
    if (values.readme) return;
    const wanted = screens.filter(({ id }) => names.includes(id));
    for (const device of wantedDevices) {
      for (const mode of wantedModes) {
        const rows: Buffer[][] = [];
        for (const portal of portals) rows.push(await shoot(browser, portal, device, mode, wanted));
        if (values.single) {
          for (const [at, row] of rows.entries())
            for (const [index, shot] of row.entries())
              writeFileSync(join(pictures, `${ids[at]}-${wanted[index]?.id}-${device}-${mode}.png`), shot);
        } else {
          const width = device === 'desktop' ? 360 : 170;
          writeFileSync(join(pictures, sheetName(device, mode)), await sideBySide(rows, device, width));
          taken.push(sheetName(device, mode));
        }
        console.log(`${device}, ${mode}`);
      }
    }
    if (isWhole) recordPictures(root, readModules(root), taken);
  } finally {
    for (const portal of portals) await portal.close();
    await browser.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

const renamed = reportText('commands.screenshots.renamed');

try {
  if (process.env['npm_lifecycle_event'] === 'voices') console.error(renamed[askedLanguage()]);
  await screenshots();
} catch (error) {
  fail(error);
}
