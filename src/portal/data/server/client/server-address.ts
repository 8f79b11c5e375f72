/**
 * Makes an address of the server safe for a page: https, or relative to the server; http only where the server itself
 * is on http. `undefined` for any other.
 * @param base address of the server, see `baseAddress`
 * @param page address of the page, which `base` may be relative to
 */
export function serverAddress(value: string | undefined, base: string, page: string): string | undefined {
  if (!value?.trim()) return undefined;
  const server = new URL(`${base}/`, page);
  if (!URL.canParse(value, server)) return undefined;
  const { href, origin, protocol, username, password } = new URL(value, server);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && server.protocol === 'http:');
  if (!isSafe || username || password) return undefined;
  return URL.canParse(value) || origin !== new URL(page).origin ? href : href.slice(origin.length);
}
