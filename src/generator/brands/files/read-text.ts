import { explanation } from '#generator/diagnostics/report-text.ts';

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
  ...explanation('files.notUtf8'),
} as const;
