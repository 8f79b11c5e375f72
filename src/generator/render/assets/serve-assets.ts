import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { withoutStyles } from '#generator/brands/svg/inline-styles.ts';
import type { AssetFile, Brand } from '#core/brand/brand.ts';
import type { ServedFiles, ServedImage } from '#portal/render/page-request.ts';
import { themeCss } from '#generator/theme/theme-css.ts';
import {
  motifOf,
  motifProperties,
  maxPictureOpacity,
  type Properties,
  cornerAndSpacingProperties,
} from '#generator/theme/shape-and-motif.ts';
import { deriveTheme, type BrandTheme } from '#generator/theme/derive-theme.ts';
import { factsOf, type SiteWriter } from '../bundle/site-writer.ts';
import { webManifest } from '../bundle/site-files.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import type { ImageCache } from './image-cache.ts';
import { reportColourChanges } from './report-colour-changes.ts';
import { icoOf, makeIcon, makeImage } from './images.ts';
import { serveFonts } from './serve-fonts.ts';
import { serveLogos } from './serve-logos.ts';

/** Shared tools of the asset stage. */
export interface AssetContext {
  images: ImageCache;
  renderer: Pick<RendererEntry, 'islandData' | 'islandTexts'>;
}

/** Largest sizes in CSS pixels at which the frame shows pictures. */
const logoBox = { width: 480, height: 160 };
const sealBox = { width: 320, height: 112 };
const backgroundBox = { width: 1920, height: 1440 };

/** Writes a file under a name with a hash of its content, and returns its address. */
function writeHashed(
  site: SiteWriter,
  name: string,
  extension: string,
  content: string | Uint8Array,
): string {
  const file = `_brand/${name}.${factsOf(content).sha256.slice(0, 10)}.${extension}`;
  if (!site.files.has(file)) site.write(file, content);
  return `/${file}`;
}

/**
 * Writes the brand's own files into its site: theme, pictures, icons, fonts, and the data of islands.
 * @returns their addresses, and notes on changed brand colours
 */
export async function serveAssets(
  brand: Brand,
  site: SiteWriter,
  { images, renderer }: AssetContext,
): Promise<{ served: ServedFiles; notes: ReportText[] }> {
  const { settings } = brand;
  const asset = (path: string): AssetFile => {
    const file = brand.assets[path];
    if (!file) throw new Error(`The brand "${brand.id}" has no file ${path}`);
    return file;
  };
  const serveImage = async (
    name: string,
    file: AssetFile,
    box: { width: number; height: number },
    colour?: string,
  ): Promise<ServedImage> => {
    const { content, extension, width, height } = await makeImage(images, file, box, colour);
    return { src: writeHashed(site, name, extension, content), width, height };
  };
  const serveBackground = async (path: string | undefined): Promise<string | undefined> =>
    path && !path.startsWith('#')
      ? (await serveImage('background', asset(path), backgroundBox)).src
      : undefined;

  const theme = deriveTheme(settings);
  const { logos, plates } = await serveLogos(brand, theme, (place, file, colour) =>
    place === 'header'
      ? serveImage('logo-header', file, { ...logoBox, height: settings.logoSize }, colour)
      : serveImage('logo', file, logoBox, colour),
  );
  const seals: ServedImage[] = [];
  for (const { imagen } of settings.footer?.sellos ?? [])
    seals.push({ ...(await serveImage('seal', asset(imagen), sealBox)), loading: 'lazy' });
  const background = await serveBackground(settings.background);
  const loginBackgrounds: Record<string, string> = {};
  for (const [id, login] of Object.entries(settings.loginsEspecificos)) {
    const loginBackground = await serveBackground(login.background);
    if (loginBackground) loginBackgrounds[id] = loginBackground;
  }
  const fonts = await serveFonts(brand, images, (content) => writeHashed(site, 'font', 'woff2', content));
  const icons = await serveIcons(brand, site, images, asset(settings.icono ?? settings.logo), {
    theme: theme.light['--color-action'],
    background: theme.light['--color-surface'],
  });
  const motif = motifOf(settings);
  const picture =
    typeof motif === 'object'
      ? (await serveImage('motif', asset(motif.file), backgroundBox)).src
      : motif === 'fondo'
        ? background
        : (icons.svg ?? icons.apple);
  const css = themeCss(theme, {
    modoOscuro: settings.modoOscuro,
    fonts,
    look: {
      ...cornerAndSpacingProperties(settings),
      ...motifProperties(motif, picture),
      ...headerPicture(brand, theme, background),
    },
    modes: plates,
  });
  const served: ServedFiles = {
    theme: writeHashed(site, 'theme', 'css', css),
    fonts: [...new Set(Object.values(fonts).flatMap(({ archivos }) => archivos.map(({ url }) => url)))],
    ...ownStyles(brand, site),
    data: Object.fromEntries(
      brand.languages.map((language) => [
        language,
        writeHashed(site, `data.${language}`, 'json', JSON.stringify(renderer.islandData(brand, language))),
      ]),
    ),
    texts: Object.fromEntries(
      brand.languages.map((language) => [
        language,
        Object.fromEntries(
          Object.entries(renderer.islandTexts(brand, language)).map(([name, texts]) => [
            name,
            writeHashed(site, `${name}.${language}`, 'json', JSON.stringify(texts)),
          ]),
        ),
      ]),
    ),
    logos,
    seals,
    ...(background && { background }),
    loginBackgrounds,
    themeColors: { light: theme.light['--color-header'], dark: theme.dark['--color-header'] },
    icons,
  };
  return { served, notes: reportColourChanges(theme.notes) };
}

/** Custom properties of the picture behind the header, as opaque as readable text allows. */
function headerPicture(
  { settings }: Brand,
  { light }: BrandTheme,
  background: string | undefined,
): Properties {
  if (settings.cabecera !== 'imagen' || !background) return {};
  const strength = maxPictureOpacity({ fill: light['--color-header'], text: light['--color-header-text'] });
  return {
    '--header-picture': `url("${background}")`,
    '--header-picture-strength': String(strength),
  };
}

function ownStyles(brand: Brand, site: SiteWriter): { ownStyles?: string } {
  const { ownstyles } = brand.settings;
  const styles = ownstyles ? brand.assets[ownstyles]?.styles : undefined;
  if (!styles) return {};
  const withAddresses = styles.files.reduce((text, { placeholder, path }) => {
    const extension = basename(path).split('.').pop() ?? 'bin';
    const content = readFileSync(path);
    // Sanitized like the copy that was validated.
    const plain = extension.toLowerCase() === 'svg' ? withoutStyles(content.toString()) : undefined;
    return text.replaceAll(placeholder, writeHashed(site, 'own', extension, plain ?? content));
  }, styles.css);
  return { ownStyles: writeHashed(site, 'own', 'css', withAddresses) };
}

/** Padding of icons that phones crop to their own shape. */
const safeZone = 0.12;

async function serveIcons(
  brand: Brand,
  site: SiteWriter,
  images: ImageCache,
  source: AssetFile,
  colours: { theme: string; background: string },
): Promise<ServedFiles['icons']> {
  const { background } = colours;
  const png32 = await makeIcon(images, source, 32);
  const apple = await makeIcon(images, source, 180, { padding: safeZone, background });
  const app = async (size: number, options?: Parameters<typeof makeIcon>[3]): Promise<string> =>
    writeHashed(site, `icon-${size}`, 'png', await makeIcon(images, source, size, options));
  const manifest = webManifest(
    brand,
    [
      { src: await app(192), sizes: '192x192', type: 'image/png' },
      { src: await app(512), sizes: '512x512', type: 'image/png' },
      {
        src: await app(512, { padding: safeZone, background }),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    colours,
  );
  site.write('manifest.webmanifest', manifest);
  site.write('favicon.ico', icoOf(png32, 32));
  const svg =
    source.extension === 'svg'
      ? {
          svg: writeHashed(
            site,
            'icon',
            'svg',
            (await makeImage(images, source, { width: 64, height: 64 })).content,
          ),
        }
      : {};
  return {
    ...svg,
    png32: writeHashed(site, 'icon-32', 'png', png32),
    apple: writeHashed(site, 'icon-180', 'png', apple),
  };
}
