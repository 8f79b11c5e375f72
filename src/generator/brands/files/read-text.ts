import { basename } from 'node:path';
import { locationAt } from '#generator/diagnostics/positions.ts';
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

/** Whether every other byte is nothing, as in UTF-16 without a mark at the beginning. */
const isWide = (bytes: Uint8Array): boolean =>
  bytes.length > 3 &&
  bytes.subarray(0, 64).filter((byte, index) => byte === 0 && index % 2 === 1).length * 3 >
    Math.min(bytes.length, 64);

/** Decodes UTF-8 without byte order mark; undefined if the bytes are not valid UTF-8, or of an office program. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  if (documentOf(bytes) || isWide(bytes)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encodings that editors save in, each with its name in the menu of Visual Studio Code. */
const encodings = {
  'utf-16le': { name: 'UTF-16', menu: 'UTF-16 LE' },
  'utf-16be': { name: 'UTF-16', menu: 'UTF-16 BE' },
  'windows-1252': { name: 'Windows-1252', menu: 'Western (Windows 1252)' },
  macintosh: { name: 'Mac Roman', menu: 'Western (Mac Roman)' },
} as const;

type Encoding = keyof typeof encodings;

/** Decodes the valid UTF-8 of a file as such, and the bytes between in another encoding. */
function decodeMixed(bytes: Uint8Array, encoding: Encoding): string {
  const decoder = new TextDecoder(encoding);
  const pattern =
    /(?:[\0-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+|[\x80-\xff]/g;
  const parts = Buffer.from(bytes).toString('latin1').match(pattern) ?? [];
  return parts
    .map((part) => {
      const own = Buffer.from(part, 'latin1');
      return part.length > 1 || own.every((byte) => byte < 0x80) ? own.toString('utf8') : decoder.decode(own);
    })
    .join('');
}

/** Whether each letter and sign beyond ASCII is one that texts of portals have, in a place where they have it. */
function readsWell(text: string): boolean {
  return [...text.matchAll(/[^\0-\x7f]/g)].every(({ 0: sign, index }) => {
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    if (/[áéíóúàèìòùïüñçâêîôûäëö]/.test(sign)) return true;
    if (/[ÁÉÍÓÚÀÈÌÒÙÏÜÑÇ]/.test(sign)) return !/\p{Ll}/u.test(before);
    if (sign === '·') return /l/i.test(before) && /l/i.test(after);
    if (sign === '’') return /[\p{L}\d]/u.test(before);
    if (/[¿¡«“‘„]/.test(sign)) return !/\p{L}/u.test(before);
    return (
      /[»”…–—•ºª€©®°\u00a0]/.test(sign) &&
      !(/\p{L}/u.test(before) && /\p{Ll}/u.test(after) && !/[…–—\u00a0]/.test(sign))
    );
  });
}

/** The text of a file in another encoding than UTF-8, if each of its letters is certain. */
function readOtherwise(bytes: Uint8Array): { encoding: Encoding; text: string } | undefined {
  const [first, second] = bytes;
  const wide =
    first === 0xfe && second === 0xff
      ? 'utf-16be'
      : (first === 0xff && second === 0xfe) || isWide(bytes)
        ? 'utf-16le'
        : undefined;
  if (wide) return { encoding: wide, text: new TextDecoder(wide).decode(bytes) };
  for (const encoding of ['windows-1252', 'macintosh'] as const) {
    const texts = [new TextDecoder(encoding).decode(bytes), decodeMixed(bytes, encoding)];
    const text = texts.find(readsWell);
    if (text !== undefined) return { encoding, text };
  }
  return undefined;
}

/** The problem of a file that is not a text, or a text in another encoding. */
export function notUtf8(path: string, bytes: Uint8Array) {
  const code = 'not-utf-8' as const;
  const document = documentOf(bytes);
  if (document)
    return { code, ...explanation('files.document', { kind: document.kind, name: basename(path) }) };
  const found = readOtherwise(bytes);
  if (!found) return { code, ...explanation('files.notUtf8') };
  // Editors and programs that take the file for UTF-8 see a sign in place of each letter that is not.
  const shown = new TextDecoder().decode(bytes);
  const location = locationAt(path, shown, 0, shown.length);
  return {
    code,
    ...explanation('files.notUtf8'),
    fix: reportText('files.notUtf8.encoding', encodings[found.encoding]),
    repair: [{ location, text: found.text }],
  };
}
