import { createHash } from 'node:crypto';
import type { BrandSettings } from '#brand/brand.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineDrawings, type PageAssets, placeStyles, preloadScripts } from './page-assets.ts';

const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const charset = '<meta charset="utf-8">';
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const hashes = new Map<string, string>();

function hashOf(code: string): string {
  const known = hashes.get(code);
  if (known) return known;
  const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
  hashes.set(code, hash);
  return hash;
}

const style = /<style>([\s\S]*?)<\/style>/g;

/** Hashes of the style sheets inside a page. */
export function inlineStyleHashes(html: string): string[] {
  return [...html.matchAll(style)].map(([, css = '']) => hashOf(css));
}

/** The inline scripts of a page that a browser would run, in document order. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(
      ([, attributes = '']) =>
        !/\ssrc=/.test(attributes) && !/\stype="application\/(?:ld\+)?json"/.test(attributes),
    )
    .map(([, , code = '']) => code);
}

/** Hashes of the inline scripts of a page, as a content security policy names them, each once. */
export function inlineScriptHashes(html: string): string[] {
  return [...new Set(inlineScripts(html).map(hashOf))];
}

/** Everything in the place where it serves the visitor best. */
function place(html: string, assets: PageAssets, isEntry: boolean): string {
  const styled = placeStyles(html, assets, isEntry);
  return preloadScripts(isEntry ? inlineDrawings(styled, assets) : styled, assets);
}

/**
 * Turns what Astro rendered into what is served: without the traces that differ between machines (the island's
 * `uid` is a hash of an absolute path and nothing reads it), without the inline style that the policy would block
 * (the base style sheet has the rule), with what it loads in the order that serves it best, and with the page's policy
 * as the first thing after its charset.
 * @param options `isEntry` for pages where visitors arrive: what is seen first stands in the page itself
 */
export function finishPage(
  html: string,
  settings: BrandSettings,
  { assets, isEntry = false }: { assets?: PageAssets; isEntry?: boolean } = {},
): string {
  const stable = html.replaceAll(/<astro-island uid="[^"]*"/g, '<astro-island').replaceAll(islandStyle, '');
  if (!stable.includes(charset)) throw new Error(`The page has no ${charset}`);
  const placed = assets ? place(stable, assets, isEntry) : stable;
  const policy = contentSecurityPolicy(settings, inlineScriptHashes(placed), inlineStyleHashes(placed));
  return placed.replace(charset, `${charset}<meta http-equiv="content-security-policy" content="${policy}">`);
}
