import type { Language } from '#core/i18n/languages.ts';
import { type PageAddress, isShell } from '#core/routing/addresses.ts';
import { segmentsOf } from '#core/routing/pattern.ts';
import { shellPath } from '#core/routing/shell-address.ts';
import type { RouteId } from '#core/routing/table.ts';

/** The page that answers, with status 404, every address that is none of the portal's. */
export const notFoundFile = '404.html';

/** Where the page of a path without parameters lies: `/a/b` is `a/b/index.html`. Relative to the site's folder. */
export function fileOfPath(path: string): string {
  return [...segmentsOf(path).map(decodeURIComponent), 'index.html'].join('/');
}

/** Where the one page of a dynamic route in a language lies, whatever the id. Relative to the site's folder. */
function shellFile(route: RouteId, language: Language): string {
  return fileOfPath(shellPath(route, language));
}

/** Where the page behind an address lies. Relative to the site's folder, with forward slashes. */
export function fileOfAddress(address: PageAddress): string {
  return isShell(address) ? shellFile(address.route, address.language) : fileOfPath(address.pattern);
}
