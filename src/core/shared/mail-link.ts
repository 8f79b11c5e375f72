/**
 * A `mailto:` link. The address was typed by people or sent by servers: whatever it contains stays part of
 * the address, and adds no recipient, subject or text.
 * @param draft subject and text of the new mail
 */
export function mailLink(address: string, draft?: { subject: string; text: string }): string {
  const link = `mailto:${address.replace(/[?&%#,;:"<>\\]/g, encodeURIComponent)}`;
  if (!draft) return link;
  const text = draft.text.replaceAll('\n', '\r\n');
  return `${link}?subject=${encodeURIComponent(draft.subject)}&body=${encodeURIComponent(text)}`;
}
