import { alternatePatterns, publicBrand } from '#brand/public-brand.ts';
import { compileMessages } from '#i18n/compile.ts';
import { createFormatter, type Formatter } from '#i18n/formatter.ts';
import type { Language } from '#i18n/languages.ts';
import { catalogue } from '#i18n/messages.ts';
import type { PageAddresses } from '#routing/page-addresses.ts';
import { routeById, type RouteId } from '#routing/table.ts';
import type { Brand } from '#brand/brand.ts';
import type { IslandData, Page, PageData } from '#shell/islands/page-context.ts';
import type { PageRequest } from './page-request.ts';

/** The page's JSON for the head script and the islands. */
export function pageData({ brand, route, language, served }: PageRequest): PageData {
  const data = served.data[language];
  if (!data) throw new Error(`The brand "${brand.id}" has no data file in "${language}"`);
  return {
    ...pageAddresses(brand, route, language),
    brand: brand.id,
    route,
    modoOscuro: brand.settings.modoOscuro,
    data,
  };
}

function pageAddresses(brand: Brand, route: RouteId, language: Language): PageAddresses {
  const { variants } = routeById(route);
  return {
    language,
    defaultLanguage: brand.defaultLanguage,
    alternates: alternatePatterns(brand, route),
    ...(variants ? { variants } : {}),
  };
}

interface LanguageContext {
  data: IslandData;
  format: Formatter;
}

const contexts = new WeakMap<Brand, Map<Language, LanguageContext>>();

/** Brand and texts of a language are made once per brand, not once per page. */
function languageContext(brand: Brand, language: Language): LanguageContext {
  const perLanguage = contexts.get(brand) ?? new Map<Language, LanguageContext>();
  contexts.set(brand, perLanguage);
  const known = perLanguage.get(language);
  if (known) return known;
  const messages = compileMessages(catalogue(language, ['frame'], brand.messages));
  const context = {
    data: { brand: publicBrand(brand, language), messages },
    format: createFormatter(language, messages),
  };
  perLanguage.set(language, context);
  return context;
}

/** The file that islands of a brand and language read. */
export function islandData(brand: Brand, language: Language): IslandData {
  return languageContext(brand, language).data;
}

/** Texts and formats for the page that is being rendered. */
export function pageFormatter({ brand, language }: PageRequest): Formatter {
  return languageContext(brand, language).format;
}

/** The island's view of the page that is being rendered. */
export function islandPage(request: PageRequest): Page {
  const { route, language, brand } = request;
  const { data, format } = languageContext(brand, language);
  return { ...pageAddresses(brand, route, language), route, brand: data.brand, format };
}
