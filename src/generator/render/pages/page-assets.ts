import type { Piece, StartTag } from '../html/html-reader.ts';
import type { CspAllowlist } from './csp-allowlist.ts';

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

/** Longest style sheet or drawing that is worth more inside the page than as a file of its own, in characters. */
const insideLimit = 8000;

/** Where the style sheets of a page go. */
interface PlacedStyles {
  /** In the place of the first: what the script of the head needs before it goes on, and the names of those to come. */
  first: string;
  /** In the place of the last. No script of the head waits for these. */
  rest: string;
}

/**
 * Style sheets in their order, small ones inside the page: on a slow connection a file costs more than what is in it. A
 * script waits for the sheets before it, and as long as it has not run the browser does not look at what follows,
 * because a page with a policy of its own is not read ahead: so only the first, which is the brand's, stands in front
 * of what the script of the head has left for later.
 * @param inline put all of them into the page, for pages where visitors arrive: they are painted with the first answer
 */
export function placeStyles(
  pieces: readonly Piece[],
  assets: PageAssets,
  known: CspAllowlist,
  inline: boolean,
): PlacedStyles {
  const addresses = pieces.flatMap((piece) => sheetOf(piece) ?? []);
  if (addresses.length === 0) return { first: '', rest: '' };
  const isFile = (address: string): boolean => !inline && assets.read(address).length > insideLimit;
  const inOrder = (sheets: readonly string[]): string =>
    runsOf(sheets, isFile)
      .map(([address = '', ...others]) => {
        if (isFile(address)) return `<link rel="stylesheet" href="${address}">`;
        const css = [address, ...others].map((it) => assets.read(it).trim()).join('\n');
        return `<style>${known.addSheet(css)}</style>`;
      })
      .join('');
  const [first = '', ...later] = addresses;
  const files = later.filter(isFile).map((address) => `<link rel="preload" as="style" href="${address}">`);
  // Code that comes later and wants a sheet need not fetch what is there.
  const inside = later.filter((address) => !isFile(address)).join(' ');
  // What is centred or wraps moves while the page is still arriving, unless the first paint waits for the rest of it.
  const paint = '<link rel="expect" href="#footer" blocking="render">';
  return {
    first: `${paint}${inOrder([first])}<meta name="styles" content="${inside}">${files.join('')}`,
    rest: inOrder(later),
  };
}

/** Sheets that stand in the page together, in their order; a file stands alone. */
function runsOf(sheets: readonly string[], isFile: (address: string) => boolean): string[][] {
  const runs: string[][] = [];
  for (const address of sheets) {
    const last = runs.at(-1);
    if (last?.[0] === undefined || isFile(address) || isFile(last[0])) runs.push([address]);
    else last.push(address);
  }
  return runs;
}

/** Puts a small drawing that is wanted first into the page: the logo is there when the page is painted. */
export function inlineDrawing(piece: Piece, assets: PageAssets): string {
  const { text, start } = piece;
  const source = start?.attributes.get('src');
  if (!start || !source || value(start, 'fetchpriority') !== 'high') return text;
  if (!/^\/_brand\/[^"]+\.svg$/.test(source.value)) return text;
  const drawing = assets.read(source.value);
  if (drawing.length > insideLimit) return text;
  const inside = `src="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
  return text.slice(0, source.start) + inside + text.slice(source.end);
}

/**
 * Names the scripts of the islands that come alive at once, for the script of the head, so that they are fetched side by
 * side, not in turn. It fetches them before they are imported: as scripts, those that fail once could never be had again
 * in the same document. Links would fetch also what the tab has had.
 */
export function codeNames(pieces: readonly Piece[], assets: PageAssets): string {
  const entries = pieces.flatMap(({ start }) =>
    start?.name === 'astro-island' && value(start, 'client') === 'load'
      ? ['component-url', 'renderer-url'].map((name) => value(start, name))
      : [],
  );
  const files = withImports(entries, assets);
  return files.length > 0 ? `<meta name="code" content="${files.join(' ')}">` : '';
}
