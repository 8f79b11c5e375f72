import { explanation } from '#generator/diagnostics/report-text.ts';

/** Decodes UTF-8 without byte order mark; undefined if the bytes are not valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The problem of a text file in another encoding. */
export const notUtf8 = {
  code: 'not-utf-8',
  ...explanation('files.notUtf8'),
} as const;
