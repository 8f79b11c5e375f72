import type { Language } from '#core/i18n/languages.ts';
import { pageParams, type PageAddresses } from './page-addresses.ts';
import type { RouteId } from './table.ts';

const shells = '/_shell/';

/** Path of the single page that a dynamic route has in a language, for all ids. */
export function shellPath(route: RouteId, language: Language): string {
  return `${shells}${language}/${route}/`;
}

/**
 * Address of a dynamic page on a host without rewrite rules: the shell carries the requested address in its
 * hash, so that it arrives even where storage is blocked. The boot script of the shell restores it
 * (`carriedAddress`).
 */
export function shellAddress(route: RouteId, language: Language, requested: string): string {
  return `${shellPath(route, language)}#${requested}`;
}

/** The address (path, query and hash) that a shell has to show, if it belongs to this page. */
export function carriedAddress(
  page: PageAddresses,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): string | undefined {
  if (!pathname.startsWith(shells)) return undefined;
  const requested = hash.slice(1);
  const path = /^\/[^?#]*/.exec(requested)?.[0];
  return path && pageParams(page, path) ? requested : undefined;
}
