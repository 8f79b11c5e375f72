import { type Language, languages } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import {
  bySpecificity,
  fillPattern,
  isDynamic,
  matchPattern,
  optionalParameter,
  type Params,
  withoutOptional,
} from './pattern.ts';
import { routeById, type RouteEntry, type RouteId } from './table.ts';

/** The parts of a brand that decide its addresses. */
export interface PortalRouting {
  /** Languages in the brand's order. */
  languages: readonly Language[];
  defaultLanguage: Language;
  /** Routes that exist, in table order. */
  routes: readonly RouteId[];
  /** Ids of the specific logins, each with its own page. */
  specificLogins: readonly string[];
}

/** One address of a portal: a file, or for a dynamic route a pattern that leads to the shell. */
export interface PageAddress {
  /** Begins with `/`, no trailing slash; percent-encoded as in a URL, parameters as `{id}`. */
  pattern: string;
  route: RouteId;
  language: Language;
  /** Fixed parameters of the address, in the Spanish spelling of variants. */
  params: Params;
  /** Whether links use this address. */
  canonical: boolean;
}

const prefix = (language: Language, path: string): string =>
  path === '/' ? `/${language}` : `/${language}${path}`;

/**
 * Canonical address: the default language's own alias without segment, or `/L` and L's alias for another
 * language L.
 */
export function canonicalPattern(routing: PortalRouting, id: RouteId, language: Language): string {
  const path = routeById(id).paths[language];
  return language === routing.defaultLanguage ? path : prefix(language, path);
}

/** Address of a page in a language. Parameters with a spelling per language are given in Spanish. */
export function href(routing: PortalRouting, id: RouteId, language: Language, params: Params = {}): string {
  return fillPattern(
    canonicalPattern(routing, id, language),
    localizedParams(routeById(id), language, params),
  );
}

/** Translates variants of a parameter into the spelling of a language. */
function localizedParams(route: RouteEntry, language: Language, params: Params): Params {
  const entries = Object.entries(params).map(([name, value]) => {
    const variant = route.variants?.[name]?.find(({ es }) => es === value);
    return [name, variant ? variant[language] : value] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Language of an alias without segment: the default language if it has the alias, else the first language
 * with the alias.
 */
function languageOfAlias(routing: PortalRouting, sharing: readonly Language[]): Language {
  const [first] = sharing;
  if (!first) throw new Error('An alias belongs to at least one language');
  return sharing.includes(routing.defaultLanguage) ? routing.defaultLanguage : first;
}

interface Alias {
  path: string;
  params: Params;
  /** Whether the language has this spelling itself; the Spanish value of a variant is valid in every language. */
  own: boolean;
}

/** Aliases of a route in a language, without segment. Dynamic routes keep their parameters. */
function aliasesOf(routing: PortalRouting, route: RouteEntry, language: Language): Alias[] {
  const path = route.paths[language];
  if (route.id === 'login-specific') {
    return routing.specificLogins.map((id) => ({
      path: fillPattern(path, { id }),
      params: { id },
      own: true,
    }));
  }
  const optional = optionalParameter(path);
  const aliases: Alias[] = [{ path: withoutOptional(path), params: {}, own: true }];
  if (!optional) return aliases;
  for (const variant of route.variants?.[optional] ?? []) {
    for (const spelling of new Set([variant[language], variant.es])) {
      const own = spelling === variant[language];
      aliases.push({
        path: fillPattern(path, { [optional]: spelling }),
        params: { [optional]: variant.es },
        own,
      });
    }
  }
  return aliases;
}

/** A portal has some hundreds, and is asked for them at every step of its build. */
const known = new WeakMap<PortalRouting, readonly PageAddress[]>();

/**
 * All addresses of a portal, each once: every alias of every language without a segment, and `/L/` with L's
 * own aliases for every language L, the default one included.
 */
export function addresses(routing: PortalRouting): readonly PageAddress[] {
  const found = known.get(routing) ?? listAddresses(routing);
  known.set(routing, found);
  return found;
}

function listAddresses(routing: PortalRouting): PageAddress[] {
  const all = routing.routes.flatMap((id) => {
    const route = routeById(id);
    const perLanguage = routing.languages.map((language) => ({
      language,
      aliases: aliasesOf(routing, route, language),
    }));
    const result: PageAddress[] = [];
    const paths = new Map<string, Alias>();
    for (const { aliases } of perLanguage)
      for (const alias of aliases) paths.set(alias.path, paths.get(alias.path) ?? alias);
    for (const [path, { params }] of paths) {
      const sharing = perLanguage.filter(({ aliases }) => aliases.some((it) => it.path === path));
      const own = sharing.filter(({ aliases }) => aliases.some((it) => it.path === path && it.own));
      const language = languageOfAlias(
        routing,
        (own.length > 0 ? own : sharing).map((it) => it.language),
      );
      const isOwn = own.some((it) => it.language === language);
      result.push({
        pattern: path,
        route: id,
        language,
        params,
        canonical: isOwn && language === routing.defaultLanguage,
      });
    }
    for (const { language, aliases } of perLanguage) {
      for (const { path, params, own } of aliases) {
        const canonical = own && language !== routing.defaultLanguage;
        result.push({ pattern: prefix(language, path), route: id, language, params, canonical });
      }
    }
    return result;
  });
  return all;
}

/** Whether an address leads to a shell, because its page depends on an id that only the API knows. */
export function isShell(address: PageAddress): boolean {
  return isDynamic(address.pattern);
}

/** The page behind a path. */
export interface Match {
  route: RouteId;
  language: Language;
  params: Params;
}

/** Finds the page with exactly this path (no query, no hash) in a portal. */
export function matchAddress(routing: PortalRouting, path: string): Match | undefined {
  const found = addresses(routing)
    .toSorted((a, b) => bySpecificity(a.pattern, b.pattern))
    .map((address) => ({ address, params: matchPattern(address.pattern, path) }))
    .find(({ params }) => params !== undefined);
  if (!found?.params) return undefined;
  const { address, params } = found;
  return { route: address.route, language: address.language, params: { ...params, ...address.params } };
}

/**
 * Finds the page most likely meant by a path that was typed, bookmarked or shared: any spelling of any
 * language of the product, with or without language segment, in upper or lower case. The language is that of
 * the segment, else of the spelling, else the preferred one, as far as the brand has it. Where several
 * languages share the spelling it is the preferred one, else the default.
 */
export function findMeantPage(routing: PortalRouting, path: string, preferred?: Language): Match | undefined {
  const has = (language: Language | undefined): language is Language =>
    language !== undefined && routing.languages.includes(language);
  const segment = languages.find((it) => new RegExp(`^/${it}(/|$)`, 'i').test(path));
  const rest = segment ? path.slice(segment.length + 1) || '/' : path;
  const equal = (literal: string, typed: string): boolean =>
    foldDiacritics(literal) === foldDiacritics(typed);
  const inRouteOrder = routing.routes
    .flatMap((id) => languages.map((language) => ({ id, language, pattern: routeById(id).paths[language] })))
    .toSorted((a, b) => bySpecificity(a.pattern, b.pattern));
  const found = inRouteOrder.flatMap(({ id, language, pattern }) => {
    const params = matchPattern(pattern, rest, equal);
    const known = params && knownParams(routing, routeById(id), params);
    return known ? [{ route: id, language, params: known }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const { route, params } = first;
  const sharing = found.filter((it) => it.route === route).map(({ language }) => language);
  const spellingLanguage = [preferred, routing.defaultLanguage, ...sharing].find(
    (it) => has(it) && sharing.includes(it),
  );
  return {
    route,
    language: [segment, spellingLanguage, preferred].find(has) ?? routing.defaultLanguage,
    params,
  };
}

/**
 * Parameters with their variants in the Spanish spelling; `undefined` for the id of a specific login that
 * does not exist.
 */
function knownParams(routing: PortalRouting, route: RouteEntry, params: Params): Params | undefined {
  if (route.id === 'login-specific' && !routing.specificLogins.includes(params['id'] ?? '')) return undefined;
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    const variants = route.variants?.[name];
    const variant = variants?.find((it) => Object.values(it).includes(value.toLowerCase()));
    if (variants && !variant) continue;
    known[name] = variant ? variant.es : value;
  }
  return known;
}
