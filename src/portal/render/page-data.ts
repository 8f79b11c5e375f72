import { alternatePatterns, publicBrand } from '#core/brand/public-brand.ts';
import { endOfDay, maintenancePeriod } from '#core/brand/calendar.ts';
import { cierraSesion } from '#core/contract/calls/account.ts';
import { pathOf } from '#core/contract/wire.ts';
import type { GuardPage } from '#core/guards/decide.ts';
import { brandTexts } from '#core/i18n/brand-texts.ts';
import { createFormatter, type Formatter } from '#core/i18n/formatter.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type Area, areas } from '#core/i18n/messages.ts';
import { href } from '#core/routing/addresses.ts';
import type { PageAddresses } from '#core/routing/page-addresses.ts';
import { routeFacts } from '#core/routing/route-facts.ts';
import { routeById, type RouteId } from '#core/routing/table.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { IslandData, PageFacts, PageData, PageTexts } from '#portal/island/page-context.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { PageRequest } from './page-request.ts';
import { serverFacts } from '#core/brand/server-facts.ts';
import { privacyLayers } from './privacy-layers.ts';

/** The page's JSON, for the boot script and the islands. */
export function pageData({ brand, route, language, served, texts }: PageRequest): PageData {
  const data = served.data[language];
  if (!data) throw new Error(`The brand "${brand.id}" has no data file in "${language}"`);
  return {
    ...pageAddresses(brand, route, language),
    brand: brand.id,
    route,
    facts: routeFacts(route),
    modoOscuro: brand.settings.modoOscuro,
    data,
    ...(isSignInRoute(route) && { dataIn: served.data }),
    texts: featureAreas(route, texts).map((area) => {
      const address = served.texts[language]?.[area];
      if (!address) throw new Error(`The brand "${brand.id}" has no texts of "${area}" in "${language}"`);
      return address;
    }),
    guard: pageGuard(brand, route),
    ...(route === 'logout' && brand.settings.apiCierreSesion && { endSession: endSession(brand) }),
    ...privacyLayers(brand, route, language),
  };
}

/** Whether people sign in on the page: afterwards they continue in their preferred language. */
const isSignInRoute = (route: RouteId): boolean => routeById(route).login === true || route === 'sso';

const endSession = ({ settings }: Brand): NonNullable<PageData['endSession']> => ({
  server: serverFacts(settings),
  paths: {
    student: pathOf(cierraSesion, { tipo: 'Alumno' }),
    company: pathOf(cierraSesion, { tipo: 'Empresa' }),
  },
});

/** The instant from which on a brand does not have a page any more. */
export function endOfRoute({ settings }: Brand, route: RouteId): number | undefined {
  const { registroAlumnoHasta: last, zonaHoraria } = settings;
  return route === 'registration' && last !== undefined ? endOfDay(last, zonaHoraria) : undefined;
}

function pageGuard(brand: Brand, route: RouteId): PageData['guard'] {
  const { audience, login, open, service } = routeById(route);
  const { inMantenimiento } = brand.settings;
  const targets = (language: Language): Record<GuardPage, string> => ({
    home: href(brand, 'home', language),
    login: href(brand, 'login', language),
    maintenance: href(brand, 'maintenance', language),
  });
  return {
    page: {
      audience,
      ...omitUndefined({ login, open, service, until: endOfRoute(brand, route) }),
    },
    brand: {
      inMantenimiento,
      ...omitUndefined({ mantenimiento: maintenancePeriod(brand.settings) }),
    },
    to: Object.fromEntries(brand.languages.map((language) => [language, targets(language)])),
  };
}

function pageAddresses(brand: Brand, route: RouteId, language: Language): PageAddresses {
  const { variants } = routeById(route);
  return {
    language,
    defaultLanguage: brand.defaultLanguage,
    alternates: alternatePatterns(brand, route),
    ...omitUndefined({ variants }),
  };
}

/** Areas of the texts that any page may need, which are in the data file. */
const commonAreas = ['frame', 'actions', 'errors', 'notices', 'validation'] as const;

/** Areas of a page's own texts: the folder of its page file under src/portal/screens, and those named by its route. */
function featureAreas(route: RouteId, additional: readonly Area[] = []): Area[] {
  const { page = '', texts = [] } = routeById(route);
  const [feature] = page.split('/');
  return areas.filter((area) => area === feature || texts.includes(area) || additional.includes(area));
}

interface LanguageContext {
  data: IslandData;
  texts: Map<Area, PageTexts>;
  formats: Map<string, Formatter>;
}

const contexts = new WeakMap<Brand, Map<Language, LanguageContext>>();

/** Brand and texts of a language, memoized per brand. */
function languageContext(brand: Brand, language: Language): LanguageContext {
  const perLanguage = contexts.get(brand) ?? new Map<Language, LanguageContext>();
  contexts.set(brand, perLanguage);
  const known = perLanguage.get(language);
  if (known) return known;
  const messages = brandTexts(brand, language, commonAreas);
  const context = {
    data: { brand: publicBrand(brand, language), messages },
    texts: new Map<Area, PageTexts>(),
    formats: new Map<string, Formatter>(),
  };
  perLanguage.set(language, context);
  return context;
}

function textsOf(brand: Brand, language: Language, area: Area): PageTexts {
  const { texts } = languageContext(brand, language);
  const known = texts.get(area) ?? brandTexts(brand, language, [area]);
  texts.set(area, known);
  return known;
}

/** Content of the data file for a brand and language. */
export function islandData(brand: Brand, language: Language): IslandData {
  return languageContext(brand, language).data;
}

/** The texts of the pages of a brand beyond the data file, by area. */
export function islandTexts(brand: Brand, language: Language): Record<string, PageTexts> {
  const used = new Set(brand.routes.flatMap((route) => featureAreas(route)));
  return Object.fromEntries([...used].map((area) => [area, textsOf(brand, language, area)]));
}

/** The texts of a page: exactly those that its islands have in the browser. */
export function pageTexts({ brand, route, language, texts }: PageRequest): PageTexts {
  const own = featureAreas(route, texts).map((area) => textsOf(brand, language, area));
  return Object.assign({}, languageContext(brand, language).data.messages, ...own) as PageTexts;
}

/** Formatter with the texts of a page. */
function pageFormat(page: PageRequest): Formatter {
  const { brand, route, language, texts } = page;
  const { formats } = languageContext(brand, language);
  const key = featureAreas(route, texts).join();
  const known = formats.get(key) ?? createFormatter(language, pageTexts(page));
  formats.set(key, known);
  return known;
}

/** The facts about the rendered page as islands get them. */
export function islandPage(page: PageRequest): PageFacts {
  const { route, language, brand } = page;
  const { data } = languageContext(brand, language);
  const format = pageFormat(page);
  return {
    ...pageAddresses(brand, route, language),
    route,
    facts: routeFacts(route),
    brand: data.brand,
    format,
    ...privacyLayers(brand, route, language),
  };
}
