/** An address as one reads it: without the protocol, and without a slash at its end. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
