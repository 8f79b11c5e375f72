/** A page of a site by each protocol: `https:x` is a path relative to the one, and a host to the other. */
const pages = ['https://site.invalid/folder/page', 'http://site.invalid/folder/page'];

/**
 * Whether a browser would leave the site for an address in a page or style sheet, or read it as data. Uses
 * the URL parser of browsers, since dropped characters (tabs, line breaks, leading control characters) and a
 * `\` that counts as slash cannot be seen in the text.
 */
export function isExternalAddress(address: string): boolean {
  return pages.some(
    (page) => URL.canParse(address, page) && new URL(address, page).origin !== new URL(page).origin,
  );
}
