import { createContext, use } from 'react';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Treatment } from '#core/brand/treatments.ts';
import type { GuardedBrand, GuardedPage, GuardPage } from '#core/guards/decide.ts';
import type { CompiledMessage, Formatter } from '#core/i18n/formatter.ts';
import type { Language, Localized } from '#core/i18n/languages.ts';
import type { Side } from '#core/routing/side.ts';
import type { PageAddresses } from '#core/routing/page-addresses.ts';
import type { RouteFacts } from '#core/routing/route-facts.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { Prefetch } from '#portal/data/prefetch/prefetch.ts';
import type { ServerFacts } from '#core/brand/server-facts.ts';

/** First layer of information on data protection, as a form shows it. */
export interface PrivacyLayer {
  title: string;
  rows: readonly (readonly [label: string, text: string])[];
  /** Words of the link to the policy. */
  more: string;
}

/** What stands in every page as JSON, for the head script and the islands. */
export interface PageData extends PageAddresses {
  brand: string;
  route: RouteId;
  facts: RouteFacts;
  /** The brand's choice for visitors who made none. */
  modoOscuro: 'off' | 'on' | 'sistema';
  /** Address of the `IslandData` of this brand and language. */
  data: string;
  /** The same in all languages, on pages that lead people on in theirs. */
  dataIn?: Localized;
  /** Addresses of further texts that the islands of this page need: `Texts` each. */
  texts: readonly string[];
  /** What the guards must know before anything is painted. */
  guard: {
    page: GuardedPage;
    brand: GuardedBrand;
    /** Where the guards lead to, per language of the brand. */
    to: Readonly<Partial<Record<Language, Readonly<Record<GuardPage, string>>>>>;
  };
  /** What the head asks for, and what decides which server it asks; absent where the page asks for nothing by itself. */
  ahead?: { server: ServerFacts; asks: readonly Prefetch[] };
  /** The call that ends a session at the server, by half; absent where the server has none, and on all pages but one. */
  endSession?: { server: ServerFacts; paths: Readonly<Record<Side, string>> };
  /** Of the forms of the page, by their names in `legal.tratamientos`. */
  privacy?: Readonly<Partial<Record<Treatment, PrivacyLayer>>>;
}

/** Texts of one part of the portal in one language. */
export type PageTexts = Record<string, CompiledMessage>;

/** The file that islands read: the brand and the texts, the same for every page of a language. */
export interface IslandData {
  brand: PublicBrand;
  /** Texts that any page may need. */
  messages: PageTexts;
}

/** What every island knows of the page it stands on. */
export interface PageFacts extends PageAddresses {
  route: RouteId;
  /** What the table says of the route. */
  facts: RouteFacts;
  brand: PublicBrand;
  format: Formatter;
  privacy?: PageData['privacy'];
}

export const PageContext = createContext<PageFacts | null>(null);

/** The page of the island that calls it. */
export function usePage(): PageFacts {
  const page = use(PageContext);
  if (!page) throw new Error('usePage was called outside of an island');
  return page;
}
