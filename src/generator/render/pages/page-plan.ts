import type { Brand } from '#core/brand/brand.ts';
import { fileOfAddress, notFoundFile } from '#generator/hosting/served-file.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addresses, type PageAddress } from '#core/routing/addresses.ts';
import { pageVariant } from '#core/routing/page-variant.ts';
import type { RouteId } from '#core/routing/table.ts';

/** A page to render, with all files that hold it: the first is written, the others are hard links. */
export interface PlannedPage {
  route: RouteId;
  language: Language;
  /** Id of a brand-specific sign-in page, or value of an optional parameter that has pages of its own. */
  variant?: string;
  /** Paths below the site folder, with forward slashes; the canonical address first. */
  files: string[];
}

/** Plans the pages of a brand: one per route, language and variant. */
export function planPages(brand: Brand): PlannedPage[] {
  const pages = new Map<string, PlannedPage>();
  const byCanonical = (a: PageAddress, b: PageAddress): number => Number(b.canonical) - Number(a.canonical);
  for (const address of addresses(brand).toSorted(byCanonical)) {
    const { route, language, params } = address;
    const variant = pageVariant(route, params);
    const key = `${route} ${language} ${variant ?? ''}`;
    const page = pages.get(key) ?? { route, language, ...(variant && { variant }), files: [] };
    const file = fileOfAddress(address);
    if (!page.files.includes(file)) page.files.push(file);
    pages.set(key, page);
  }
  for (const page of pages.values()) {
    if (page.route === 'not-found' && page.language === brand.defaultLanguage) page.files.push(notFoundFile);
  }
  return [...pages.values()];
}
