import type { Language } from '#core/i18n/languages.ts';
import { pageParams, type PageAddresses } from './page-addresses.ts';
import type { RouteId } from './table.ts';

const shells = '/_shell/';

/** Where the one page of a dynamic route in a language is served, whatever the id. */
export function shellPath(route: RouteId, language: Language): string {
  return `${shells}${language}/${route}/`;
}

/**
 * The way to a dynamic page on a host without rewrite rules: the shell carries the wanted address in its hash, so
 * that it arrives even where storage is blocked. The shell's head script puts it back (`carriedAddress`).
 */
export function shellAddress(route: RouteId, language: Language, wanted: string): string {
  return `${shellPath(route, language)}#${wanted}`;
}

/** The address that a shell was asked to show, if it is one of this page; path, query and hash. */
export function carriedAddress(
  page: PageAddresses,
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
): string | undefined {
  if (!pathname.startsWith(shells)) return undefined;
  const wanted = hash.slice(1);
  const path = /^\/[^?#]*/.exec(wanted)?.[0];
  return path && pageParams(page, path) ? wanted : undefined;
}
