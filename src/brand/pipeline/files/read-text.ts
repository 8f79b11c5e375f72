/** The text of a file without byte order mark; nothing when it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What to say of a text file in another encoding. */
export const notUtf8 = {
  code: 'not-utf-8',
  what: 'This file is not saved as UTF-8.',
  why: 'Letters such as á, ç or ñ would come out wrong.',
  fix: 'Open the file in your editor and save it again with the encoding "UTF-8".',
} as const;
