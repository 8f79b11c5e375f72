import type { Piece, StartTag } from '../html/html-reader.ts';
import type { KnownCode } from './known-code.ts';

/** What a finished page may say of the files that it loads. */
export interface PageAssets {
  /** Text of a served file, by its address. */
  read: (address: string) => string;
  /** Scripts that a script imports at once, by their addresses, through all steps. */
  imports: (address: string) => readonly string[];
  /**
   * Addresses of the scripts with a name, without what makes it unique.
   * @throws where there is none
   */
  named: (name: string) => readonly string[];
}

/** Scripts and what they import at once, each once. */
export function withImports(addresses: readonly string[], assets: PageAssets): string[] {
  return [...new Set(addresses.flatMap((address) => [address, ...assets.imports(address)]))];
}

/** What an attribute says; empty without it. */
export function value({ attributes }: StartTag, name: string): string {
  return attributes.get(name)?.value ?? '';
}

/** The address of the style sheet that a tag loads. */
export function sheetOf({ start }: Piece): string | undefined {
  return start?.name === 'link' && value(start, 'rel') === 'stylesheet' ? value(start, 'href') : undefined;
}

/**
 * Style sheets behind the script of the head, which waits for none, and in front of what that has left for later: it
 * waits for those before it, and as long as it has not run the browser does not look at what follows, because a page
 * with a policy of its own is not read ahead.
 * @param inline put them into the page, for pages where visitors arrive: they are painted with the first answer
 */
export function placeStyles(
  pieces: readonly Piece[],
  assets: PageAssets,
  known: KnownCode,
  inline: boolean,
): string {
  const addresses = pieces.flatMap((piece) => sheetOf(piece) ?? []);
  if (addresses.length === 0) return '';
  const styles = inline
    ? `<style>${known.addSheet(addresses.map((address) => assets.read(address).trim()).join('\n'))}</style>`
    : addresses.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  // What is centred or wraps moves while the page is still arriving, unless the first paint waits for the rest of it.
  return `<link rel="expect" href="#footer" blocking="render">${styles}`;
}

/** Longest drawing that is worth more inside the page than as a file, in characters. */
const drawingLimit = 8000;

/** Puts a small drawing that is wanted first into the page: the logo is there when the page is painted. */
export function inlineDrawing(piece: Piece, assets: PageAssets): string {
  const { text, start } = piece;
  const source = start?.attributes.get('src');
  if (!start || !source || value(start, 'fetchpriority') !== 'high') return text;
  if (!/^\/_brand\/[^"]+\.svg$/.test(source.value)) return text;
  const drawing = assets.read(source.value);
  if (drawing.length > drawingLimit) return text;
  const inside = `src="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
  return text.slice(0, source.start) + inside + text.slice(source.end);
}

/**
 * Names the scripts of the islands that come alive at once, so that they are fetched side by side, not in turn: in front
 * of the script of the head, as the style sheets are. It fetches them before they are imported: as scripts, those that
 * fail once could never be had again in the same document.
 */
export function preloadScripts(pieces: readonly Piece[], assets: PageAssets): string {
  const entries = pieces.flatMap(({ start }) =>
    start?.name === 'astro-island' && value(start, 'client') === 'load'
      ? ['component-url', 'renderer-url'].map((name) => value(start, name))
      : [],
  );
  return withImports(entries, assets)
    .map((address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`)
    .join('');
}
