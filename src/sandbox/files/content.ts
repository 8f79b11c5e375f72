const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

const zip = [ascii('PK\x03\x04')];
/** Compound files of older office programs. */
const compound = [Buffer.from('d0cf11e0a1b11ae1', 'hex')];
const tiff = [ascii('II*\0'), ascii('MM\0*')];
const jpeg = [Buffer.from('ffd8ff', 'hex')];

const png = Buffer.from('89504e470d0a1a0a', 'hex');

/** What files of a type begin with. */
const beginnings: Readonly<Record<string, readonly Buffer[]>> = {
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

/** Text has no control characters besides those that lay it out. */
function isText(content: Buffer): boolean {
  for (const byte of content) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) return false;
  return true;
}

/** Whether content is what its extension (small letters, without dot) says. */
export function fitsContent(content: Buffer, extension: string): boolean {
  if (extension === 'txt' || extension === 'csv') return isText(content);
  return (beginnings[extension] ?? []).some((start) => content.subarray(0, start.length).equals(start));
}

/** Width and height of a PNG in pixels; 0 of one that is cut off before it says so. */
export function pngSize(content: Buffer): { width: number; height: number } {
  if (content.length < 24) return { width: 0, height: 0 };
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}
