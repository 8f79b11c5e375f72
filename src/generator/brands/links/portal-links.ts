import {
  explanation,
  list,
  localize,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import { meant, nearest } from '#generator/diagnostics/suggest.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addresses, href, isShell, matchAddress, rescueAddress } from '#core/routing/addresses.ts';
import type { Match, PortalRouting } from '#core/routing/addresses.ts';
import { permissionSetting } from '#core/routing/permissions.ts';
import type { Permission } from '#core/routing/permissions.ts';
import { routeById, routes } from '#core/routing/table.ts';
import type { RouteEntry, RouteId } from '#core/routing/table.ts';
import { memoizePerDraft } from '../rules/memoize-per-draft.ts';
import type { BrandDraft } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { permittedRoutes } from '../resolve/resolve.ts';
import type { LinkMistake } from './mistake.ts';
import { quotedAddress } from './mistake.ts';

/** What a link inside the portal leads to: its address, or what is wrong with it. */
export type PortalLink = { href: string } | { mistake: LinkMistake };

/** Addresses of the brand's portal as data. */
export function routingOf({ settings }: BrandDraft): PortalRouting {
  return {
    languages: settings.idiomas,
    defaultLanguage: settings.idiomaDefecto,
    routes: permittedRoutes(settings),
    specificLogins: Object.keys(settings.loginsEspecificos).sort(),
  };
}

function pageTitle(match: Match, language: Language): string {
  return routeById(match.route).title[language];
}

/** Settings that bring a page; of several one is enough. */
export function switchesOf(route: RouteId): Permission[] {
  const { permission } = routeById(route) as RouteEntry;
  return ([permission ?? []] as (Permission | Permission[])[]).flat();
}

/** The switch that takes the page away, with its place. */
function unavailable(draft: BrandDraft, address: string, match: Match, language: Language): LinkMistake {
  const permissions = switchesOf(match.route);
  const wanted = (verb: ReportText): ReportText =>
    list(
      permissions.map((one) =>
        localize((own) => `\`${permissionSetting(one)}\` ${verb[own]} \`${!one.startsWith('!')}\``),
      ),
      'disjunction',
    );
  const is = wanted(reportText('links.unavailable.wordIs'));
  const to = wanted(reportText('links.unavailable.wordTo'));
  const written = permissions
    .map((one) => permissionSetting(one).split('.'))
    .filter((path) => draft.origin(path) !== 'default');
  return {
    code: 'unavailable-address',
    ...explanation('links.unavailable', {
      shown: quotedAddress(address),
      pageTitle: pageTitle(match, language),
      is,
      to,
    }),
    ...(written.length > 0 && {
      related: written.map((path) => ({
        location: draft.locate(path),
        note: reportText('links.unavailable.decides'),
      })),
    }),
  };
}

function otherLanguage(match: Match, language: Language, right: string): LinkMistake {
  return {
    code: 'wrong-language-link',
    ...explanation('links.otherLanguage', {
      page: languageNames[match.language],
      text: languageNames[language],
      right,
    }),
    address: right,
  };
}

function unknown(routing: PortalRouting, path: string, rest: string, language: Language): LinkMistake {
  const rescued = rescueAddress(routing, path, language);
  const own = addresses(routing).filter(
    (address) => address.language === language && address.canonical && !isShell(address),
  );
  const near =
    rescued === undefined
      ? nearest(
          path,
          own.map(({ pattern }) => pattern),
        )
      : href(routing, rescued.route, language, rescued.params);
  return {
    code: 'unknown-address',
    ...explanation('links.unknown', { shown: quotedAddress(path) }),
    ...(near ? { fix: meant(near), address: near + rest } : { fix: reportText('links.unknown.copy') }),
  };
}

/**
 * Addresses of one portal. Looking one up goes through all of them, so answers are kept.
 */
class PortalLinks {
  readonly #draft: BrandDraft;
  readonly #routing: PortalRouting;
  readonly #matches: Map<string, Match | undefined>;

  constructor(draft: BrandDraft) {
    this.#draft = draft;
    this.#routing = routingOf(draft);
    const pages = addresses(this.#routing).filter((address) => !isShell(address));
    this.#matches = new Map(
      pages.map(({ pattern, route, language, params }) => [pattern, { route, language, params }]),
    );
  }

  #match(path: string): Match | undefined {
    if (!this.#matches.has(path)) this.#matches.set(path, matchAddress(this.#routing, path));
    return this.#matches.get(path);
  }

  /**
   * @param address begins with one `/`; may have a query and a hash
   * @param language of the text that the link stands in
   * @param anySpelling whether the address may stand without the segment of the language; the answer then has it.
   * A text that several brands share can only be written so.
   */
  resolve(address: string, language: Language, anySpelling: boolean): PortalLink {
    const path = /^[^?#]*/.exec(address)?.[0] ?? '';
    const rest = address.slice(path.length);
    const exact = this.#match(path);
    const match =
      exact?.language !== language && anySpelling
        ? (this.#match(`/${language}${path === '/' ? '' : path}`) ?? exact)
        : exact;
    if (match) {
      const right = href(this.#routing, match.route, language, match.params) + rest;
      if (match.language !== language) return { mistake: otherLanguage(match, language, right) };
      return { href: anySpelling ? right : address };
    }
    const everything = { ...this.#routing, routes: routes.map(({ id }) => id) };
    const absent = rescueAddress(everything, path, language);
    if (absent && !this.#routing.routes.includes(absent.route)) {
      const settings = switchesOf(absent.route).map((one) => permissionSetting(one).split('.'));
      if (!settings.every((path) => this.#draft.isSound(path))) return { href: address };
      return { mistake: unavailable(this.#draft, path, absent, language) };
    }
    return { mistake: unknown(this.#routing, path, rest, language) };
  }
}

/** The addresses of the brand's portal. */
export const portalLinks = memoizePerDraft((draft) => new PortalLinks(draft));
