import { didYouMean, nearest } from '#diagnostics/suggest.ts';
import type { Language } from '#i18n/languages.ts';
import { addresses, href, isShell, matchAddress, rescueAddress } from '#routing/addresses.ts';
import type { Match, PortalRouting } from '#routing/addresses.ts';
import { permissionSetting } from '#routing/permissions.ts';
import type { Permission } from '#routing/permissions.ts';
import { routeById, routes } from '#routing/table.ts';
import type { RouteEntry } from '#routing/table.ts';
import { oncePerDraft } from '../checked.ts';
import type { Draft } from '../draft.ts';
import { englishNames } from '../language-names.ts';
import { permittedRoutes } from '../resolve.ts';
import type { LinkMistake } from './mistake.ts';
import { quotedAddress } from './mistake.ts';

/** What a link inside the portal leads to: its address, or what is wrong with it. */
export type PortalLink = { href: string } | { mistake: LinkMistake };

const deadEnd = 'People who click the link would see "page not found".';

function routingOf({ settings }: Draft): PortalRouting {
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

function permissionsOf(match: Match): Permission[] {
  const { permission } = routeById(match.route) as RouteEntry;
  return ([permission ?? []] as (Permission | Permission[])[]).flat();
}

/** The switch that takes the page away, with its place. */
function unavailable(draft: Draft, address: string, match: Match, language: Language): LinkMistake {
  const permissions = permissionsOf(match);
  const wanted = (verb: string) =>
    permissions
      .map((one) => `\`${permissionSetting(one)}\` ${verb} \`${!one.startsWith('!')}\``)
      .join(' or ');
  const written = permissions
    .map((one) => permissionSetting(one).split('.'))
    .filter((path) => draft.origin(path) !== 'default');
  return {
    code: 'unavailable-address',
    what: `This portal has no page ${quotedAddress(address)} (${pageTitle(match, language)}).`,
    why: `The page exists only when ${wanted('is')}. ${deadEnd}`,
    fix: `Take the link out, or set ${wanted('to')}.`,
    ...(written.length > 0 && {
      related: written.map((path) => ({
        location: draft.locate(path),
        note: 'this setting decides about the page.',
      })),
    }),
  };
}

function otherLanguage(match: Match, language: Language, right: string): LinkMistake {
  return {
    code: 'wrong-language-link',
    what: `This link leads to the page in another language (${englishNames[match.language]}), and stands in a text in ${englishNames[language]}.`,
    why: 'Whoever clicks it would suddenly read another language.',
    fix: `Write \`${right}\`.`,
  };
}

function unknown(routing: PortalRouting, path: string, language: Language): LinkMistake {
  const meant = rescueAddress(routing, path, language);
  const own = addresses(routing).filter(
    (address) => address.language === language && address.canonical && !isShell(address),
  );
  const near = nearest(
    path,
    own.map(({ pattern }) => pattern),
  );
  const suggestion = meant
    ? `Did you mean \`${href(routing, meant.route, language, meant.params)}\`?`
    : undefined;
  return {
    code: 'unknown-address',
    what: `The portal has no page ${quotedAddress(path)}.`,
    why: deadEnd,
    fix:
      suggestion ??
      (near && didYouMean(path, [near])) ??
      'Open the page in the portal and copy its address from the first single `/` on, for example `/login`.',
  };
}

/**
 * Addresses of one portal. Looking one up goes through all of them, so answers are kept.
 */
class PortalLinks {
  readonly #draft: Draft;
  readonly #routing: PortalRouting;
  readonly #matches: Map<string, Match | undefined>;

  constructor(draft: Draft) {
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
      const settings = permissionsOf(absent).map((one) => permissionSetting(one).split('.'));
      if (!settings.every((path) => this.#draft.isSound(path))) return { href: address };
      return { mistake: unavailable(this.#draft, path, absent, language) };
    }
    return { mistake: unknown(this.#routing, path, language) };
  }
}

/** The addresses of the brand's portal. */
export const portalLinks = oncePerDraft((draft) => new PortalLinks(draft));
