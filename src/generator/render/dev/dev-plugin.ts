import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { contentType } from '#generator/hosting/content-types.ts';
import { escapeMarkup } from '#core/shared/escape-markup.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { Area } from '#core/i18n/messages.ts';
import type { PageRequest } from '#portal/render/page-request.ts';
import { matchAddress } from '#core/routing/addresses.ts';
import { pageVariant } from '#core/routing/page-variant.ts';
import { galleryPath, internalPath, logoSheetPath } from '../astro/pages.ts';
import { logoSheetPage } from '../assets/logo-sheet.ts';
import type { RendererEntry } from '../compile/renderer.ts';
import { type DevBrand, DevBrands, type DevOptions } from './dev-brands.ts';
import { devPageHeader, keepDevPage } from './dev-pages.ts';

/** Functions of the portal's code for data of pages. */
type DevEntry = Pick<RendererEntry, 'islandData' | 'islandTexts' | 'languageContext'>;

/** Catalogues used by the parts in the gallery. */
const galleryTexts: readonly Area[] = ['forms', 'offer-form', 'agreements', 'placement-changes', 'week'];

const brokenBrandTitle: ReportText = reportText('build.dev.brokenBrand');
const noBrand = (id: string): ReportText => reportText('build.dev.noBrand', { id });

/**
 * Vite plug-in that serves the portal of each brand while its code and files are edited: addresses resolve like on a
 * built site, and a brand with errors shows its report instead of pages until it is corrected.
 */
export function devPlugin(options: DevOptions): Plugin {
  return {
    name: 'andana:dev',
    apply: 'serve',
    async configureServer(server) {
      const brands = new DevBrands(options);
      await brands.load();
      printReport(server, brands);
      watch(server, brands, options);
      server.middlewares.use((request, response, next) => {
        handleRequest(server, brands, options, request, response).then((isHandled) => {
          if (!isHandled) next();
        }, next);
      });
    },
  };
}

/** Prints the report in the terminal too, for errors of brands whose pages are not open. */
function printReport(server: ViteDevServer, brands: DevBrands): void {
  const report = brands.newReport();
  if (report !== undefined) server.config.logger.error(report);
}

function watch(server: ViteDevServer, brands: DevBrands, { brandsDir, root }: DevOptions): void {
  server.watcher.add([brandsDir, join(root, 'schemas')]);
  let timer: NodeJS.Timeout | undefined;
  const reload = async (): Promise<void> => {
    await brands.load();
    printReport(server, brands);
    server.ws.send({ type: 'full-reload' });
  };
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(brandsDir) && !file.startsWith(join(root, 'schemas'))) {
      brands.invalidateFiles();
      return;
    }
    // Editors save in several steps; one reload is enough.
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), 50);
  });
}

/** @returns whether the request has been handled; otherwise Astro handles it, perhaps at an internal address */
async function handleRequest(
  server: ViteDevServer,
  brands: DevBrands,
  options: DevOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const isGallery = pathname === galleryPath;
  const isLogoSheet = pathname === logoSheetPath;
  if (!isGallery && !isLogoSheet && /^\/(?:@|src\/|node_modules\/|\.|-\/|_image)/.test(pathname))
    return false;
  const id = options.brand ?? hostBrand(request.headers.host);
  const entry = (await server.ssrLoadModule(
    join(import.meta.dirname, '../../../portal/render/page-data.ts'),
  )) as DevEntry;
  const report = brands.report(id);
  if (report) {
    sendReport(response, report, options.language);
    return true;
  }
  const devBrand = await brands.get(id, {
    islandData: entry.islandData,
    islandTexts: (brand, language) => entry.islandTexts(brand, language, galleryTexts),
  });
  if (!devBrand) {
    sendReport(
      response,
      `${noBrand(id)[options.language ?? 'en']}\n\n${links(brands, request)}`,
      options.language,
    );
    return true;
  }
  if (isLogoSheet) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(logoSheetPage(devBrand.brand, options.language ?? 'en'));
    return true;
  }
  if (/^\/(?:_brand\/|manifest\.webmanifest$|favicon\.ico$)/.test(pathname)) {
    await sendFile(response, devBrand.folder, pathname);
    return true;
  }
  if (/\.\w+$/.test(pathname)) return false;
  const page = pageOf(devBrand, pathname, entry);
  request.headers[devPageHeader] = keepDevPage(isGallery ? { ...page, texts: galleryTexts } : page);
  if (!isGallery) request.url = `${internalPath(page.route)}${search}`;
  return false;
}

/**
 * Sends a file of a brand, read at once: the folder is rewritten after each change, and a file may go while it is sent.
 * @param pathname not decoded, so that encoded segments lead to no other folder
 */
async function sendFile(response: ServerResponse, folder: string, pathname: string): Promise<void> {
  const file = join(folder, pathname);
  const content = await readFile(file).catch(() => undefined);
  const headers = { 'content-type': contentType(file), 'cache-control': 'no-store' };
  response.writeHead(content ? 200 : 404, headers).end(content);
}

function pageOf({ brand, served }: DevBrand, pathname: string, entry: DevEntry): PageRequest {
  const match = matchAddress(brand, pathname);
  const { route, language, params } = match ?? {
    route: 'not-found' as const,
    language: brand.defaultLanguage,
    params: {},
  };
  const variant = pageVariant(route, params);
  const portal = entry.languageContext(brand, language);
  return { brand, served, portal, route, language, ...(variant && { variant }) };
}

/** Brand id of a host name: `illes` of `illes.localhost:4321`. */
function hostBrand(host = ''): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/\.?localhost$/, '')
    .toLowerCase();
}

function links(brands: DevBrands, request: IncomingMessage): string {
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
  return brands.ids.map((id) => `http://${id}.localhost${port}/`).join('\n');
}

/** Sends the report as a full page; Vite's client on it reloads the portal's page after the correction. */
function sendReport(response: ServerResponse, report: string, language: ReportLanguage = 'en'): void {
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    [
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${brokenBrandTitle[language]}</title>`,
      '<meta name="viewport" content="width=device-width"><script type="module" src="/@vite/client"></script>',
      '<style>body{margin:0;padding:2rem;background:#1b1d21;color:#f3f4f6;border-top:4px solid #ff7a7a}',
      'pre{font:1rem/1.5 ui-monospace,monospace;white-space:pre-wrap;max-width:110ch;margin:auto}</style>',
      `<pre>${escapeMarkup(report)}</pre></html>`,
    ].join(''),
  );
}
