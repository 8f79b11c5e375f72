/** What a finished page may say of the files that it loads. */
export interface PageAssets {
  /** Text of a served file, by its address. */
  read: (address: string) => string;
  /** Scripts that a script imports at once, by their addresses, through all steps. */
  imports: (address: string) => readonly string[];
}

const styleLink = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g;
const headScript = '<script type="application/json" id="page-data">';

/**
 * Style sheets in front of the script of the head: it waits for those before it, and as long as it has not run the
 * browser does not look at what follows, because a page with a policy of its own is not read ahead.
 * @param inline put them into the page, for pages where visitors arrive: they are painted with the first answer
 */
export function placeStyles(html: string, assets: PageAssets, inline: boolean): string {
  const addresses = [...html.matchAll(styleLink)].map(([, address = '']) => address);
  if (addresses.length === 0 || !html.includes(headScript)) return html;
  const styles = inline
    ? `<style>${addresses.map((address) => assets.read(address).trim()).join('\n')}</style>`
    : addresses.map((address) => `<link rel="stylesheet" href="${address}">`).join('');
  // What is centred or wraps moves while the page is still arriving, unless the first paint waits for the rest of it.
  const whole = '<link rel="expect" href="#footer" blocking="render">';
  return html.replaceAll(styleLink, '').replace(headScript, () => whole + styles + headScript);
}

/** Longest drawing that is worth more inside the page than as a file, in characters. */
const drawingLimit = 8000;

/** Puts small drawings that are wanted first into the page: the logo is there when the page is painted. */
export function inlineDrawings(html: string, assets: PageAssets): string {
  return html.replaceAll(/<img\b[^>]*\sfetchpriority="high"[^>]*>/g, (tag) =>
    tag.replace(/\ssrc="(\/_brand\/[^"]+\.svg)"/, (source, address: string) => {
      const drawing = assets.read(address);
      return drawing.length > drawingLimit
        ? source
        : ` src="data:image/svg+xml,${encodeURIComponent(drawing)}"`;
    }),
  );
}

/**
 * Names the scripts of the islands that come alive at once, so that they are fetched side by side, not in turn: in front
 * of the script of the head, as the style sheets are.
 */
export function preloadScripts(html: string, assets: PageAssets): string {
  const islands = [...html.matchAll(/<astro-island\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('client="load"'));
  const entries = islands.flatMap((tag) =>
    [...tag.matchAll(/\s(?:component|renderer)-url="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const all = new Set(entries.flatMap((entry) => [entry, ...assets.imports(entry)]));
  const links = [...all].map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  return html.replace(headScript, () => links + headScript);
}
