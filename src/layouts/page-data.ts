import { alternatePatterns, portalRouting, publicBrand } from '#brand/public-brand.ts';
import type { GuardPage } from '#guards/decide.ts';
import { compileMessages } from '#i18n/compile.ts';
import { createFormatter, type Formatter } from '#i18n/formatter.ts';
import type { Language } from '#i18n/languages.ts';
import { type Area, areas, catalogue } from '#i18n/messages.ts';
import { href } from '#routing/addresses.ts';
import type { PageAddresses } from '#routing/page-addresses.ts';
import { routeById, type RouteId } from '#routing/table.ts';
import type { Brand } from '#brand/brand.ts';
import type { IslandData, Page, PageData, Texts } from '#shell/islands/page-context.ts';
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
    texts: featureAreas(route).map((area) => {
      const texts = served.texts[language]?.[area];
      if (!texts) throw new Error(`The brand "${brand.id}" has no texts of "${area}" in "${language}"`);
      return texts;
    }),
    guard: pageGuard(brand, route),
  };
}

function pageGuard(brand: Brand, route: RouteId): PageData['guard'] {
  const { audience, login, open, service } = routeById(route);
  const routing = portalRouting(brand);
  const targets = (language: Language): Record<GuardPage | 'lost', string> => ({
    home: href(routing, 'home', language),
    login: href(routing, 'login', language),
    maintenance: href(routing, 'maintenance', language),
    lost: href(routing, 'not-found', language),
  });
  return {
    page: {
      audience,
      ...(login ? { login } : {}),
      ...(open ? { open } : {}),
      ...(service ? { service } : {}),
    },
    brand: { inMantenimiento: brand.settings.inMantenimiento },
    to: Object.fromEntries(brand.languages.map((language) => [language, targets(language)])),
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

/** Texts that any page may need: they stand in the data file. */
const commonAreas = ['frame', 'actions', 'errors', 'notices', 'validation'] as const;

/** The texts of a page's own: those of the folder under src/screens that its page file is in. */
function featureAreas(route: RouteId): Area[] {
  const [feature = ''] = (routeById(route).page ?? '').split('/');
  return areas.filter((area) => area === feature);
}

interface LanguageContext {
  data: IslandData;
  texts: Map<Area, Texts>;
  formats: Map<string, Formatter>;
}

const contexts = new WeakMap<Brand, Map<Language, LanguageContext>>();

/** Brand and texts of a language are made once per brand, not once per page. */
function languageContext(brand: Brand, language: Language): LanguageContext {
  const perLanguage = contexts.get(brand) ?? new Map<Language, LanguageContext>();
  contexts.set(brand, perLanguage);
  const known = perLanguage.get(language);
  if (known) return known;
  const messages = compileMessages(catalogue(language, commonAreas, brand.messages));
  const context = {
    data: { brand: publicBrand(brand, language), messages },
    texts: new Map<Area, Texts>(),
    formats: new Map<string, Formatter>(),
  };
  perLanguage.set(language, context);
  return context;
}

function textsOf(brand: Brand, language: Language, area: Area): Texts {
  const { texts } = languageContext(brand, language);
  const known = texts.get(area) ?? compileMessages(catalogue(language, [area], brand.messages));
  texts.set(area, known);
  return known;
}

/** The file that islands of a brand and language read. */
export function islandData(brand: Brand, language: Language): IslandData {
  return languageContext(brand, language).data;
}

/** The further texts that pages of a brand need, by area. */
export function islandTexts(brand: Brand, language: Language): Record<string, Texts> {
  const used = new Set(brand.routes.flatMap(featureAreas));
  return Object.fromEntries([...used].map((area) => [area, textsOf(brand, language, area)]));
}

/** Texts and formats for a page: no more than the page's islands will have in the browser. */
function pageFormat(brand: Brand, route: RouteId, language: Language): Formatter {
  const { data, formats } = languageContext(brand, language);
  const own = featureAreas(route);
  const key = own.join();
  const known =
    formats.get(key) ??
    createFormatter(
      language,
      Object.assign({}, data.messages, ...own.map((area) => textsOf(brand, language, area))) as Texts,
    );
  formats.set(key, known);
  return known;
}

/** Texts and formats for the page that is being rendered. */
export function pageFormatter({ brand, route, language }: PageRequest): Formatter {
  return pageFormat(brand, route, language);
}

/** The island's view of the page that is being rendered. */
export function islandPage({ route, language, brand }: PageRequest): Page {
  const { data } = languageContext(brand, language);
  const format = pageFormat(brand, route, language);
  return { ...pageAddresses(brand, route, language), route, brand: data.brand, format };
}
