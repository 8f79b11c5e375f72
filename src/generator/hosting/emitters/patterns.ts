import { segmentsOf } from '#core/routing/pattern.ts';
import type { CacheRule } from '../cache.ts';
import { drawingEnding, type HostRules } from '../rules.ts';

const isParameter = (segment: string): boolean => segment.startsWith('{');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function joined(pattern: string, parameter: string, literal = (text: string) => text): string {
  return segmentsOf(pattern)
    .map((segment) => `/${isParameter(segment) ? parameter : literal(segment)}`)
    .join('');
}

/** A pattern as a regular expression for a path as it was sent, with or without a slash at its end; no anchors. */
export const expressionOf = (pattern: string): string => `${joined(pattern, '[^/?]+', escaped)}/?`;

/** A pattern with `:id` in the place of parameters. */
export const placeholderOf = (pattern: string): string => joined(pattern, ':id');

/** A pattern with a star in the place of parameters. */
export const globOf = (pattern: string): string => joined(pattern, '*');

/**
 * Paths that name no file and no page, whatever lies where they lead: empty and dot segments. Some servers tidy up such
 * a path before they look for files, so that one page would have many addresses.
 */
export const crooked = '^[^?]*(?://|/(?:\\.|%2[Ee]){1,2}(?:/|\\?|$))';

/** The same with slashes that were encoded, which may stand in the place of a parameter only. */
export const encodedSlash = '^[^?]*%(?:2[Ff]|5[Cc])';

/** Files that a cache rule takes, as a regular expression for a path with its slash in front; nothing for all. */
export function filesOf({ folders = [], files = [], endings = [] }: CacheRule): string | undefined {
  const parts = [
    ...files.map((it) => `/${escaped(it)}$`),
    ...folders.map((it) => `/${escaped(it)}`),
    ...endings.map((it) => `.*${escaped(it)}$`),
  ];
  return parts.length > 0 ? `^(?:${parts.join('|')})` : undefined;
}

/** Files of drawings, as a regular expression for a path with its slash in front. */
export const drawingFiles = `${escaped(drawingEnding)}$`;

/** Folders with files that are kept for ever, with their `Cache-Control`. */
export function keptFolders({ caching }: HostRules): { folder: string; cacheControl: string }[] {
  return caching.flatMap(({ folders = [], cacheControl }) =>
    folders.map((folder) => ({ folder, cacheControl })),
  );
}

/** `Cache-Control` of the files of a class. */
export function cacheControlOf({ caching }: HostRules, wanted: CacheRule['class']): string {
  return caching.find((it) => it.class === wanted)?.cacheControl ?? 'no-cache';
}

/** Headers of every answer of a host that speaks HTTPS only. */
export const allHeaders = ({ headers }: HostRules): [string, string][] =>
  Object.entries({ ...headers.always, ...headers.overHttps });
