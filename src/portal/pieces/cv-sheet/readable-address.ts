/** Shortens an address for display: no protocol, no `www.`, no trailing slash. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
