import { segmentsOf } from '#core/routing/pattern.ts';
import type { CacheRule } from '../cache.ts';
import { drawingEnding, type HostRules } from '../rules.ts';

const isParameter = (segment: string): boolean => segment.startsWith('{');

const escapeExpression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function replaceParameters(pattern: string, parameter: string, literal = (text: string) => text): string {
  return segmentsOf(pattern)
    .map((segment) => `/${isParameter(segment) ? parameter : literal(segment)}`)
    .join('');
}

/**
 * A regular expression, without anchors, for the raw request paths of a pattern, with or without a trailing slash.
 */
export const expressionOf = (pattern: string): string =>
  `${replaceParameters(pattern, '[^/?]+', escapeExpression)}/?`;

/** A pattern with `:id` in place of parameters. */
export const placeholderOf = (pattern: string): string => replaceParameters(pattern, ':id');

/** A pattern with `*` in place of parameters. */
export const globOf = (pattern: string): string => replaceParameters(pattern, '*');

/**
 * Expression for paths with empty or dot segments, which name neither a file nor a page. Some servers normalize such a
 * path before they look for files, which would give a page many addresses.
 */
export const malformedPath = '^[^?]*(?://|/(?:\\.|%2[Ee]){1,2}(?:/|\\?|$))';

/** Expression for paths with an encoded slash, which is valid only in a parameter. */
export const encodedSlash = '^[^?]*%(?:2[Ff]|5[Cc])';

/**
 * A regular expression for the files of a cache rule, by their path with a leading slash; undefined for all files.
 */
export function filesOf({ folders = [], files = [], endings = [] }: CacheRule): string | undefined {
  const parts = [
    ...files.map((it) => `/${escapeExpression(it)}$`),
    ...folders.map((it) => `/${escapeExpression(it)}`),
    ...endings.map((it) => `.*${escapeExpression(it)}$`),
  ];
  return parts.length > 0 ? `^(?:${parts.join('|')})` : undefined;
}

/** A regular expression for drawings, by their path. */
export const drawingFiles = `${escapeExpression(drawingEnding)}$`;

/** Folders of immutable files, with their `Cache-Control`. */
export function immutableFolders({ caching }: HostRules): { folder: string; cacheControl: string }[] {
  return caching.flatMap(({ folders = [], cacheControl }) =>
    folders.map((folder) => ({ folder, cacheControl })),
  );
}

/** `Cache-Control` of a cache class. */
export function cacheControlOf({ caching }: HostRules, cacheClass: CacheRule['class']): string {
  return caching.find((rule) => rule.class === cacheClass)?.cacheControl ?? 'no-cache';
}

/** Headers of every response of a host that supports HTTPS only. */
export const allHeaders = ({ headers }: HostRules): [string, string][] =>
  Object.entries({ ...headers.always, ...headers.overHttps });
