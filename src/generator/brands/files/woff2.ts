import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { brotliDecompressSync } from 'node:zlib';

const headerLength = 48;
/** Tables that every font must have, by their index in the known tags of the format. */
const requiredTables: Readonly<Record<number, string>> = {
  0: 'cmap',
  1: 'head',
  2: 'hhea',
  3: 'hmtx',
  4: 'maxp',
};
const arbitraryTag = 63;
const [glyf, loca] = [10, 11];
/** Maximum size of the decompressed font in bytes. */
const unpackedLimit = 32 * 1024 * 1024;

/** Reads numbers sequentially. */
class ByteReader {
  readonly #bytes: Buffer;
  position: number;

  constructor(bytes: Buffer, position: number) {
    this.#bytes = bytes;
    this.position = position;
  }

  byte(): number {
    return this.#bytes.readUInt8(this.position++);
  }

  /** Reads a UIntBase128: up to five bytes of seven bits each. */
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

/** Reads the table directory. */
function readDirectory(bytes: Buffer, count: number): { end: number; unpacked: number; tags: Set<number> } {
  const reader = new ByteReader(bytes, headerLength);
  const tags = new Set<number>();
  let unpacked = 0;
  for (let table = 0; table < count; table++) {
    const flags = reader.byte();
    const tag = flags & 0x3f;
    if (tag === arbitraryTag) reader.position += 4;
    tags.add(tag);
    const length = reader.base128();
    const version = flags >> 6;
    const isTransformed = tag === glyf || tag === loca ? version !== 3 : version !== 0;
    unpacked += isTransformed ? reader.base128() : length;
  }
  return { end: reader.position, unpacked, tags };
}

/**
 * Explains why a file with the signature of woff2 is not a valid font; undefined if it is one. Table directory and
 * content must be consistent with each other and the file. See https://www.w3.org/TR/WOFF2/, sections 4 and 5.
 */
export function woff2Error(bytes: Buffer): ReportText | undefined {
  try {
    const count = bytes.readUInt16BE(12);
    const packed = bytes.readUInt32BE(20);
    const { end, unpacked, tags } = readDirectory(bytes, count);
    const missing = Object.entries(requiredTables).find(([tag]) => !tags.has(Number(tag)));
    if (missing) return reportText('files.font.missingTable', { missing: missing[1] });
    if (end + packed > bytes.length) return reportText('files.font.longerThanFile');
    if (unpacked > unpackedLimit) return reportText('files.font.longerThanAny');
    const tables = brotliDecompressSync(bytes.subarray(end, end + packed), { maxOutputLength: unpacked });
    return tables.length === unpacked ? undefined : reportText('files.font.otherLength');
  } catch {
    return reportText('files.font.unreadable');
  }
}
