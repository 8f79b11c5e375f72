import { appendFileSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { AssetFile } from '#core/brand/brand.ts';
import { ImageCache } from './image-cache.ts';
import { icoOf, makeIcon, makeImage } from './images.ts';

const folder = mkdtempSync(join(tmpdir(), 'andana-images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const cache = new ImageCache(join(folder, 'cache'));

function asset(name: string, content: string | Uint8Array, width: number, height: number): AssetFile {
  const path = join(folder, name);
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { path, extension: name.split('.').pop() ?? '', sha256, size: { width, height } };
}

const svg = asset(
  'logo.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" viewBox="0 0 200 50"><title>x</title><path d="M0 0h200v50H0z"/></svg>',
  200,
  50,
);
const png = asset(
  'photo.png',
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
    .png()
    .toBuffer(),
  400,
  200,
);

describe('pictures', () => {
  it('keeps an SVG an SVG, as large as its box, and without metadata', async () => {
    const image = await makeImage(cache, svg, { width: 480, height: 40 });
    expect(image).toMatchObject({ extension: 'svg', width: 160, height: 40 });
    expect(Buffer.from(image.content).toString()).not.toContain('title');
  });

  it('converts anything else to WebP, with two pixels to a CSS pixel and never enlarged', async () => {
    const small = await makeImage(cache, png, { width: 100, height: 100 });
    expect(small).toMatchObject({ extension: 'webp', width: 100, height: 50 });
    expect(await sharp(small.content).metadata()).toMatchObject({ format: 'webp', width: 200, height: 100 });
    expect(await makeImage(cache, png, { width: 4000, height: 4000 })).toMatchObject({
      width: 400,
      height: 200,
    });
  });

  it('gives the same bytes from the cache as without it', async () => {
    const uncached = await makeImage(new ImageCache(join(folder, 'other')), png, { width: 100, height: 100 });
    const cached = await makeImage(cache, png, { width: 100, height: 100 });
    expect(Buffer.compare(uncached.content, cached.content)).toBe(0);
  });
});

it.each<[string, (file: string) => void]>([
  ['cut off', (file) => truncateSync(file, 40)],
  ['emptied', (file) => truncateSync(file)],
  ['appended to', (file) => appendFileSync(file, '<text>spoofed</text>')],
])('makes a picture again whose copy in the cache was %s', async (_, damage) => {
  const damaged = mkdtempSync(join(folder, 'damaged-'));
  const box = { width: 480, height: 40 };
  const { content } = await makeImage(new ImageCache(damaged), svg, box);
  for (const name of readdirSync(damaged)) damage(join(damaged, name));
  for (let builds = 0; builds < 2; builds++)
    expect(Buffer.from((await makeImage(new ImageCache(damaged), svg, box)).content)).toEqual(
      Buffer.from(content),
    );
});

it('names the picture that cannot be converted, and goes on with others', async () => {
  const broken = asset('roto.png', 'no picture', 10, 10);
  const box = { width: 100, height: 100 };
  await expect(makeImage(cache, broken, box)).rejects.toThrow(/No webp could be made of .*roto\.png/);
  expect(await makeImage(cache, png, { width: 60, height: 60 })).toMatchObject({ width: 60 });
});

it('never makes a picture of zero height', async () => {
  const line = asset('linea.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1"/>', 1000, 1);
  expect(await makeImage(cache, line, { width: 480, height: 160 })).toMatchObject({ width: 480, height: 1 });
});

describe('icons', () => {
  it('are square, transparent around the picture, or on a colour', async () => {
    const clear = await sharp(await makeIcon(cache, svg, 64))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(clear.info).toMatchObject({ width: 64, height: 64, channels: 4 });
    expect(clear.data[3]).toBe(0);
    const filled = await sharp(await makeIcon(cache, svg, 64, { padding: 0.1, background: '#ff0000' }))
      .raw()
      .toBuffer();
    expect([...filled.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  it('are wrapped as favicon.ico with the offset of the PNG', async () => {
    const content = await makeIcon(cache, svg, 32);
    const ico = Buffer.from(icoOf(content, 32));
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt8(6)).toBe(32);
    expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))).toEqual(
      Buffer.from(content),
    );
  });
});
