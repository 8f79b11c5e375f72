import type { Piece, StartTag } from '../html/html-reader.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { Side } from '#core/routing/side.ts';
import type { CspAllowlist } from './csp-allowlist.ts';

/** Access to the files that pages load. */
export interface PageAssets {
  /** Text of a served file, by its address. */
  read: (address: string) => string;
  /** Addresses of a script's static imports, direct and transitive. */
  imports: (address: string) => readonly string[];
  /** Addresses of the scripts that the page of a route imports dynamically without being touched. */
  importedAtOnce: (route: RouteId, visitor: Side) => readonly string[];
}

/** Scripts with their static imports, without duplicates. */
export function withImports(addresses: readonly string[], assets: PageAssets): string[] {
  return [...new Set(addresses.flatMap((address) => [address, ...assets.imports(address)]))];
}

/** Value of an attribute; empty without it. */
export function value({ attributes }: StartTag, name: string): string {
  return attributes.get(name)?.value ?? '';
}

/** The address of the style sheet that a tag loads. */
export function sheetOf({ start }: Piece): string | undefined {
  return start?.name === 'link' && value(start, 'rel') === 'stylesheet' ? value(start, 'href') : undefined;
}

/**
 * Maximum length of an inlined style sheet or drawing, in characters; larger ones are better as separate files.
 */
const inlineLimit = 8000;

/** Markup for the style sheets of a page. */
interface InlinedStyles {
  /** Replaces the first sheet: what the second head script needs, and preloads of the others. */
  first: string;
  /** Replaces the last sheet. No head script waits for these. */
  rest: string;
}

/**
 * Inlines small style sheets in their order: on a slow connection a request costs more than their content. A script
 * waits for the sheets before it, and until it has run the browser does not look at what follows, because a page with a
 * policy of its own disables the preload scanner: so only the first sheet, the brand's, precedes the second head script.
 * @param inline inlines all sheets, for pages where visitors arrive: they are painted with the first response
 */
export function placeStyles(
  pieces: readonly Piece[],
  assets: PageAssets,
  allowlist: CspAllowlist,
  inline: boolean,
): InlinedStyles {
  const addresses = pieces.flatMap((piece) => sheetOf(piece) ?? []);
  if (addresses.length === 0) return { first: '', rest: '' };
  const isFile = (address: string): boolean => !inline && assets.read(address).length > inlineLimit;
  const render = (sheets: readonly string[]): string =>
    groupSheets(sheets, isFile)
      .map(([address = '', ...others]) => {
        if (isFile(address)) return `<link rel="stylesheet" href="${address}">`;
        const css = [address, ...others].map((sheet) => assets.read(sheet).trim()).join('\n');
        return `<style>${allowlist.addSheet(css)}</style>`;
      })
      .join('');
  const [first = '', ...later] = addresses;
  const files = later.filter(isFile).map((address) => `<link rel="preload" as="style" href="${address}">`);
  // Lists inlined sheets for later code that would otherwise fetch them.
  const inlined = later.filter((address) => !isFile(address)).join(' ');
  return {
    first: `${expectations(inline)}${render([first])}<meta name="styles" content="${inlined}">${files.join('')}`,
    rest: render(later),
  };
}

/** Phones whose first view is the content of a sign-in page alone, so that nothing moves when the footer arrives. */
const lowPhones = '(max-width: 25rem) and (max-height: 53rem)';

/**
 * Makes the first paint wait for the rest of the page: centred and wrapping content moves while it is still arriving.
 * Browsers wait for the start of an element, so it is the one behind what has to be there.
 * @param isEntry the page is a sign-in page, which phones paint before the footer
 */
function expectations(isEntry: boolean): string {
  const expectation = (id: string, media = ''): string =>
    `<link rel="expect" href="#${id}" blocking="render"${media && ` media="${media}"`}>`;
  if (!isEntry) return expectation('loading');
  return expectation('footer', lowPhones) + expectation('loading', `not (${lowPhones})`);
}

/** Groups sheets that are inlined together, in order; a file is a group of its own. */
function groupSheets(sheets: readonly string[], isFile: (address: string) => boolean): string[][] {
  const runs: string[][] = [];
  for (const address of sheets) {
    const last = runs.at(-1);
    if (last?.[0] === undefined || isFile(address) || isFile(last[0])) runs.push([address]);
    else last.push(address);
  }
  return runs;
}

/** Inlines a small drawing of high priority: the logo is there at the first paint. */
export function inlineDrawing(piece: Piece, assets: PageAssets): string {
  const { text, start } = piece;
  const source = start?.attributes.get('src');
  if (!start || !source || value(start, 'fetchpriority') !== 'high') return text;
  if (!/^\/_brand\/[^"]+\.svg$/.test(source.value)) return text;
  const drawing = assets.read(source.value);
  if (drawing.length > inlineLimit) return text;
  const dataUrl = `src="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
  return text.slice(0, source.start) + dataUrl + text.slice(source.end);
}

/**
 * Lists the scripts of the islands that hydrate at once, if only at some step, for the boot script, so that they are
 * fetched in parallel.
 * They are fetched before they are imported: a module script that failed once can never be loaded again in the same
 * document. Preload links would fetch also scripts that the tab has already loaded. The largest comes first.
 */
export function codeNames(pieces: readonly Piece[], assets: PageAssets): string {
  const entries = pieces.flatMap(({ start }) =>
    start?.name === 'astro-island' && ['load', 'step'].includes(value(start, 'client'))
      ? ['component-url', 'renderer-url'].map((name) => value(start, name))
      : [],
  );
  const files = withImports(entries, assets).sort((a, b) => assets.read(b).length - assets.read(a).length);
  return files.length > 0 ? `<meta name="code" content="${files.join(' ')}">` : '';
}
