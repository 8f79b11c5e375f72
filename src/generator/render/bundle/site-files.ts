import { escapeMarkup } from '#core/shared/escape-markup.ts';
import type { Brand } from '#core/brand/brand.ts';
import { addresses, type PageAddress } from '#core/routing/addresses.ts';
import { routeById } from '#core/routing/table.ts';

/** Origin of the public portal; empty where the brand names no domain. */
function originOf(brand: Brand): string {
  const domain = brand.settings.dominio_produccion;
  return domain ? `https://${domain}` : '';
}

/** Pages that search engines should list: public ones, in their canonical address. */
function listed(brand: Brand): PageAddress[] {
  return addresses(brand).filter(({ route, canonical }) => canonical && routeById(route).indexed);
}

/**
 * Makes `sitemap.xml`, each page with its other languages; undefined without a domain, since a sitemap needs full URLs.
 */
export function sitemap(brand: Brand): string | undefined {
  const origin = originOf(brand);
  if (!origin) return undefined;
  const pages = listed(brand);
  const sameContent = (page: PageAddress): PageAddress[] =>
    pages.filter((it) => it.route === page.route && it.params['id'] === page.params['id']);
  const url = (page: PageAddress): string => {
    const alternates = sameContent(page).map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escapeMarkup(origin + alternate.pattern)}"/>`,
    );
    return `<url><loc>${escapeMarkup(origin + page.pattern)}</loc>${alternates.join('')}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(url),
    '</urlset>\n',
  ].join('\n');
}

/** Makes `robots.txt`: everything may be crawled; each page itself states whether it may be indexed. */
export function robots(brand: Brand): string {
  const origin = originOf(brand);
  return ['User-agent: *', 'Allow: /', ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
}

/** Colours of the installed app's frame. */
export interface AppColours {
  theme: string;
  background: string;
}

export interface AppIcon {
  src: string;
  sizes: string;
  type: string;
  purpose?: 'maskable';
}

/** Makes `manifest.webmanifest`, with which a phone can install the portal on its home screen. */
export function webManifest(brand: Brand, icons: readonly AppIcon[], colours: AppColours): string {
  const { nombre, nombreCorto, descripcion } = brand.settings;
  const manifest = {
    id: '/',
    name: nombre,
    short_name: nombreCorto,
    description: descripcion[brand.defaultLanguage],
    lang: brand.defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colours.theme,
    background_color: colours.background,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
