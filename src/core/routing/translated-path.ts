import { bySpecificity, fillPattern, matchPattern } from './pattern.ts';
import type { RouteId } from './table.ts';

/** Address pattern of pages in one language. */
type Paths = Readonly<Partial<Record<RouteId, string>>>;

/**
 * Address of the same page in another language, with its query and fragment; unchanged where the path is not
 * among these pages.
 */
export function translatedPath(path: string, from: Paths, to: Paths): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const known = Object.entries(from).sort(([, a], [, b]) => bySpecificity(a, b));
  for (const [route, pattern] of known) {
    const params = matchPattern(pattern, pathname);
    if (!params) continue;
    const other = to[route as RouteId];
    return other === undefined ? path : fillPattern(other, params) + rest;
  }
  return path;
}
