import { crc32, deflateSync } from 'node:zlib';
import type { Db } from '../db/database.ts';
import { addFile } from '../files/file-service.ts';
import { textPdf } from '../pdf/text-pdf.ts';
import type { SeedContext } from './context.ts';

/** Stores a PDF of one page with some text, and returns its id. */
export function pdfFile(db: Db, nombre: string, ...paragraphs: string[]): number {
  return addFile(db, { nombre, extension: 'pdf', content: textPdf({ title: nombre, paragraphs }) });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

type Colour = readonly [red: number, green: number, blue: number];

/** A PNG with one colour passing into another from top to bottom, and a disc in the middle. */
function png(width: number, height: number, from: Colour, to: Colour): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const row = 1 + 3 * width;
  const pixels = Buffer.alloc(row * height);
  const radius = Math.min(width, height) / 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = Math.hypot(x - width / 2, y - height / 2) < radius;
      const share = inside ? 1 - y / height : y / height;
      for (const index of [0, 1, 2] as const) {
        pixels[y * row + 1 + 3 * x + index] = from[index] + (to[index] - from[index]) * share;
      }
    }
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** Number of different pictures per size, since drawing one takes a while. */
const variety = 6;

const drawn = new Map<string, Uint8Array>();

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour on the way from one to another; `share` 0 is the first. */
function between(from: string, to: string, share: number): Colour {
  const [ends, others] = [channels(from), channels(to)];
  const at = (index: number): number =>
    Math.round((ends[index] ?? 0) * (1 - share) + (others[index] ?? 0) * share);
  return [at(0), at(1), at(2)];
}

/** Stores a picture in the colours of the brand, and returns its id. */
export function pngFile(
  { db, brand }: Pick<SeedContext, 'db' | 'brand'>,
  nombre: string,
  number: number,
  width: number,
  height: number,
): number {
  const variant = number % variety;
  const { primario, secundario = '#ffffff' } = brand.settings.colores;
  const key = `${primario} ${secundario} ${variant} ${width} ${height}`;
  const share = variant / variety;
  const [first, second] = [between(primario, '#ffffff', share * 0.6), between(secundario, primario, share)];
  const content = drawn.get(key) ?? png(width, height, first, second);
  drawn.set(key, content);
  return addFile(db, { nombre, extension: 'png', content });
}
