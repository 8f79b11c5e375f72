import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { brotliDecompressSync } from 'node:zlib';

const headerLength = 48;
/** Tables without which no browser shows a letter. In a directory they go by their number in the list of the format. */
const needed: Readonly<Record<number, string>> = { 0: 'cmap', 1: 'head', 2: 'hhea', 3: 'hmtx', 4: 'maxp' };
const arbitraryTag = 63;
const [glyf, loca] = [10, 11];
/** Most bytes that a font may have when it is unpacked. */
const unpackedLimit = 32 * 1024 * 1024;

/** Reads numbers one after the other. */
class Reader {
  readonly #bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.at++);
  }

  /** A number in up to five bytes of seven bits each. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('a number of more than five bytes');
  }
}

/** What the directory of the tables says. */
function readDirectory(bytes: Buffer, count: number): { end: number; unpacked: number; tags: Set<number> } {
  const reader = new Reader(bytes, headerLength);
  const tags = new Set<number>();
  let unpacked = 0;
  for (let table = 0; table < count; table++) {
    const flags = reader.byte();
    const tag = flags & 0x3f;
    if (tag === arbitraryTag) reader.at += 4;
    tags.add(tag);
    const length = reader.base128();
    const version = flags >> 6;
    const isTransformed = tag === glyf || tag === loca ? version !== 3 : version !== 0;
    unpacked += isTransformed ? reader.base128() : length;
  }
  return { end: reader.at, unpacked, tags };
}

/**
 * Why a file that begins as a woff2 font is none: its directory of tables and its content must fit each other and
 * the file. Nothing when it is one. See https://www.w3.org/TR/WOFF2/, sections 4 and 5.
 */
export function woff2Error(bytes: Buffer): ReportText | undefined {
  try {
    const count = bytes.readUInt16BE(12);
    const packed = bytes.readUInt32BE(20);
    const { end, unpacked, tags } = readDirectory(bytes, count);
    const missing = Object.entries(needed).find(([tag]) => !tags.has(Number(tag)));
    if (missing) return reportText('files.font.missingTable', { missing: missing[1] });
    if (end + packed > bytes.length) return reportText('files.font.longerThanFile');
    if (unpacked > unpackedLimit) return reportText('files.font.longerThanAny');
    const tables = brotliDecompressSync(bytes.subarray(end, end + packed), { maxOutputLength: unpacked });
    return tables.length === unpacked ? undefined : reportText('files.font.otherLength');
  } catch {
    return reportText('files.font.unreadable');
  }
}
