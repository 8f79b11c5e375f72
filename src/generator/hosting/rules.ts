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

/** Serves the page of a dynamic route at every address that matches a pattern, with status 200. */
export interface Rewrite {
  /**
   * Path with parameters as `{id}`, which match one non-empty segment. Valid with and without a trailing slash.
   */
  pattern: string;
  /** The page, by its path in the site's folder. */
  file: string;
  route: RouteId;
  language: Language;
}

/** Facts about a brand that host rules need besides its addresses. */
export interface HostedBrand {
  id: string;
  /** Full name of the portal. */
  name: string;
  /** Host name of the public portal. */
  domain?: string;
}

/**
 * Host-independent rules for serving the folder of one brand's site, as plain JSON. The README in this folder defines
 * each part and the order in which a host applies them.
 */
export interface HostRules {
  brand: HostedBrand;
  /** `/a/b` and `/a/b/` both give `a/b/index.html`, without a redirect. */
  cleanUrls: 'index';
  /** Addresses without an id; each is served by a file of its own, and no rewrite matches it. */
  pages: readonly string[];
  /** For addresses without a file. The first match wins: literal segments come before parameters. */
  rewrites: readonly Rewrite[];
  /** For everything else. */
  notFound: { file: string; status: 404 };
  headers: {
    /** For every response. */
    always: HeaderMap;
    /** Additional headers of every response over HTTPS. */
    overHttps: HeaderMap;
    /** For responses that send a drawing (`.svg`); replaces headers of `always` with the same names. */
    drawings: HeaderMap;
  };
  /** For responses that send a file. The first matching rule wins. */
  caching: readonly CacheRule[];
  /** `Content-Type` of responses that send a file, by extension. */
  contentTypes: Readonly<Record<string, string>>;
}

/** Extension of drawings. */
export const drawingEnding = '.svg';

/** Headers of a response that sends a file of the site, without those for HTTPS, type and caching. */
export const headersOf = ({ headers }: Pick<HostRules, 'headers'>, file: string): HeaderMap =>
  file.endsWith(drawingEnding) ? { ...headers.always, ...headers.drawings } : headers.always;

/**
 * Computes the host rules of a brand, in a stable order.
 * @param reports where browsers report policy violations on its pages, if anywhere
 */
export function computeHostRules(
  routing: PortalRouting,
  brand: HostedBrand,
  reports?: SecurityReports,
): HostRules {
  const allAddresses = addresses(routing);
  return {
    brand,
    cleanUrls: 'index',
    pages: allAddresses
      .filter((address) => !isShell(address))
      .map(({ pattern }) => pattern)
      .toSorted(),
    rewrites: allAddresses
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
