/** Pages of a site, which may be served in either way: `https:x` is a path of its own to one, and a host to the other. */
const pages = ['https://site.invalid/folder/page', 'http://site.invalid/folder/page'];

/**
 * Whether a browser that meets an address in a page or style sheet of a site would leave the site for it, or read it as
 * data. Asked of the parser that browsers use, since what it drops (tabs, line breaks, control characters in front)
 * and what it takes for a slash (`\`) cannot be seen in the text.
 */
export function isExternalAddress(address: string): boolean {
  return pages.some(
    (page) => URL.canParse(address, page) && new URL(address, page).origin !== new URL(page).origin,
  );
}
