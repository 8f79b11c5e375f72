import { extname } from 'node:path';
import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';

/** Use of a brand's file. */
export type FileUse = 'picture' | 'icon' | 'font' | 'style';

/** Uses with their article, for messages. */
export const uses: Readonly<Record<FileUse, ReportText>> = {
  picture: reportText('files.use.picture'),
  icon: reportText('files.use.icon'),
  font: reportText('files.use.font'),
  style: reportText('files.use.style'),
};

/** Extension of a file, in small letters and without its point. */
export function extensionOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}

export interface FileFormat {
  /** Name of the format with its article, for messages. */
  name: ReportText;
  /** Maximum size in bytes. */
  limit: number;
  /** Checks the magic bytes; absent for text formats, whose content is checked. */
  begins?: (bytes: Buffer) => boolean;
}

const kilobyte = 1024;
const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const jpeg: FileFormat = {
  name: reportText('files.format.jpeg'),
  limit: 2048 * kilobyte,
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
};

/** Supported formats by file extension. */
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
    // The length field of the header must match the file size, which reveals truncated fonts.
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

/** Extensions allowed for a use, preferred ones first. */
export const endingsOf: Readonly<Record<FileUse, readonly string[]>> = {
  picture: pictures,
  icon: ['svg', 'png'],
  font: ['woff2'],
  style: ['css', 'scss'],
};

/** Unsupported formats that people mistake for pictures or fonts of the web, by their first bytes. */
const otherFormats: readonly [name: ReportText, begins: RegExp][] = [
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

/** Recognises the actual format of a file by its first bytes, if known. */
export function recognise(bytes: Buffer): ReportText | undefined {
  const supported = Object.values(formats).find(({ begins }) => begins?.(bytes));
  const start = ascii(bytes, 0, 64);
  return supported?.name ?? otherFormats.find(([, begins]) => begins.test(start))?.[0];
}
