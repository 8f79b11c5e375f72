import type { Brand } from '#core/brand/brand.ts';
import { fileOfAddress, notFoundFile } from '#generator/hosting/served-file.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addresses, type PageAddress } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';

/** One page to render, and all the files that hold it: the first is written, the others are links to it. */
export interface PlannedPage {
  route: RouteId;
  language: Language;
  /** Id of a specific login. */
  variant?: string;
  /** Paths below the site folder, with forward slashes; the canonical address first. */
  files: string[];
}

/** What is rendered for a brand: one page per route and language, and one per specific login. */
export function planPages(brand: Brand): PlannedPage[] {
  const pages = new Map<string, PlannedPage>();
  const byCanonical = (a: PageAddress, b: PageAddress): number => Number(b.canonical) - Number(a.canonical);
  for (const address of addresses(brand).toSorted(byCanonical)) {
    const { route, language, params } = address;
    const variant = route === 'login-specific' ? params['id'] : undefined;
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
