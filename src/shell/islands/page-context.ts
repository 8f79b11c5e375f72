import { createContext, use } from 'react';
import type { PublicBrand } from '#brand/public-brand.ts';
import type { GuardedBrand, GuardedPage, GuardPage } from '#guards/decide.ts';
import type { CompiledMessage, Formatter } from '#i18n/formatter.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageAddresses } from '#routing/page-addresses.ts';
import type { RouteId } from '#routing/table.ts';

/** What stands in every page as JSON, for the head script and the islands. */
export interface PageData extends PageAddresses {
  brand: string;
  route: RouteId;
  /** The brand's choice for visitors who made none. */
  modoOscuro: 'off' | 'on' | 'sistema';
  /** Address of the `IslandData` of this brand and language. */
  data: string;
  /** Addresses of further texts that the islands of this page need: `Texts` each. */
  texts: readonly string[];
  /** What the guards must know before anything is painted. */
  guard: {
    page: GuardedPage;
    brand: GuardedBrand;
    /** Where the guards lead to, per language of the brand; `lost` for a page whose code is gone. */
    to: Readonly<Partial<Record<Language, Readonly<Record<GuardPage | 'lost', string>>>>>;
  };
}

/** Texts of one part of the portal in one language. */
export type Texts = Record<string, CompiledMessage>;

/** The file that islands read: the brand and the texts, the same for every page of a language. */
export interface IslandData {
  brand: PublicBrand;
  /** Texts that any page may need. */
  messages: Texts;
}

/** What every island knows of the page it stands on. */
export interface Page extends PageAddresses {
  route: RouteId;
  brand: PublicBrand;
  format: Formatter;
}

/** Id of the element that holds the page's `PageData`. */
export const pageDataId = 'page-data';

export const PageContext = createContext<Page | null>(null);

/** The page of the island that calls it. */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('usePage was called outside of an island');
  return page;
}
