import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { loadedAddresses } from '#generator/brands/styles/hidden-addresses.ts';
import type { Brand } from '#core/brand/brand.ts';
import { fileOfAddress } from '#generator/hosting/served-file.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import type { HostRules } from '#generator/hosting/rules.ts';
import { addresses } from '#core/routing/addresses.ts';
import type { SiteWriter } from '../bundle/site-writer.ts';
import type { PlannedPage } from '../pages/page-plan.ts';

/**
 * Checks the files of a site as a whole: addresses of the portal without a page, routes not rendered, dead links and
 * missing assets.
 * @param linked addresses that pages link to, each with one page that does
 */
export function checkSite(
  brand: Brand,
  plan: readonly PlannedPage[],
  site: SiteWriter,
  linked: ReadonlyMap<string, string>,
  rules: HostRules,
): string[] {
  return [
    ...missingPages(brand, site),
    ...missingRoutes(brand, plan),
    ...deadLinks(site, linked, rules),
    ...deadStyles(site),
  ];
}

function missingPages(brand: Brand, site: SiteWriter): string[] {
  return addresses(brand)
    .filter((address) => !site.files.has(fileOfAddress(address)))
    .map(({ pattern, route }) => `${pattern} has no file (page "${route}")`);
}

function missingRoutes(brand: Brand, plan: readonly PlannedPage[]): string[] {
  const hasPages = (route: string): boolean =>
    route !== 'login-specific' || Object.keys(brand.settings.loginsEspecificos).length > 0;
  return brand.routes
    .filter(hasPages)
    .flatMap((route) => brand.languages.map((language) => ({ route, language })))
    .filter(({ route, language }) => !plan.some((page) => page.route === route && page.language === language))
    .map(({ route, language }) => `The page "${route}" has not been rendered in "${language}"`);
}

function deadLinks(site: SiteWriter, linked: ReadonlyMap<string, string>, rules: HostRules): string[] {
  return [...linked]
    .filter(([path]) => resolvePath(rules, path, (file) => site.files.has(file)).status !== 200)
    .map(([path, file]) => `${file} leads to ${path}, which does not exist`);
}

function deadStyles(site: SiteWriter): string[] {
  return [...site.files.keys()]
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const css = readFileSync(join(site.folder, file), 'utf8');
      return loadedAddresses(css)
        .filter((url) => !url.startsWith('data:') && !url.startsWith('#'))
        .filter(
          (url) =>
            !site.files.has(posix.join(url.startsWith('/') ? '.' : dirname(file), url).replace(/^\//, '')),
        )
        .map((url) => `${file} loads ${url}, which does not exist`);
    });
}
