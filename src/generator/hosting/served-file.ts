import type { Language } from '#core/i18n/languages.ts';
import { type PageAddress, isShell } from '#core/routing/addresses.ts';
import { segmentsOf } from '#core/routing/pattern.ts';
import { shellPath } from '#core/routing/shell-address.ts';
import type { RouteId } from '#core/routing/table.ts';

/** The not-found page, sent with status 404 for every address that is not the portal's. */
export const notFoundFile = '404.html';

/** The service worker. */
export const workerFile = 'sw.js';

/**
 * File of the page at a path without parameters: `a/b/index.html` for `/a/b`. Relative to the site's folder.
 */
export function fileOfPath(path: string): string {
  return [...segmentsOf(path).map(decodeURIComponent), 'index.html'].join('/');
}

/** File of the shell of a dynamic route in a language. Relative to the site's folder. */
function shellFile(route: RouteId, language: Language): string {
  return fileOfPath(shellPath(route, language));
}

/** Where the page behind an address lies. Relative to the site's folder, with forward slashes. */
export function fileOfAddress(address: PageAddress): string {
  return isShell(address) ? shellFile(address.route, address.language) : fileOfPath(address.pattern);
}
