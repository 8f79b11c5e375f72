const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

const zip = [ascii('PK\x03\x04')];
/** Compound files of older office programs. */
const compound = [Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const tiff = [ascii('II*\0'), ascii('MM\0*')];
const jpeg = [Buffer.from('ffd8ff', 'hex')];

const png = Buffer.from('89504e470d0a1a0a', 'hex');

/** File signatures (magic numbers) by extension. */
const signatures: Readonly<Record<string, readonly Buffer[]>> = {
  pdf: [ascii('%PDF-')],
  doc: [...compound, ascii('{\\rtf')],
  ppt: compound,
  pps: compound,
  docx: zip,
  pptx: zip,
  ppsx: zip,
  xlsx: zip,
  odt: zip,
  odp: zip,
  png: [png],
  jpg: jpeg,
  jpeg,
  gif: [ascii('GIF87a'), ascii('GIF89a')],
  bmp: [ascii('BM')],
  tif: tiff,
  tiff,
};

/** Whether content is text: no control characters except whitespace and escape. */
function isText(content: Buffer): boolean {
  for (const byte of content) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) return false;
  return true;
}

/** Whether content has the signature of its extension (lower case, without dot). */
export function matchesFileType(content: Buffer, extension: string): boolean {
  if (extension === 'txt' || extension === 'csv') return isText(content);
  return (signatures[extension] ?? []).some((start) => content.subarray(0, start.length).equals(start));
}

/** Width and height of a PNG in pixels; 0 for a truncated header. */
export function pngSize(content: Buffer): { width: number; height: number } {
  if (content.length < 24) return { width: 0, height: 0 };
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}
