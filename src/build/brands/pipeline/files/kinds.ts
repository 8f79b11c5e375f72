import type { Told } from '#build/diagnostics/told.ts';
/** What a file of the brand is for. */
export type FileUse = 'picture' | 'icon' | 'font' | 'style';

export interface Format {
  /** As people call it, with its article. */
  name: Told;
  /** Most bytes that a file may have. */
  limit: number;
  /** Whether the content begins as files of this kind do; absent where the text itself is checked. */
  begins?: (bytes: Buffer) => boolean;
}

const kilobyte = 1024;
const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

const jpeg: Format = {
  name: { en: 'a JPEG picture', es: 'una imagen JPEG', ca: 'una imatge JPEG' },
  limit: 2048 * kilobyte,
  begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
};

/** Formats by the ending of the file. */
export const formats: Readonly<Record<string, Format>> = {
  svg: { name: { en: 'an SVG picture', es: 'una imagen SVG', ca: 'una imatge SVG' }, limit: 100 * kilobyte },
  png: {
    name: { en: 'a PNG picture', es: 'una imagen PNG', ca: 'una imatge PNG' },
    limit: 2048 * kilobyte,
    begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  },
  jpg: jpeg,
  jpeg,
  webp: {
    name: { en: 'a WebP picture', es: 'una imagen WebP', ca: 'una imatge WebP' },
    limit: 2048 * kilobyte,
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  avif: {
    name: { en: 'an AVIF picture', es: 'una imagen AVIF', ca: 'una imatge AVIF' },
    limit: 2048 * kilobyte,
    begins: (bytes) => /^ftypavi[fs]$/.test(ascii(bytes, 4, 12)),
  },
  woff2: {
    name: { en: 'a woff2 font', es: 'una fuente woff2', ca: 'una font woff2' },
    limit: 300 * kilobyte,
    // The fifth number is the length of the whole file: it also finds fonts that were cut off.
    begins: (bytes) =>
      ascii(bytes, 0, 4) === 'wOF2' && bytes.length >= 48 && bytes.readUInt32BE(8) === bytes.length,
  },
  css: {
    name: { en: 'a style sheet', es: 'una hoja de estilos', ca: 'un full d’estils' },
    limit: 64 * kilobyte,
  },
  scss: {
    name: { en: 'a style sheet', es: 'una hoja de estilos', ca: 'un full d’estils' },
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
const others: readonly [name: Told, begins: RegExp][] = [
  [{ en: 'a GIF picture', es: 'una imagen GIF', ca: 'una imatge GIF' }, /^GIF8/],
  [{ en: 'a BMP picture', es: 'una imagen BMP', ca: 'una imatge BMP' }, /^BM/],
  [{ en: 'a TIFF picture', es: 'una imagen TIFF', ca: 'una imatge TIFF' }, /^(II\*|MM\0)/],
  [{ en: 'a PDF document', es: 'un documento PDF', ca: 'un document PDF' }, /^%PDF/],
  [
    { en: 'a woff font (not woff2)', es: 'una fuente woff (no woff2)', ca: 'una font woff (no woff2)' },
    /^wOFF/,
  ],
  [{ en: 'a TrueType font', es: 'una fuente TrueType', ca: 'una font TrueType' }, /^(\0\x01\0\0|true)/],
  [{ en: 'an OpenType font', es: 'una fuente OpenType', ca: 'una font OpenType' }, /^OTTO/],
  [{ en: 'a web page', es: 'una página web', ca: 'una pàgina web' }, /^\s*<(!doctype html|html)/i],
  [{ en: 'an SVG picture', es: 'una imagen SVG', ca: 'una imatge SVG' }, /^\s*(<\?xml|<svg|<!DOCTYPE svg)/],
];

/** What a file really is, as far as its first bytes say. */
export function recognise(bytes: Buffer): Told | undefined {
  const known = Object.values(formats).find(({ begins }) => begins?.(bytes));
  const start = ascii(bytes, 0, 64);
  return known?.name ?? others.find(([, begins]) => begins.test(start))?.[0];
}
