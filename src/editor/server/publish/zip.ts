import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A file in a ZIP. */
export interface ZippedFile {
  /** With forward slashes. */
  path: string;
  content: Uint8Array;
}

/** The bytes are no ZIP, or one of a kind that is not read: encrypted, or in several parts. */
export class NotAZip extends Error {
  override name = 'NotAZip';
}

/** The files of a ZIP are larger than allowed. */
export class ZipTooLarge extends Error {
  override name = 'ZipTooLarge';
}

// Signatures and sizes of the records in APPNOTE.TXT of the format.
const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endOfCentral = 0x06054b50;
const localSize = 30;
const centralSize = 46;
const endSize = 22;
const longestComment = 0xffff;
const [stored, deflated] = [0, 8];
/** Names are UTF-8. */
const utf8Flag = 0x0800;
const encryptedFlag = 0x0001;
const version = 20;
/** 1 January 1980, the first day of the format: the same files make the same ZIP. */
const firstDay = 0x0021;
/** Mode of a symbolic link in the upper half of the external attributes. */
const [typeMask, link] = [0xf000, 0xa000];

/** The part that the two headers of a file have in common. */
function commonFields(packed: Uint8Array, { content }: ZippedFile, nameLength: number): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8Flag, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt16LE(firstDay, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(nameLength, 22);
  return fields;
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Puts files into a ZIP. */
export function writeZip(files: readonly ZippedFile[]): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.path);
    const packed = deflateRawSync(file.content);
    const common = commonFields(packed, file, name.length);
    local.push(signature(localHeader), common, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(signature(centralHeader), Buffer.from([version, 0]), common, rest, name);
    offset += localSize + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(endSize);
  end.writeUInt32LE(endOfCentral, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

/** Position of the record that ends a ZIP, which may be followed by a comment. */
function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - endSize - longestComment);
  for (let at = zip.length - endSize; at >= first; at--) if (zip.readUInt32LE(at) === endOfCentral) return at;
  throw new NotAZip('There is no end of a ZIP');
}

interface CentralEntry {
  path: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  offset: number;
}

/** @returns undefined for folders and links */
function readEntry(zip: Buffer, at: number): { entry?: CentralEntry; next: number } {
  if (zip.readUInt32LE(at) !== centralHeader) throw new NotAZip('The directory is damaged');
  if ((zip.readUInt16LE(at + 8) & encryptedFlag) !== 0) throw new NotAZip('The ZIP is encrypted');
  const nameEnd = at + centralSize + zip.readUInt16LE(at + 28);
  const next = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  const path = zip.toString('utf8', at + centralSize, nameEnd).replaceAll('\\', '/');
  const mode = zip.readUInt16LE(at + 40);
  if (path.endsWith('/') || (mode & typeMask) === link) return { next };
  const entry = {
    path,
    method: zip.readUInt16LE(at + 10),
    crc: zip.readUInt32LE(at + 16),
    packedSize: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    offset: zip.readUInt32LE(at + 42),
  };
  return { entry, next };
}

function contentOf(zip: Buffer, { method, crc, packedSize, size, offset }: CentralEntry): Buffer {
  if (zip.readUInt32LE(offset) !== localHeader) throw new NotAZip('A file is damaged');
  const start = offset + localSize + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + packedSize);
  if (method !== stored && method !== deflated) throw new NotAZip('A file is packed in an unknown way');
  // The stated size is a limit, too: what unpacks to more is refused.
  const content = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: size || 1 });
  if (content.length !== size || crc32(content) !== crc) throw new NotAZip('A file is damaged');
  return content;
}

/**
 * Reads the files of a ZIP, folders and links left out.
 * @param largest bytes that all files may have together
 * @throws {NotAZip}
 * @throws {ZipTooLarge}
 */
export function readZip(bytes: Uint8Array, largest: number): ZippedFile[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(zip);
    const entries: CentralEntry[] = [];
    let at = zip.readUInt32LE(end + 16);
    for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
      const { entry, next } = readEntry(zip, at);
      if (entry) entries.push(entry);
      at = next;
    }
    if (entries.reduce((sum, { size }) => sum + size, 0) > largest)
      throw new ZipTooLarge(`The files have more than ${largest} bytes`);
    return entries.map((entry) => ({ path: entry.path, content: contentOf(zip, entry) }));
  } catch (error) {
    if (error instanceof NotAZip || error instanceof ZipTooLarge) throw error;
    // Positions beyond the end, and bytes that cannot be unpacked.
    throw new NotAZip('The ZIP is damaged', { cause: error });
  }
}
