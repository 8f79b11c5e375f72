/** The address of a link that someone else wrote: `undefined` for what is no page of the web, such as a script. */
export function webAddress(text: string | undefined): string | undefined {
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined;
}

/** An address as one reads it: without the protocol, and without a slash at its end. */
export function readableAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}
