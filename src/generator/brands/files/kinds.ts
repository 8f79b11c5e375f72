import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
/** What a file of the brand is for. */
export type FileUse = 'picture' | 'icon' | 'font' | 'style';

export interface FileFormat {
  /** As people call it, with its article. */
  name: ReportText;
  /** Most bytes that a file may have. */
  limit: number;
  /** Whether the content begins as files of this kind do; absent where the text itself is checked. */
  begins?: (bytes: Buffer) => boolean;
}

const kilobyte = 1024;
const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const jpeg: FileFormat = {
  name: reportText('files.format.jpeg'),
  limit: 2048 * kilobyte,
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
};

/** Formats by the ending of the file. */
export const formats: Readonly<Record<string, FileFormat>> = {
  svg: { name: reportText('files.format.svg'), limit: 100 * kilobyte },
  png: {
    name: reportText('files.format.png'),
    limit: 2048 * kilobyte,
    begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  jpg: jpeg,
  jpeg,
  webp: {
    name: reportText('files.format.webp'),
    limit: 2048 * kilobyte,
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  avif: {
    name: reportText('files.format.avif'),
    limit: 2048 * kilobyte,
    begins: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)),
  },
  woff2: {
    name: reportText('files.format.woff2'),
    limit: 300 * kilobyte,
    // The fifth number is the length of the whole file: it also finds fonts that were cut off.
    begins: (bytes) =>
      ascii(bytes, 0, 4) === 'wOF2' && bytes.length >= 48 && bytes.readUInt32BE(8) === bytes.length,
  },
  css: {
    name: reportText('files.format.style'),
    limit: 64 * kilobyte,
  },
  scss: {
    name: reportText('files.format.style'),
    limit: 64 * kilobyte,
  },
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
const others: readonly [name: ReportText, begins: RegExp][] = [
  [reportText('files.format.gif'), /^GIF8/],
  [reportText('files.format.bmp'), /^BM/],
  [reportText('files.format.tiff'), /^(II\*|MM\0)/],
  [reportText('files.format.pdf'), /^%PDF/],
  [reportText('files.format.woff'), /^wOFF/],
  [reportText('files.format.trueType'), /^(\0\x01\0\0|true)/],
  [reportText('files.format.openType'), /^OTTO/],
  [reportText('files.format.webPage'), /^\s*<(!doctype html|html)/i],
  [reportText('files.format.svg'), /^\s*(<\?xml|<svg|<!DOCTYPE svg)/],
];

/** What a file really is, as far as its first bytes say. */
export function recognise(bytes: Buffer): ReportText | undefined {
  const known = Object.values(formats).find(({ begins }) => begins?.(bytes));
  const start = ascii(bytes, 0, 64);
  return known?.name ?? others.find(([, begins]) => begins.test(start))?.[0];
}
