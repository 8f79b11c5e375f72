import { matchPattern } from '#core/routing/pattern.ts';
import type { HostRules } from './rules.ts';

/** What a request path leads to: a file of the site and its status, or nothing because the path cannot be read. */
export type Resolution = { status: 200 | 404; file: string } | { status: 400 };

function decodeSegments(path: string): string[] | undefined {
  try {
    return path.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Whether segments can be parts of a file's path: a decoded slash or a dot segment would lead somewhere else. */
function areNames(segments: readonly string[]): boolean {
  return segments.every((it) => it !== '' && it !== '.' && it !== '..' && !/[/\\\0]/.test(it));
}

/**
 * The file that a host obeying the rules sends for a path: the file of that name, else the page of that address,
 * else the shell of the first rewrite that fits, else the not-found page.
 * @param path path of the request as it was sent: percent-encoded, without query
 * @param hasFile whether the site has a file, by its path in the site's folder
 */
export function resolvePath(rules: HostRules, path: string, hasFile: (file: string) => boolean): Resolution {
  const { notFound } = rules;
  const segments = path.startsWith('/') ? decodeSegments(path) : undefined;
  if (!segments) return { status: 400 };
  const slash = segments.at(-1) === '';
  const names = slash ? segments.slice(0, -1) : segments;
  // Asked for by its name, the not-found page is not found either.
  if (names.join('/') === notFound.file) return notFound;
  if (areNames(names)) {
    const candidates = [...(slash ? [] : [names.join('/')]), [...names, 'index.html'].join('/')];
    const file = candidates.find(hasFile);
    if (file !== undefined) return { status: 200, file };
  }
  const isRelative = names.some((it) => it === '.' || it === '..');
  const rewrite = isRelative ? undefined : rules.rewrites.find((it) => matchPattern(it.pattern, path));
  return rewrite && hasFile(rewrite.file) ? { status: 200, file: rewrite.file } : notFound;
}
