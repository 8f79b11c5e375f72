/** What a file of the brand is for. */
export type FileUse = 'picture' | 'icon' | 'font' | 'style';

export interface Format {
  /** As people call it. */
  name: string;
  /** Most bytes that a file may have. */
  limit: number;
  /** Whether the content begins as files of this kind do; absent where the text itself is checked. */
  begins?: (bytes: Buffer) => boolean;
}

const kilobyte = 1024;
const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const jpeg: Format = {
  name: 'JPEG picture',
  limit: 2048 * kilobyte,
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
};

/** Formats by the ending of the file. */
export const formats: Readonly<Record<string, Format>> = {
  svg: { name: 'SVG picture', limit: 100 * kilobyte },
  png: {
    name: 'PNG picture',
    limit: 2048 * kilobyte,
    begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  jpg: jpeg,
  jpeg,
  webp: {
    name: 'WebP picture',
    limit: 2048 * kilobyte,
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  avif: {
    name: 'AVIF picture',
    limit: 2048 * kilobyte,
    begins: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)),
  },
  woff2: {
    name: 'woff2 font',
    limit: 300 * kilobyte,
    // The fifth number is the length of the whole file: it also finds fonts that were cut off.
    begins: (bytes) =>
      ascii(bytes, 0, 4) === 'wOF2' && bytes.length >= 48 && bytes.readUInt32BE(8) === bytes.length,
  },
  css: { name: 'style sheet', limit: 64 * kilobyte },
  scss: { name: 'style sheet', limit: 64 * kilobyte },
};

const pictures = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif'];

/** Endings that fit a use, the best first. */
export const endingsOf: Readonly<Record<FileUse, readonly string[]>> = {
  picture: pictures,
  icon: ['svg', 'png'],
  font: ['woff2'],
  style: ['css', 'scss'],
};

/** Formats that people take for pictures or fonts of the web, by how they begin. */
const others: readonly [name: string, begins: RegExp][] = [
  ['GIF picture', /^GIF8/],
  ['BMP picture', /^BM/],
  ['TIFF picture', /^(II\*|MM\0)/],
  ['PDF document', /^%PDF/],
  ['woff font (not woff2)', /^wOFF/],
  ['TrueType font', /^(\0\x01\0\0|true)/],
  ['OpenType font', /^OTTO/],
  ['web page', /^\s*<(!doctype html|html)/i],
  ['SVG picture', /^\s*(<\?xml|<svg|<!DOCTYPE svg)/],
];

/** What a file really is, as far as its first bytes say. */
export function recognise(bytes: Buffer): string | undefined {
  const known = Object.values(formats).find(({ begins }) => begins?.(bytes));
  const start = ascii(bytes, 0, 64);
  return known?.name ?? others.find(([, begins]) => begins.test(start))?.[0];
}
