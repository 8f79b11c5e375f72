import type { Language } from '#core/i18n/languages.ts';
import { addresses, isShell, type PortalRouting } from '#core/routing/addresses.ts';
import { bySpecificity } from '#core/routing/pattern.ts';
import type { RouteId } from '#core/routing/table.ts';
import { type CacheRule, cacheRules } from './cache.ts';
import { contentTypes } from './content-types.ts';
import { fileOfAddress, notFoundFile } from './served-file.ts';
import {
  drawingHeaders,
  type HeaderMap,
  headersWith,
  type SecurityReports,
  transportHeaders,
} from './security-headers.ts';

/** Leads every address that fits a pattern to the one page of a dynamic route, with status 200. */
export interface Rewrite {
  /** Path with parameters as `{id}`: one segment, not empty. Valid with and without a trailing slash. */
  pattern: string;
  /** The page, by its path in the site's folder. */
  file: string;
  route: RouteId;
  language: Language;
}

/** What host rules need to know of a brand besides its addresses. */
export interface HostedBrand {
  id: string;
  /** Full name of the portal. */
  name: string;
  /** Host name of the public portal. */
  domain?: string;
}

/**
 * How a host has to serve the folder of one brand's site, in no host's own words. Plain JSON; how each part is
 * meant, and in which order a host applies them, is written in the README beside this file.
 */
export interface HostRules {
  brand: HostedBrand;
  /** `/a/b` and `/a/b/` both give `a/b/index.html`, without a redirect. */
  cleanUrls: 'index';
  /** Addresses without an id, each of which has a file of its own; no rewrite takes any of them. */
  pages: readonly string[];
  /** For addresses that no file answers. The first that fits wins: literal segments stand before parameters. */
  rewrites: readonly Rewrite[];
  /** For everything else. */
  notFound: { file: string; status: 404 };
  headers: {
    /** On every answer. */
    always: HeaderMap;
    /** Besides, on every answer over HTTPS. */
    overHttps: HeaderMap;
    /** On every answer that sends a drawing (`.svg`), in the place of those of `always` with the same names. */
    drawings: HeaderMap;
  };
  /** On every answer that sends a file. The first rule that takes the file decides. */
  caching: readonly CacheRule[];
  /** `Content-Type` of every answer that sends a file, by its ending. */
  contentTypes: Readonly<Record<string, string>>;
}

/** Ending of the files of drawings. */
export const drawingEnding = '.svg';

/** Headers of an answer that sends a file of the site, but for those over HTTPS, its type and its caching. */
export const headersOf = ({ headers }: Pick<HostRules, 'headers'>, file: string): HeaderMap =>
  file.endsWith(drawingEnding) ? { ...headers.always, ...headers.drawings } : headers.always;

/**
 * The rules of a brand. The same brand gives the same rules in the same order.
 * @param reports where browsers report what the policy of its pages refuses, if anywhere
 */
export function computeHostRules(
  routing: PortalRouting,
  brand: HostedBrand,
  reports?: SecurityReports,
): HostRules {
  const all = addresses(routing);
  return {
    brand,
    cleanUrls: 'index',
    pages: all
      .filter((address) => !isShell(address))
      .map(({ pattern }) => pattern)
      .toSorted(),
    rewrites: all
      .filter(isShell)
      .map((address) => ({
        pattern: address.pattern,
        file: fileOfAddress(address),
        route: address.route,
        language: address.language,
      }))
      .toSorted((a, b) => bySpecificity(a.pattern, b.pattern) || (a.pattern < b.pattern ? -1 : 1)),
    notFound: { file: notFoundFile, status: 404 },
    headers: {
      always: headersWith(reports),
      overHttps: transportHeaders,
      drawings: drawingHeaders(reports?.address),
    },
    caching: cacheRules,
    contentTypes,
  };
}
