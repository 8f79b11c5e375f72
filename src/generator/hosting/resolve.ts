import { matchPattern } from '#core/routing/pattern.ts';
import type { HostRules } from './rules.ts';

/** Result for a request path: a file of the site with its status, or 400 if the path is invalid. */
export type Resolution = { status: 200 | 404; file: string } | { status: 400 };

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Whether decoded segments are valid parts of a file path: a slash or a dot segment would lead elsewhere. */
function areFileNames(segments: readonly string[]): boolean {
  return segments.every(
    (segment) => segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\0]/.test(segment),
  );
}

/**
 * Resolves a request path like a host that follows the rules: the file of that name, else the page at that address,
 * else the shell of the first matching rewrite, else the not-found page.
 * @param path of the request, percent-encoded, without query
 * @param hasFile whether the site has a file, by its path in the site's folder
 */
export function resolvePath(rules: HostRules, path: string, hasFile: (file: string) => boolean): Resolution {
  const { notFound } = rules;
  const segments = path.startsWith('/') ? decodeSegments(path) : undefined;
  if (!segments) return { status: 400 };
  const hasTrailingSlash = segments.at(-1) === '';
  const names = hasTrailingSlash ? segments.slice(0, -1) : segments;
  // The not-found page is not served under its own name.
  if (names.join('/') === notFound.file) return notFound;
  if (areFileNames(names)) {
    const candidates = [...(hasTrailingSlash ? [] : [names.join('/')]), [...names, 'index.html'].join('/')];
    const file = candidates.find(hasFile);
    if (file !== undefined) return { status: 200, file };
  }
  const isRelative = names.some((segment) => segment === '.' || segment === '..');
  const rewrite = isRelative ? undefined : rules.rewrites.find((it) => matchPattern(it.pattern, path));
  return rewrite && hasFile(rewrite.file) ? { status: 200, file: rewrite.file } : notFound;
}
