import {
  explanation,
  list,
  localize,
  type ReportText,
  reportText,
} from '#generator/diagnostics/report-text.ts';
import { suggestion, nearest } from '#generator/diagnostics/suggest.ts';
import type { Language } from '#core/i18n/languages.ts';
import { addresses, href, isShell, matchAddress, findMeantPage } from '#core/routing/addresses.ts';
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

/** Result for a link inside the portal: its address, or the mistake in it. */
export type PortalLink = { href: string } | { mistake: LinkMistake };

/** Routing data of the brand's portal. */
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

/** Settings that enable a page; one of several is enough. */
export function switchesOf(route: RouteId): Permission[] {
  const { permission } = routeById(route) as RouteEntry;
  return ([permission ?? []] as (Permission | Permission[])[]).flat();
}

/** The problem of a page that is switched off, with the location of the switch. */
function unavailable(draft: BrandDraft, address: string, match: Match, language: Language): LinkMistake {
  const permissions = switchesOf(match.route);
  const describeSwitches = (verb: ReportText): ReportText =>
    list(
      permissions.map((permission) =>
        localize(
          (reportLanguage) =>
            `\`${permissionSetting(permission)}\` ${verb[reportLanguage]} \`${!permission.startsWith('!')}\``,
        ),
      ),
      'disjunction',
    );
  const is = describeSwitches(reportText('links.unavailable.wordIs'));
  const to = describeSwitches(reportText('links.unavailable.wordTo'));
  const setPaths = permissions
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
    ...(setPaths.length > 0 && {
      related: setPaths.map((path) => ({
        location: draft.locate(path),
        note: reportText('links.unavailable.decides'),
      })),
    }),
  };
}

function otherLanguage(match: Match, language: Language, correct: string): LinkMistake {
  return {
    code: 'wrong-language-link',
    ...explanation('links.otherLanguage', {
      page: languageNames[match.language],
      text: languageNames[language],
      right: correct,
    }),
    address: correct,
  };
}

const signInAddress = /^(?:\/\w\w)?\/login\/([^/]+)\/?$/i;

const signInHref = (routing: PortalRouting, language: Language, id: string): string =>
  href(routing, 'login-specific', language, { id });

/** The sign-in page of the brand whose name is nearest to the end of an address, or has a word of it. */
function signInPage(routing: PortalRouting, path: string, language: Language): string | undefined {
  const [, typed] = signInAddress.exec(path) ?? [];
  if (typed === undefined) return undefined;
  const words = typed.toLowerCase().split(/[-_%\d]+/);
  const { specificLogins: ids } = routing;
  const sharing = ids.filter((id) => id.split('-').some((word) => word.length > 3 && words.includes(word)));
  const id = nearest(typed, ids) ?? (sharing.length === 1 ? sharing[0] : undefined);
  return id === undefined ? undefined : signInHref(routing, language, id);
}

/** What to do with an address like no other: one of a sign-in page may be another page of the brand. */
function withoutNear(routing: PortalRouting, path: string, language: Language): ReportText {
  if (!signInAddress.test(path) || routing.specificLogins.length === 0)
    return reportText('links.unknown.copy');
  const pages = [
    href(routing, 'login', language),
    ...routing.specificLogins.map((id) => signInHref(routing, language, id)),
  ];
  return reportText('links.unknown.signIn', { pages: list(pages.map((page) => `\`${page}\``)) });
}

function unknown(routing: PortalRouting, path: string, rest: string, language: Language): LinkMistake {
  const rescued = findMeantPage(routing, path, language);
  const staticAddresses = addresses(routing).filter(
    (address) => address.language === language && address.canonical && !isShell(address),
  );
  const near =
    rescued === undefined
      ? (signInPage(routing, path, language) ??
        nearest(
          path,
          staticAddresses.map(({ pattern }) => pattern),
        ))
      : href(routing, rescued.route, language, rescued.params);
  return {
    code: 'unknown-address',
    ...explanation('links.unknown', { shown: quotedAddress(path) }),
    ...(near
      ? { fix: suggestion(near), address: near + rest }
      : { fix: withoutNear(routing, path, language) }),
  };
}

/** Resolves links of one portal. A lookup goes through all addresses, so results are cached. */
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
   * Resolves the address of a link.
   * @param address begins with one `/`; may have a query and a hash
   * @param language of the text that contains the link
   * @param anySpelling whether the prefix of the language may be missing; the resolved address then has it. Texts shared by
   *   several brands have to be written without it.
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
      const canonical = href(this.#routing, match.route, language, match.params) + rest;
      if (match.language !== language) return { mistake: otherLanguage(match, language, canonical) };
      return { href: anySpelling ? canonical : address };
    }
    const allRoutes = { ...this.#routing, routes: routes.map(({ id }) => id) };
    const absent = findMeantPage(allRoutes, path, language);
    if (absent && !this.#routing.routes.includes(absent.route)) {
      const settings = switchesOf(absent.route).map((permission) => permissionSetting(permission).split('.'));
      if (!settings.every((path) => this.#draft.isSound(path))) return { href: address };
      return { mistake: unavailable(this.#draft, path, absent, language) };
    }
    // Another name of the page has been reported, and may be the one of the link.
    if (signInAddress.test(path) && !this.#draft.isSound(['loginsEspecificos'])) return { href: address };
    return { mistake: unknown(this.#routing, path, rest, language) };
  }
}

/** Resolver of links to the brand's portal. */
export const portalLinks = memoizePerDraft((draft) => new PortalLinks(draft));
