import { createContext, use } from 'react';
import type { Language, Localized } from '#i18n/languages.ts';
import type { RouteId } from '#routing/table.ts';

/** What every island knows of the page it stands on. */
export interface Page {
  route: RouteId;
  language: Language;
  /** Address pattern of this page per language of the brand, canonical form. */
  alternates: Localized;
}

export const PageContext = createContext<Page | null>(null);

/** The page of the island that calls it. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('usePage was called outside of an island');
  return page;
}
