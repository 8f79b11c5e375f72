import { alternatePatterns } from '#core/brand/public-brand.ts';
import { endOfDay, maintenancePeriod } from '#core/brand/calendar.ts';
import { cierraSesion } from '#core/contract/calls/account.ts';
import { pathOf } from '#core/contract/wire.ts';
import type { GuardPage } from '#core/guards/decide.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type Area, areas } from '#core/i18n/messages.ts';
import { href } from '#core/routing/addresses.ts';
import type { PageAddresses } from '#core/routing/page-addresses.ts';
import { routeFacts } from '#core/routing/route-facts.ts';
import { routeById, type RouteId } from '#core/routing/table.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { IslandData, PageFacts, PageData, PageTexts } from '#portal/island/page-context.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { joinTexts, languageContext } from './language-context.ts';
import type { PageRequest } from './page-request.ts';
import { serverFacts } from '#core/brand/server-facts.ts';
import { privacyLayers, retentionNote } from './privacy-layers.ts';

export { languageContext } from './language-context.ts';

/** The page's JSON, for the boot script and the islands. */
export function pageData(page: PageRequest): PageData {
  const { brand, route, language, served } = page;
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
    ...textsAddress(page),
    guard: pageGuard(brand, route),
    ...(route === 'logout' && brand.settings.apiCierreSesion && { endSession: endSession(brand) }),
    ...privacyLayers(page),
    ...retentionNote(page),
  };
}

/** Address of the file with the page's own texts, if it has any. */
function textsAddress({ brand, route, language, served, texts }: PageRequest): Pick<PageData, 'texts'> {
  const own = featureAreas(route, texts);
  if (own.length === 0) return {};
  const address = served.texts[language]?.[textsName(own)];
  if (!address) throw new Error(`The brand "${brand.id}" has no texts of "${own.join()}" in "${language}"`);
  return { texts: address };
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

/** Content of the data file for a brand and language. */
export function islandData(brand: Brand, language: Language): IslandData {
  const { brand: data, texts } = languageContext(brand, language);
  return { brand: data, messages: joinTexts(texts, commonAreas) };
}

/** The file of the texts of some areas, which all pages with exactly these share. */
const textsName = (own: readonly Area[]): string => own.join('_');

/**
 * The texts of the pages of a brand beyond the data file, by the name of their file: each kind of page has one.
 * @param gallery areas of the page that shows all parts to developers
 */
export function islandTexts(
  brand: Brand,
  language: Language,
  gallery: readonly Area[] = [],
): Record<string, PageTexts> {
  const { texts } = languageContext(brand, language);
  const kinds = [...brand.routes.map((route) => featureAreas(route)), featureAreas('not-found', gallery)];
  return Object.fromEntries(
    kinds.flatMap((own) => (own.length > 0 ? [[textsName(own), joinTexts(texts, own)]] : [])),
  );
}

/** The facts about the rendered page for islands, with exactly the texts of the page in the browser. */
export function islandPage(page: PageRequest): PageFacts {
  const { route, language, brand, portal, texts } = page;
  return {
    ...pageAddresses(brand, route, language),
    route,
    facts: routeFacts(route),
    brand: portal.brand,
    format: portal.format([...commonAreas, ...featureAreas(route, texts)]),
    ...privacyLayers(page),
    ...retentionNote(page),
  };
}
