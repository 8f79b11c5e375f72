/** Characters of base64 to search, a little over 1,024 bytes: PDF readers accept a header within this range. */
const head = 1368;

/**
 * Whether the content of a file is a PDF, regardless of its name.
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
