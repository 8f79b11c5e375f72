/*
 * Takes screenshots of the main screens of all brands side by side, light and dark, on desktop and phone, so
 * that portals that look too similar stand out.
 */

import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import { canonicalPattern } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { keepChoices } from '../../tests/support/portal/choices.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { hydrated } from '../../tests/support/portal/portal.ts';
import { readArguments, readChoices } from '../cli/arguments.ts';
import { placeholders, sharedOptions } from '../cli/shared-options.ts';
import type { Command } from '../cli/usage.ts';
import { askedLanguage } from '../cli/asked-language.ts';
import { fail } from '../cli/failure.ts';

const command = {
  name: 'screenshots',
  summary: {
    en: 'Takes pictures of the main screens of all brands, side by side.',
    es: 'Hace imágenes de las pantallas principales de todas las marcas, una al lado de otra.',
    ca: 'Fa imatges de les pantalles principals de totes les marques, l’una al costat de l’altra.',
  },
  renamed: { out: 'images' },
  options: {
    brand: sharedOptions.brand,
    screen: {
      type: 'string',
      multiple: true,
      value: placeholders.id,
      help: {
        en: 'only this screen; may be given several times',
        es: 'solo esta pantalla; se puede repetir',
        ca: 'només aquesta pantalla; es pot repetir',
      },
    },
    device: {
      type: 'string',
      multiple: true,
      value: { en: 'DEVICE', es: 'APARATO', ca: 'APARELL' },
      help: {
        en: 'only on this one: desktop or phone; may be given several times',
        es: 'solo en este: desktop o phone; se puede repetir',
        ca: 'només en aquest: desktop o phone; es pot repetir',
      },
    },
    mode: {
      type: 'string',
      multiple: true,
      value: { en: 'MODE', es: 'MODO', ca: 'MODE' },
      help: {
        en: 'only in this one: light or dark; may be given several times',
        es: 'solo en este: light (claro) o dark (oscuro); se puede repetir',
        ca: 'només en aquest: light (clar) o dark (fosc); es pot repetir',
      },
    },
    single: {
      type: 'boolean',
      help: {
        en: 'a picture of each screen, instead of all side by side',
        es: 'una imagen de cada pantalla, en vez de todas juntas',
        ca: 'una imatge de cada pantalla, en comptes de totes juntes',
      },
    },
    readme: {
      type: 'boolean',
      help: {
        en: 'the two pictures of the README, instead of the screens of all brands',
        es: 'las dos imágenes del README, en vez de las pantallas de todas las marcas',
        ca: 'les dues imatges del README, en comptes de les pantalles de totes les marques',
      },
    },
    images: {
      type: 'string',
      value: placeholders.dir,
      help: {
        en: 'folder for the pictures (docs/images)',
        es: 'carpeta para las imágenes (docs/images)',
        ca: 'carpeta per a les imatges (docs/images)',
      },
    },
  },
} as const satisfies Command;

const root = resolve(import.meta.dirname, '../..');
const brands = ['meridia', 'illes', 'montclar', 'encina', 'ribera'];

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

const devices = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 360, height: 740 },
} as const;
const modes = ['light', 'dark'] as const;

type Device = keyof typeof devices;
type Mode = (typeof modes)[number];

async function contextFor(
  browser: Browser,
  portal: LivePortal,
  device: Device,
  mode: Mode,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: devices[device], reducedMotion: 'reduce' });
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
  const height = Math.round((width * devices[device].height) / devices[device].width);
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
  const ids = readChoices('brand', brands, values.brand);
  const names = readChoices(
    'screen',
    screens.map(({ id }) => id),
    values.screen,
  );
  const wantedDevices = readChoices('device', Object.keys(devices) as Device[], values.device);
  const wantedModes = readChoices('mode', modes, values.mode);
  // Loaded late, so that `--help` stays fast.
  const { buildBrands } = await import('#generator/render/build.ts');
  const { startBrowser } = await import('../../tests/support/portal/browser.ts');
  const { startLivePortal } = await import('../../tests/support/portal/live-portal.ts');
  const { readmePictures } = await import('./readme-pictures.ts');
  const pictures = values.images ?? join(root, 'docs/images');
  mkdirSync(join(root, '.cache'), { recursive: true });
  const outDir = mkdtempSync(join(root, '.cache/voices-'));
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
    if (values.readme) {
      await readmePictures(browser, portals, pictures);
      return;
    }
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
          writeFileSync(
            join(pictures, `voices-${device}-${mode}.webp`),
            await sideBySide(rows, device, width),
          );
        }
        console.log(`${device}, ${mode}`);
      }
    }
  } finally {
    for (const portal of portals) await portal.close();
    await browser.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

const renamed: ReportText = {
  en: 'npm run voices is called npm run screenshots now; the next release will not have the old name.',
  es: 'npm run voices se llama ahora npm run screenshots; la próxima versión ya no tendrá el nombre antiguo.',
  ca: 'npm run voices es diu ara npm run screenshots; la propera versió ja no tindrà el nom antic.',
};

try {
  if (process.env['npm_lifecycle_event'] === 'voices') console.error(renamed[askedLanguage()]);
  await screenshots();
} catch (error) {
  fail(error);
}
