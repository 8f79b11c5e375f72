/**
 * A link that writes a mail to an address, which people and servers have typed: whatever stands in it stays part of the
 * address, and adds no other reader, subject or text.
 * @param draft what the mail begins with
 */
export function mailLink(address: string, draft?: { subject: string; text: string }): string {
  const link = `mailto:${address.replace(/[?&%#,;:"<>\\]/g, encodeURIComponent)}`;
  if (!draft) return link;
  const text = draft.text.replaceAll('\n', '\r\n');
  return `${link}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(text)}`;
}
