/** Readers of PDF look for its beginning in so many characters of base64: a little over 1,024 bytes. */
const head = 1368;

/**
 * Whether a file is a PDF by what is in it, whatever its name says.
 * @param content base64
 */
export function isPdf(content: string): boolean {
  const beginning = content.slice(0, head);
  try {
    return atob(beginning).includes('%PDF-');
  } catch {
    return false;
  }
}
