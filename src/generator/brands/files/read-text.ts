import { basename } from 'node:path';
import { explanation, reportText } from '#generator/diagnostics/report-text.ts';

/** How files of office programs begin, which people give the name of a text file. */
const documents = [
  { begin: 'PK\u0003\u0004', kind: reportText('files.document.word') },
  { begin: '\u00d0\u00cf\u0011\u00e0', kind: reportText('files.document.oldWord') },
  { begin: '%PDF-', kind: reportText('files.document.pdf') },
  { begin: '{\\rtf', kind: reportText('files.document.rtf') },
] as const;

const documentOf = (bytes: Uint8Array) =>
  documents.find(({ begin }) => Buffer.from(bytes.subarray(0, begin.length)).toString('latin1') === begin);

/** Decodes UTF-8 without byte order mark; undefined if the bytes are not valid UTF-8, or of an office program. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (documentOf(bytes)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The problem of a file that is not a text, or a text in another encoding. */
export function notUtf8(path: string, bytes: Uint8Array) {
  const document = documentOf(bytes);
  return {
    code: 'not-utf-8' as const,
    ...(document
      ? explanation('files.document', { kind: document.kind, name: basename(path) })
      : explanation('files.notUtf8')),
  };
}
