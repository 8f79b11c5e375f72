/**
 * A link that writes a mail to an address, which people and servers have typed: whatever stands in it stays part of the
 * address, and adds no other reader, subject or text.
 */
export function mailLink(address: string): string {
  return `mailto:${address.replace(/[?&%#,;:"<>\\]/g, encodeURIComponent)}`;
}
