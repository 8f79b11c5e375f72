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

/** First layer of the information on data protection, as a form shows it. */
export interface PrivacyLayer {
  title: string;
  rows: readonly (readonly [label: string, text: string])[];
  /** Text of the link to the policy. */
  more: string;
}

/** The JSON in every page, for the boot script and the islands. */
export interface PageData extends PageAddresses {
  brand: string;
  route: RouteId;
  facts: RouteFacts;
  /** The brand's choice for visitors who made none. */
  modoOscuro: 'off' | 'on' | 'sistema';
  /** Address of the `IslandData` of this brand and language. */
  data: string;
  /** These addresses for all languages, on pages that continue in the language of the person. */
  dataIn?: Localized;
  /** Address of the further texts for the islands of this kind of page: `PageTexts`. */
  texts?: string;
  /** Input of the guards, for the route decision before the first paint. */
  guard: {
    page: GuardedPage;
    brand: GuardedBrand;
    /** Where the guards lead to, per language of the brand. */
    to: Readonly<Partial<Record<Language, Readonly<Record<GuardPage, string>>>>>;
  };
  /** The prefetches, and the settings that determine the server; absent on public pages. */
  prefetch?: { server: ServerFacts; calls: readonly Prefetch[] };
  /** Brand and texts for the pieces painted before the code has come; see `paintBlocks`. */
  paint?: {
    paths: PublicBrand['paths'];
    fields: Partial<PublicBrand['fields']>;
    settings: Partial<PublicBrand['settings']>;
    texts: PageTexts;
  };
  /**
   * Call that ends a session at the server, by side; only on the page that signs out, where the server has the call.
   */
  endSession?: { server: ServerFacts; paths: Readonly<Record<Side, string>> };
  /** Privacy layers of the forms of the page, by their names in `legal.tratamientos`. */
  privacy?: Readonly<Partial<Record<Treatment, PrivacyLayer>>>;
  /** How long the data of the page's owner are kept. */
  retention?: { title: string; text: string; more: string };
}

/** Texts of the portal in one language. */
export type PageTexts = Record<string, CompiledMessage>;

/** The data file of the islands: the brand and the texts, the same for every page of a language. */
export interface IslandData {
  brand: PublicBrand;
  /** Texts that any page may need. */
  messages: PageTexts;
}

/** The facts that every island knows about its page. */
export interface PageFacts extends PageAddresses {
  route: RouteId;
  /** Facts of the route table. */
  facts: RouteFacts;
  brand: PublicBrand;
  format: Formatter;
  privacy?: PageData['privacy'];
  retention?: PageData['retention'];
}

export const PageContext = createContext<PageFacts | null>(null);

/** The page that the calling island is on. */
export function usePage(): PageFacts {
  const page = use(PageContext);
  if (!page) throw new Error('usePage was called outside of an island');
  return page;
}
